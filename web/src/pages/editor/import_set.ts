import * as library from "../../app/library";
import { words } from "../../app/words.svelte";
import { gameOf, games, titleOf } from "../../games";
import type { Tree } from "../../games/contract";
import { entriesOf, isMain } from "../../games/shapes";
import { api } from "../../net/api";
import { isMine } from "./fill";
import { readRulebook } from "./rulebook";

/** A file becomes a set of its own, in the game it belongs to; what is no card file touches nothing. */
export async function importSet(
  toml: string,
  here: string,
  from: library.KeptSet["from"],
): Promise<{ set: library.KeptSet; note: string } | { set: null; note: string }> {
  const { t } = words;
  const seen = await api.checkCards({ game: here, cards: toml, language: words.language, tree: true });
  if (!seen.tree) return { set: null, note: seen.reason };
  const game = games.find((one) => one.name === seen.game && one.cards)?.name;
  if (!game) return { set: null, note: t("editor-no-cards") };
  const [book, { default: part }] = await Promise.all([readRulebook(game), gameOf(game).cards!()]);
  const checked = game === here ? seen : await api.checkCards({ game, cards: toml, language: words.language });
  const tree = { ...book.tree, ...(seen.tree as Tree) };
  const about = (tree["set"] ?? {}) as Tree;
  const main = entriesOf(book.shape, tree, part).filter((one) => isMain(one, part));
  const set = library.newSet(game, String(about["name"] || t("editor-my-set", { game: titleOf(game) })), tree, {
    from,
    mine: main.filter(isMine).length,
    of: main.length,
    whole: checked.ok ? toml : "",
  });
  set.tree = { ...tree, set: { ...about, name: set.name } };
  if (!library.keepSet(set)) return { set: null, note: t("editor-no-room") };
  const key = game === here ? "editor-taken" : "editor-other-game";
  return { set, note: t(key, { name: set.name, game: titleOf(game) }) };
}

/** The one set a game could have before there was a library. */
export async function rememberOld(): Promise<void> {
  for (const { name } of games) {
    const place = `gnomehall.cards.${name}`;
    const old = JSON.parse(localStorage.getItem(place) ?? "null") as { toml: string } | null;
    if (old && (await importSet(old.toml, name, "")).set) localStorage.removeItem(place);
  }
}

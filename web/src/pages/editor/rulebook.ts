import type { Tree } from "../../games/contract";
import { api } from "../../net/api";
import type { TableShape } from "../../wire";

/** A game's own card set, and what the loader reads. */
export interface Rulebook {
  shape: TableShape;
  tree: Tree;
}

export async function readRulebook(game: string): Promise<Rulebook> {
  const [shape, file] = await Promise.all([api.cardSchema(game), api.cardFile(game)]);
  const { tree } = await api.checkCards({ game, cards: file, tree: true });
  return { shape, tree: tree as Tree };
}

import { sounding } from "../../../app/sound";
import type { BoardPart, Meter } from "../../contract";
import Board from "./Board.svelte";
import { deal } from "./deal";
import Finale from "./Finale.svelte";
import { gathered, happened, loses } from "./happened";
import Look from "./Look.svelte";
import { lack, look } from "./look";
import { offer } from "./offer";
import Rival from "./Rival.svelte";
import { amount, parts } from "../say";
import { discarded, readBundle, symbol, type GnomelandView } from "../view";

const PLAIN: Record<string, string> = {
  reveal: "ui-log",
  complete: "medal",
  cast: "gnome-wizard",
  hex: "mana",
  build: "b-ico",
  upgrade: "b-ico",
  use: "b-ico",
  end: "ui-check",
  decline: "ui-close",
  enough: "ui-check",
  settle: "ui-check",
};

const gnomeland: BoardPart<GnomelandView> = {
  Board,
  Rival,
  Finale,
  Look,
  look,
  lack,
  deal,
  happened,
  gather: ["roll", "decline"],
  gathered,
  outOfTurn: ["copy"],
  sounds: {
    ...sounding("dice", "roll", "reroll", "raise", "lower", "spend"),
    ...sounding("coin", "take", "hire", "complete", "copy", "pay"),
    ...sounding("page", "reveal", "cast", "end"),
  },
  matters: ["complete", "build", "upgrade", "cast", "hire", "send", "use", "play", "spend", "end"],
  turn: (view) => view.actor,
  ends(view, { words, cards }) {
    const meters: Meter[] = [
      {
        label: words.t("land-round-of", { round: view.round, rounds: view.rounds }),
        part: view.round / view.rounds,
        near: view.round === view.rounds,
      },
    ];
    const contests = view.tavern
      .filter((one) => one?.effect.contest)
      .map((one) => cards.name(one!.id))
      .filter(Boolean);
    if (contests.length) meters.push({ label: words.t("land-contest-later", { cards: contests.join(", ") }) });
    return meters;
  },
  offer,
  period: (view) => view.round,
  auto: (words) => [{ label: words.t("land-pass"), note: words.t("land-pass-note"), moves: ["decline"] }],
  prompt(view, legal, { words, seats, cards }) {
    const { t } = words;
    const { what, of, left = 1, space } = view.asks;
    const name = (id: string | undefined): string => (id ? cards.name(id) : "");
    if (what === "copy") {
      const taken = { name: seats[view.actor ?? 0]?.name ?? "", what: amount(view.asks.resources ?? {}, words) };
      return { title: t("land-title-copy", taken), say: t("land-say-copy", taken) };
    }
    if (what !== "turn")
      return {
        say: t(`land-say-${what}`, {
          card: name(of),
          count: left,
          space: space ? t(`land-space-${space}`) : "",
        }),
      };
    const dice = view.seats[view.to_move ?? 0]!.dice.length;
    if (view.contest)
      return {
        say: t(dice ? "land-say-contest" : "land-say-contest-end", { card: name(view.contest.id), count: dice }),
      };
    const say = t(
      dice ? "land-say-dice" : legal.some((move) => move.verb === "complete") ? "land-say-mission" : "land-say-end",
      { count: dice },
    );
    const lost = legal.some((move) => move.verb === "end") ? loses(view, { words, seats, cards }) : "";
    return { say: [lost, say].filter(Boolean).join(" ") };
  },
  piece(move, seat) {
    const [first = ""] = move.args;
    if (["roll", "spend", "raise", "lower", "reroll"].includes(move.verb)) return `die-${first}`;
    if (move.verb === "keep" && first === "none") return "ui-close";
    if (["hire", "play", "recruit", "pay", "keep", "steal", "add"].includes(move.verb)) return symbol(first);
    if (move.verb === "take") return symbol(Object.keys(readBundle(first))[0]!);
    if (move.verb === "send" || move.verb === "copy") return `pawn-${seat?.colour ?? "black"}`;
    return PLAIN[move.verb] ?? "gnome-villager";
  },
  closing(view, _legal, { words }) {
    const { t } = words;
    if (view.asks.what === "copy") return { text: "decline", label: t("land-copy-pass"), quiet: true };
    if (view.asks.what === "keep") return { text: "keep none", label: t("land-keep-none"), quiet: true };
    if (view.asks.what === "reroll" && view.asks.any) return { text: "enough", label: t("land-enough") };
    if (view.asks.what !== "turn") return null;
    return { text: "end", label: t(view.contest ? "land-contest-done" : "land-end-turn") };
  },
  pause: (event) => event.seat >= 0 && !["decline", "enough", "keep", "pay", "spend", "end"].includes(event.move.verb),
  confirm(move, view, legal, { words, cards }) {
    const village = view.seats[view.to_move ?? 0]!;
    if (move.verb === "build") {
      const covered = village.upper.find((space) => space.space === move.args[1]);
      const gone = covered
        ? discarded(
            covered,
            village.cards.find((plan) => plan.id === move.args[0]),
          )
        : {};
      if (covered && parts(gone).length)
        return words.t("land-sure-store", { what: amount(gone, words), card: cards.name(covered.id) });
      if (covered?.gnomes) return words.t("land-sure-house", { count: covered.gnomes, card: cards.name(covered.id) });
    }
    const missions = legal.filter((one) => one.verb === "complete").map((one) => cards.name(one.args[0]!));
    return move.verb === "end" && missions.length ? words.t("land-sure-end", { cards: missions.join(", ") }) : null;
  },
};

export default gnomeland;

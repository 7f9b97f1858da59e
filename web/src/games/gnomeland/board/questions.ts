import type { Legal } from "../../../wire";
import type { Choice, Telling } from "../../contract";
import { amount, price } from "../say";
import { readBundle, symbol, type GnomelandView, type Resource } from "../view";

/** A question that is open: what it says, the answers, and the place on the board it is asked at. */
export interface Asking {
  title: string;
  choices: Choice[];
  spots: string[]; // selectors, the best first
  grid: boolean;
}

/** The pieces of a bundle, each as often as it is there, up to three. */
function pieces(text: string): string[] {
  return Object.entries(readBundle(text)).flatMap(([word, n]) => Array<string>(Math.min(3, n)).fill(symbol(word)));
}

/** A move as a line of a choice. */
export function line(move: Legal, view: GnomelandView, by: Telling): Choice {
  const { words, seats, cards } = by;
  const { t } = words;
  const [first = "", second = ""] = move.args;
  const village = view.seats[view.asks.seat ?? 0]!;
  switch (move.verb) {
    case "copy":
      return {
        move,
        label: t("land-copy-do", { what: amount(view.asks.resources ?? {}, words) }),
        small: t("land-copy-cost", { count: village.gnomes }),
        pieces: [`pawn-${seats[view.asks.seat ?? 0]?.colour ?? "black"}`],
      };
    case "decline":
      return { move, label: t("land-copy-pass"), small: t("land-pass-hint"), pieces: ["ui-check"] };
    case "take": {
      const word = Object.keys(readBundle(first))[0] as Resource;
      const had = village.pool[word] === undefined ? undefined : village.pool[word] + village.stored[word];
      return {
        move,
        label: amount(readBundle(first), words),
        pieces: pieces(first),
        ...(had === undefined ? {} : { small: t("land-makes", { count: had + (readBundle(first)[word] ?? 0) }) }),
      };
    }
    case "steal":
      return {
        move,
        label: t("land-steal", { what: amount({ [first]: 1 }, words), name: seats[Number(second)]?.name ?? "" }),
        pieces: [symbol(first), `crest-${seats[Number(second)]?.colour ?? "black"}`],
      };
    case "keep":
      if (first === "none") return { move, label: t("land-keep-none"), pieces: ["ui-close"] };
      return {
        move,
        label: t("land-keep-do", { what: amount({ [first]: 1 }, words) }),
        pieces: [first],
        small: t("land-keep-have", { count: village.pool[first as Resource] }),
      };
    case "settle":
      return {
        move,
        label: price(view.asks.costs?.[first === "first" ? 0 : 1] ?? {}, undefined, words),
        pieces: Object.keys(view.asks.costs?.[first === "first" ? 0 : 1] ?? {}).map(symbol),
      };
    case "add":
      return { move, label: move.label, pieces: [symbol(first)] };
    case "recruit":
    case "pay":
      return { move, label: cards.name(first), pieces: [symbol(first)] };
    case "hex":
      return {
        move,
        label: cards.name(first),
        pieces: ["medal"],
        small: t("land-hex-now", { count: view.missions.find((one) => one?.id === first)?.points ?? 0 }),
      };
    case "spend":
      return { move, label: t("land-spend", { face: first }), pieces: [`die-${first}`] };
    case "raise":
    case "lower":
      return { move, label: move.label, pieces: [`die-${first}`], gain: move.verb === "raise" ? "+1" : "−1" };
    case "reroll":
      return { move, label: t("land-reroll-die", { face: first }), pieces: [`die-${first}`] };
    case "enough":
      return { move, label: t("land-enough"), pieces: ["ui-check"] };
    default:
      return { move, label: move.label };
  }
}

const PLACES: Record<string, string[]> = {
  copy: ['[data-card="gnomes_house"]', '[data-spot="gnomes"]'],
  shift: [".tray"],
  reroll: [".tray"],
};

/** The question the seat to move has to answer, or null in a plain turn. */
export function question(view: GnomelandView, legal: Legal[], by: Telling): Asking | null {
  const { words, seats, cards } = by;
  const { what, of, left = 1, space } = view.asks;
  if (what === "turn" || !legal.length) return null;
  const choices = legal.map((move) => line(move, view, by));
  if (what === "copy") choices.reverse(); // letting it pass costs nothing, so it comes first
  const name = view.actor === null ? "" : (seats[view.actor]?.name ?? "");
  const title = words.t(`land-ask-${what}`, {
    card: of ? cards.name(of) : "",
    name,
    count: left,
    space: space ? words.t(`land-space-${space}`) : "",
    what: amount(view.asks.resources ?? {}, words),
  });
  const places = space ? [`[data-spot="lot-${space}"]`] : (PLACES[what] ?? []);
  return {
    title,
    choices,
    spots: [...places, ...(of ? [`[data-card="${of}"]`] : []), ".village header"],
    grid: false,
  };
}

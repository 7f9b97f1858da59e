import { gnome, PIECES } from "../pieces";
import type { Tree } from "../../contract";

/** One piece of a parchment: a kind of gnome, `x:villager` (it lies down), `coin`, `assistant`, `draw`, `search`. */
export const COSTS = [
  ...["child", "villager", "soldier", "merchant", "artisan", "inventor", "any"].flatMap((kind) => [kind, `x:${kind}`]),
  "coin",
  "assistant",
];
export const EFFECTS = [
  "child",
  "villager",
  "soldier",
  "merchant",
  "artisan",
  "inventor",
  "any",
  "specialist",
  ...Object.values(PIECES),
];

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const times = (word: string, n: unknown): string[] =>
  Array<string>(Math.min(20, Math.max(0, Number(n) || 0))).fill(word);
const count = (pieces: string[], word: string): number => pieces.filter((piece) => piece === word).length;

/** The symbol of the kit for a piece. */
export function symbol(piece: string): string {
  const word = piece.replace(/^x:/, "");
  return Object.values(PIECES).includes(word) ? word : gnome(word.includes("/") ? "any" : word);
}

export const readCost = (cost: Tree): string[] => [
  ...list(cost["gnomes"]),
  ...list(cost["lying"]).map((kind) => `x:${kind}`),
  ...times("coin", cost["coins"]),
  ...times("assistant", cost["assistants"]),
];
export const readEffect = (effect: Tree): string[] => [
  ...list(effect["gain"]),
  ...Object.entries(PIECES).flatMap(([word, piece]) => times(piece, effect[word])),
];

const NUMBERS = Object.fromEntries(Object.entries(PIECES).map(([word, piece]) => [piece, word]));

function written(pieces: string[], gnomes: (pieces: string[]) => Tree): Tree {
  const found = gnomes(pieces.filter((piece) => !(piece in NUMBERS)));
  for (const [word, name] of Object.entries(NUMBERS)) if (count(pieces, word)) found[name] = count(pieces, word);
  return found;
}

export const writeCost = (pieces: string[]): Tree =>
  written(pieces, (all): Tree => {
    const stand = all.filter((piece) => !piece.startsWith("x:"));
    const lie = all.filter((piece) => piece.startsWith("x:")).map((piece) => piece.slice(2));
    return { ...(stand.length ? { gnomes: stand } : ({} as Tree)), ...(lie.length ? { lying: lie } : {}) };
  });
export const writeEffect = (pieces: string[]): Tree =>
  written(pieces, (all): Tree => (all.length ? { gain: all } : {}));

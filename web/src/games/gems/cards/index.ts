import type { CardsPart } from "../../contract";
import { list } from "../../entries";
import Pair from "./Pair.svelte";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";

const cards: CardsPart = {
  Picture,
  Thumb,
  Preview,
  groups: { token: "token", combined: "combined" },
  symbol: (word) => ({ count: "rune", points: "medal" })[word] ?? null,
  called: (word, _field, words) => words.t(`gem-${word}`),
  inputs: { pair: { Input: Pair } },
  art: (tree) => list(tree["pair"]).join("/") || undefined,
  title: (entry, words) =>
    entry.art
      .split("/")
      .map((gem) => words.t(`gem-${gem}`))
      .join(" / "),
  extra: {
    at: "combined",
    label: "editor-new-pair",
    make: () => ({ pair: ["emerald", "sapphire"], count: 1, source: "owner" }),
  },
};

export default cards;

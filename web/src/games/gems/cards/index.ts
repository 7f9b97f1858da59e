import type { CardsPart } from "../../contract";
import { entries } from "./entries";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";

const cards: CardsPart = {
  Picture,
  Thumb,
  Preview,
  entries,
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

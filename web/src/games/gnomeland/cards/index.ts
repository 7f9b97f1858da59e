import type { CardsPart } from "../../contract";
import { symbol } from "../view";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";

const SIDES = ["base", "advanced"];

const cards: CardsPart = {
  Picture,
  Thumb,
  Preview,
  groups: {
    ...Object.fromEntries(
      SIDES.map((side) => [`building/${side}`, (row: { [key: string]: unknown }) => String(row["kind"])]),
    ),
    ...Object.fromEntries(SIDES.map((side) => [`mission/${side}`, `mission-${side}`])),
    action: "action",
    spell: "spell",
    mercenary: "mercenary",
  },
  symbol: (word) => (word === "points" ? "medal" : ["one", "any", "+1", "-1"].includes(word) ? null : symbol(word)),
  called: (word, field, words) =>
    field === "reroll"
      ? words.t(`editor-reroll-${word}`)
      : /^[+-]/.test(word)
        ? word
        : words.t("editor-word", { word }),
  letters: {
    words: { weapon: "w", mana: "m", trader: "t", soldier: "s", wizard: "z", mercenary: "?", points: "p" },
    digits: "coin",
  },
  hidden: ["gives"],
};

export default cards;

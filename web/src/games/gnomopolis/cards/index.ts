import type { CardsPart } from "../../contract";
import { gnome, PIECES } from "../pieces";
import Parchment from "./Parchment.svelte";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";
import Type from "./Type.svelte";

const SYMBOLS: Record<string, string> = { ...PIECES, points: "medal" };

const cards: CardsPart = {
  Picture,
  Thumb,
  Preview,
  groups: { building: "building", councilor: "councilor", "board/action": "parchment", board: "board" },
  symbol: (word) => SYMBOLS[word] ?? gnome(word.includes("/") ? "any" : word),
  called: (word, field, words) =>
    words.t("editor-piece", { piece: SYMBOLS[word] ?? word, lies: field === "lying" ? "yes" : "no" }),
  letters: {
    words: {
      child: "c",
      villager: "v",
      soldier: "s",
      merchant: "m",
      artisan: "a",
      inventor: "i",
      any: "?",
      specialist: "*",
      assistants: "b",
      search: "l",
      draw: "d",
    },
    digits: "coins",
  },
  lies: ["lying"],
  hidden: ["action", "caravan"],
  inputs: {
    type: { Input: Type },
    cost: { Input: Parchment, also: ["effect"], label: "parchment" },
  },
};

export default cards;

import type { BoardModule } from "../contract";
import Board from "./Board.svelte";

/** A game without a board of its own. */
export const plain: BoardModule = {
  texts: "page",
  colours: ["green", "orange", "purple", "blue", "black"],
  Board,
  ends: () => [],
  prompt: (_view, legal, { words }) => ({ say: words.t("moves-possible", { count: legal.length }) }),
  piece: () => "gnome-villager",
};

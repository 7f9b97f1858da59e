import type { BoardPart } from "../contract";
import Board from "./Board.svelte";

/** A game without a board of its own: what is on the table in words and figures, every legal move a button. */
const plain: BoardPart = {
  Board,
  ends: () => [],
  prompt: (_view, legal, { words }) => ({ say: words.t("moves-possible", { count: legal.length }) }),
  piece: () => "gnome-villager",
};

export default plain;

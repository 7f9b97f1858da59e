import { namesOf, seatColours } from "../../app/me";
import { words } from "../../app/words.svelte";
import { gameOf } from "../../games";
import type { Player } from "../../games/contract";
import { bystander } from "../../table/bystander";
import type { PuzzleInfo } from "../../wire";

/** The seats of a puzzle: mine is the one to move, the others have names of bots. */
export function players(puzzle: PuzzleInfo): Player[] {
  const colours = seatColours(
    Array.from({ length: puzzle.seats }, () => ({ avatar: "" })),
    gameOf(puzzle.game).colours,
  );
  const names = namesOf("bot-names");
  return colours.map((colour, seat) => {
    const mine = seat === puzzle.seat;
    return bystander({ seat, mine, colour, name: mine ? words.t("you") : (names[seat] ?? "") });
  });
}

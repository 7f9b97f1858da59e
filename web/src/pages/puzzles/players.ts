import { namesOf, seatColours } from "../../app/me";
import { words } from "../../app/words.svelte";
import { gameOf } from "../../games";
import type { Player } from "../../games/contract";
import type { PuzzleInfo } from "../../wire";

/** The seats of a puzzle: mine is the one to move, the others have names of bots. */
export function players(puzzle: PuzzleInfo): Player[] {
  const colours = seatColours(
    Array.from({ length: puzzle.seats }, () => ({ avatar: "" })),
    gameOf(puzzle.game).colours,
  );
  const names = namesOf("bot-names");
  return colours.map((colour, seat) => ({
    seat,
    kind: "human",
    avatar: "",
    level: "",
    here: true,
    played_by_bot: false,
    left: false,
    votes: [],
    lent_to: null,
    kept: false,
    hints: false,
    auto: [],
    resting: [],
    rests_in: 0,
    mine: seat === puzzle.seat,
    colour,
    name: seat === puzzle.seat ? words.t("you") : (names[seat] ?? ""),
  }));
}

import type { Player } from "../games/contract";

type Known = Pick<Player, "seat" | "mine" | "colour" | "name"> & Partial<Player>;

/** A player where nobody plays live, as in a replay or a puzzle: what is not told is as at a quiet table. */
export function bystander(known: Known): Player {
  return {
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
    ...known,
  };
}

import type { View } from "../contract";

/** One place of the cave: its token once face up, the gnome on it, who took the token. */
export interface Place {
  token: string | null;
  gnome: number | null;
  taken: number | null;
}

/** What games/gems writes as its view. */
export interface GemsView extends View {
  face_down: number;
  free: Record<string, number>;
  places: Place[];
  actor: number | null;
  actions_left: number;
  quiet_rounds: number;
  quiet_rounds_left: number;
  seats: {
    reserve: number;
    claimed: Record<string, number>;
    pile: Record<string, number>;
    tokens: number;
    points: number;
    groups: string[][];
    group_points: number[]; // what each group is worth, with its 1 more (G-13)
  }[];
}

/** The pile in its best groups, then what is left over. */
export function heaps(seat: GemsView["seats"][number]): { groups: string[][]; rest: string[] } {
  const left = { ...seat.pile };
  for (const token of seat.groups.flat()) left[token] = (left[token] ?? 0) - 1;
  return {
    groups: seat.groups,
    rest: Object.entries(left).flatMap(([token, n]) => Array<string>(Math.max(0, n)).fill(token)),
  };
}

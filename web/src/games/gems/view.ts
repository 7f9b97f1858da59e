import type { GemsView, SeatView } from "./wire";

export type { GemsView, SeatView };

/** The pile in its best groups, then what is left over. */
export function heaps(seat: SeatView): { groups: string[][]; rest: string[] } {
  const left = { ...seat.pile };
  for (const token of seat.groups.flat()) left[token] = (left[token] ?? 0) - 1;
  return {
    groups: seat.groups,
    rest: Object.entries(left).flatMap(([token, n]) => Array<string>(Math.max(0, n)).fill(token)),
  };
}

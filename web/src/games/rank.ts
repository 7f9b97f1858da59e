import type { Scored, Tally } from "../wire";

/** The places, and what decided each: the first figure that differs from the place before. */
export function rank(tallies: Tally[]): Scored {
  const names = ["points", ...Object.keys(tallies[0]!.ties)];
  const figures = tallies.map((tally) => [tally.points, ...Object.values(tally.ties)]);
  const compare = (a: number[], b: number[]): number =>
    b[a.findIndex((n, i) => n !== b[i])]! - a.find((n, i) => n !== b[i])! || 0;
  const order = figures.toSorted(compare).filter((one, i, all) => i === 0 || compare(one, all[i - 1]!) !== 0);
  return {
    tallies,
    ranking: order.map((key) => figures.flatMap((one, n) => (compare(one, key) === 0 ? [n] : []))),
    decided: order.slice(1).map((after, i) => names[after.findIndex((n, at) => n !== order[i]![at])]!),
  };
}

import type { GemsSheets, PileTally } from "../../../wire";
import { GEMS } from "../gem";

/**
 * The score for times without a network: somebody at a real table may have none, and the engine cannot come along.
 * tests/test_scorer.py compares it with the engine on thousands of sheets; whenever the server answers, the engine's
 * own figures are shown.
 */
export interface Facts {
  tokens: Record<string, number>; // points of gems and coal; a combined gem is worth what it is counted as
  group: number; // points more for each group
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tallies(sheets: GemsSheets, facts: Facts): PileTally[] {
  return sheets.piles.map((pile) => pileTally(pile, sheets.coal_groups ?? true, facts));
}

/** G-12, G-13. */
function pileTally(pile: Record<string, number>, coalGroups: boolean, facts: Facts): PileTally {
  const { counted, groups } = countPile(pile, coalGroups, facts);
  const tokens = sum(counted.map(({ kind, n }) => n * (facts.tokens[kind] ?? 1)));
  const bonus = facts.group * groups.length;
  return {
    points: tokens + bonus,
    parts: { tokens, groups: bonus },
    ties: { tokens: sum(Object.values(pile)) },
    groups,
  };
}

/** Combined gems as they are read: points, groups, then how many of each type are counted as the first of its kinds. */
type Reading = number[];
const less = (a: Reading, b: Reading): boolean => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};
interface Counted {
  token: string;
  kind: string;
  n: number;
}

/** The best way to count a pile, over every way to read the combined gems; only remainders by three matter between them. */
export function countPile(
  pile: Record<string, number>,
  coalGroups: boolean,
  facts: Facts,
): { counted: Counted[]; groups: string[][] } {
  const plain = GEMS.map((kind) => pile[kind] ?? 0);
  const combined = Object.keys(pile)
    .filter((name) => name.includes("/") && pile[name])
    .sort();
  const worth = GEMS.map((kind) => facts.tokens[kind] ?? 1);
  const threes = sum(plain.map((n) => Math.floor(n / 3)));
  let readings = new Map<string, Reading>([[plain.map((n) => n % 3).join(), [facts.group * threes, threes]]]);
  for (const name of combined) {
    const [a, b] = name.split("/").map((kind) => GEMS.indexOf(kind)) as [number, number];
    const better = new Map<string, Reading>();
    for (const [left, [points, groups, ...before]] of readings) {
      for (let asA = 0; asA <= pile[name]!; asA++) {
        const asB = pile[name]! - asA;
        const now = left.split(",").map(Number);
        now[a]! += asA;
        now[b]! += asB;
        const gained = Math.floor(now[a]! / 3) + Math.floor(now[b]! / 3);
        const key = now.map((n) => n % 3).join();
        const value = asA * worth[a]! + asB * worth[b]!;
        const reading = [points! + value + facts.group * gained, groups! + gained, ...before, asA];
        const known = better.get(key);
        if (!known || less(known, reading)) better.set(key, reading);
      }
    }
    readings = better;
  }
  const [, , ...asFirst] = [...readings.values()].reduce((one, other) => (less(one, other) ? other : one));
  const counted: Counted[] = [...GEMS, "coal"].map((kind) => ({ token: kind, kind, n: pile[kind] ?? 0 }));
  combined.forEach((token, i) => {
    const [a, b] = token.split("/") as [string, string];
    counted.push({ token, kind: a, n: asFirst[i]! }, { token, kind: b, n: pile[token]! - asFirst[i]! });
  });
  const groups = [...GEMS, ...(coalGroups ? ["coal"] : [])].flatMap((kind) => {
    const heap = counted.filter((one) => one.kind === kind).flatMap(({ token, n }) => Array<string>(n).fill(token));
    return Array.from({ length: Math.floor(heap.length / 3) }, (_, i) => heap.slice(3 * i, 3 * i + 3));
  });
  return { counted, groups };
}

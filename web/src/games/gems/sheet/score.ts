import type { GemsSheets, Tally } from "../../../wire";
import { GEMS } from "../gem";

/**
 * The score for times without a network: somebody at a real table may have none, and the engine cannot come along.
 * tests/test_scorer.py compares it with the engine on thousands of sheets; whenever the server answers, the engine's
 * own figures are shown.
 */
export interface Facts {
  tokens: Record<string, number>; // points of a token; pairs that are not in the set count 1
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tallies(sheets: GemsSheets, facts: Facts): Tally[] {
  return sheets.piles.map((pile) => pileTally(pile, sheets.coal_groups ?? true, facts));
}

/** G-12, G-13. */
function pileTally(pile: Record<string, number>, coalGroups: boolean, facts: Facts): Tally {
  const groups = bestGroups(pile, coalGroups);
  const tokens = sum(Object.entries(pile).map(([name, n]) => n * (facts.tokens[name] ?? 1)));
  return {
    points: tokens + groups.length,
    parts: { tokens, groups: groups.length },
    ties: { tokens: sum(Object.values(pile)) },
    homes: [],
    homeless: {},
    groups,
  };
}

interface Read {
  groups: number;
  chosen: number[];
}

/** The most groups of three, over every way to read the combined gems; only remainders by three matter between them. */
export function bestGroups(pile: Record<string, number>, coalGroups: boolean): string[][] {
  const plain = GEMS.map((kind) => pile[kind] ?? 0);
  const combined = Object.keys(pile)
    .filter((name) => name.includes("/") && pile[name])
    .sort();
  const kindsOf = (name: string): [number, number] =>
    name.split("/").map((kind) => GEMS.indexOf(kind)) as [number, number];
  let reads = new Map<string, Read>([
    [plain.map((n) => n % 3).join(), { groups: sum(plain.map((n) => Math.floor(n / 3))), chosen: [] }],
  ]);
  for (const name of combined) {
    const [a, b] = kindsOf(name);
    const count = pile[name]!;
    const better = new Map<string, Read>();
    for (const [left, { groups, chosen }] of reads) {
      for (let asA = 0; asA <= count; asA++) {
        const now = left.split(",").map(Number);
        let gained = 0;
        for (const [kind, extra] of [
          [a, asA],
          [b, count - asA],
        ] as const) {
          gained += Math.floor((now[kind]! + extra) / 3);
          now[kind] = (now[kind]! + extra) % 3;
        }
        const known = better.get(now.join());
        if (!known || known.groups < groups + gained)
          better.set(now.join(), { groups: groups + gained, chosen: [...chosen, asA] });
      }
    }
    reads = better;
  }
  const best = [...reads.values()].reduce((one, other) => (other.groups > one.groups ? other : one));
  const heaps = GEMS.map((kind, n) => Array<string>(plain[n]!).fill(kind));
  combined.forEach((name, n) => {
    const [a, b] = kindsOf(name);
    heaps[a]!.push(...Array<string>(best.chosen[n]!).fill(name));
    heaps[b]!.push(...Array<string>(pile[name]! - best.chosen[n]!).fill(name));
  });
  if (coalGroups) heaps.push(Array<string>(pile["coal"] ?? 0).fill("coal"));
  return heaps.flatMap((heap) =>
    Array.from({ length: Math.floor(heap.length / 3) }, (_, i) => heap.slice(3 * i, 3 * i + 3)),
  );
}

import type {
  DistrictSheet,
  GemsSheets,
  GnomelandSheets,
  GnomopolisSheets,
  Scored,
  ScoredBed,
  ScoredHome,
  Tally,
  VillageSheet,
} from "../../wire";

/**
 * The scorer for times without a network. It is the only place of the page that knows rules: the engine cannot come along,
 * and somebody at a real table may have no network. tests/test_scorer.py compares it with the engine on thousands of sheets;
 * whenever the server answers, the engine's own figures are shown.
 */
export interface CardFacts {
  tokens: Record<string, number>; // points of gems and coal; a combined gem is worth what it is counted as
  housing: Record<string, string[]>; // beds of a building; `board` is the District Board
  councilors: Record<string, number>; // points
  sides: Record<string, number>; // Gnomeland: points of a building's side
}
export type Sheets = GemsSheets | GnomopolisSheets | GnomelandSheets;

export const GEMS = ["emerald", "sapphire", "ruby", "topaz", "amethyst", "citrine", "diamond"];
export const KINDS = ["child", "villager", "soldier", "merchant", "artisan", "inventor"];
const IN_BUILDING = 2;
const ON_BOARD = 1;

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function score(sheets: Sheets, facts: CardFacts): Scored {
  switch (sheets.game) {
    case "gems":
      return rank(sheets.piles.map((pile) => pileTally(pile, sheets.coal_groups ?? true, facts)));
    case "gnomopolis":
      return rank(sheets.districts.map((sheet, n) => districtTally(sheet, n, facts)));
    case "gnomeland":
      return rank(sheets.villages.map((sheet) => villageTally(sheet, facts)));
  }
}

/** G-12, G-13. */
function pileTally(pile: Record<string, number>, coalGroups: boolean, facts: CardFacts): Tally {
  const { counted, groups } = countPile(pile, coalGroups, facts);
  const tokens = sum(counted.map(({ kind, n }) => n * (facts.tokens[kind] ?? 1)));
  return {
    points: tokens + groups.length,
    parts: { tokens, groups: groups.length },
    ties: { tokens: sum(Object.values(pile)) },
    homes: [],
    homeless: {},
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
  facts: CardFacts,
): { counted: Counted[]; groups: string[][] } {
  const plain = GEMS.map((kind) => pile[kind] ?? 0);
  const combined = Object.keys(pile)
    .filter((name) => name.includes("/") && pile[name])
    .sort();
  const worth = GEMS.map((kind) => facts.tokens[kind] ?? 1);
  const threes = sum(plain.map((n) => Math.floor(n / 3)));
  let readings = new Map<string, Reading>([[plain.map((n) => n % 3).join(), [threes, threes]]]);
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
        const reading = [points! + value + gained, groups! + gained, ...before, asA];
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

/** P-31, P-32: beds of a kind in buildings, then on the board; then white beds in buildings, then those of the board. */
function districtTally(sheet: DistrictSheet, number: number, facts: CardFacts): Tally {
  const gnomes = sheet.gnomes ?? {};
  const left: Record<string, number> = Object.fromEntries(KINDS.map((kind) => [kind, gnomes[kind] ?? 0]));
  const bedsOf = (place: string): ScoredBed[] => (facts.housing[place] ?? []).map((icon) => ({ icon, gnome: null }));
  const places = (sheet.buildings ?? []).map((place) => ({ place, beds: bedsOf(place) }));
  const board = bedsOf("board");
  const beds = places.flatMap((place) => place.beds);
  for (const bed of [...beds, ...board]) {
    if (left[bed.icon]) moveIn(bed, bed.icon, left);
  }
  for (const bed of beds) if (bed.icon === "any") fillWhite(bed, board, left);
  for (const bed of board) if (bed.icon === "any") fillWhite(bed, [], left);
  const lived = (own: ScoredBed[]): number => own.filter((bed) => bed.gnome !== null).length;
  const homes: ScoredHome[] = [...places, { place: "board", beds: board }].map((home) => ({
    ...home,
    points: lived(home.beds) * (home.place === "board" ? ON_BOARD : IN_BUILDING),
  }));
  const homeless = Object.fromEntries(Object.entries(left).filter(([, n]) => n));
  const coins = sheet.coins ?? 0;
  const parts = {
    coins,
    buildings: IN_BUILDING * lived(beds),
    board: ON_BOARD * lived(board),
    councilors: sum([...new Set(sheet.councilors ?? [])].map((name) => facts.councilors[name] ?? 0)),
    homeless: -sum(Object.values(homeless)) || 0,
  };
  const ties = { children: gnomes["child"] ?? 0, gnomes: sum(Object.values(gnomes)), coins, earlier: -number || 0 };
  return { points: sum(Object.values(parts)), parts, ties, homes, homeless, groups: [] };
}

function moveIn(bed: ScoredBed, kind: string, left: Record<string, number>): void {
  bed.gnome = kind;
  left[kind] = (left[kind] ?? 0) - 1;
}

function fillWhite(bed: ScoredBed, board: ScoredBed[], left: Record<string, number>): void {
  const homeless = KINDS.find((kind) => left[kind]);
  if (homeless) return moveIn(bed, homeless, left);
  const old = board.findLast((other) => other.gnome !== null);
  if (old) [bed.gnome, old.gnome] = [old.gnome, null];
}

/** L-27. */
function villageTally(sheet: VillageSheet, facts: CardFacts): Tally {
  const track = sheet.track ?? 0;
  const buildings = sum((sheet.buildings ?? []).map((name) => facts.sides[name] ?? 0));
  return {
    points: track + buildings,
    parts: { track, buildings },
    ties: { buildings },
    homes: [],
    homeless: {},
    groups: [],
  };
}

/** The places, and what decided each: the first figure that differs from the place before (G-14, P-33, L-27). */
function rank(tallies: Tally[]): Scored {
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

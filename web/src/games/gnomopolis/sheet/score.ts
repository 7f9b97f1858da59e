import type { BedCount, DistrictSheet, DistrictTally, GnomopolisSheets, ScoredBed, ScoredHome } from "../../../wire";
import { KINDS } from "../view";

/**
 * The score for times without a network: somebody at a real table may have none, and the engine cannot come along.
 * tests/test_scorer.py compares it with the engine on thousands of sheets; whenever the server answers, the engine's
 * own figures are shown.
 */
export interface Facts {
  housing: Record<string, string[]>; // beds of a building; `board` is the District Board
  bed: Record<string, number>; // points of each gnome that lives there
  homeless: number; // points of each gnome that lives nowhere
  councilors: Record<string, number>; // points
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tallies(sheets: GnomopolisSheets, facts: Facts): DistrictTally[] {
  return sheets.districts.map((sheet, n) => districtTally(sheet, n, facts));
}

/** P-31, P-32: beds of a kind in buildings, then on the board; then white beds in buildings, then those of the board. */
function districtTally(sheet: DistrictSheet, number: number, facts: Facts): DistrictTally {
  if (sheet.counted) return countedTally(sheet, sheet.counted, number, facts);
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
    points: lived(home.beds) * (facts.bed[home.place] ?? 0),
  }));
  const homeless = Object.fromEntries(Object.entries(left).filter(([, n]) => n));
  const coins = sheet.coins ?? 0;
  const parts = {
    coins,
    buildings: sum(homes.slice(0, -1).map((home) => home.points)),
    board: homes.at(-1)!.points,
    councilors: councilorPoints(sheet, facts),
    homeless: facts.homeless * sum(Object.values(homeless)) || 0,
  };
  const ties = { children: gnomes["child"] ?? 0, gnomes: sum(Object.values(gnomes)), coins, earlier: -number || 0 };
  return { points: sum(Object.values(parts)), parts, ties, homes, homeless };
}

/** P-32 from three counts, for a table whose cards are not entered. */
function countedTally(sheet: DistrictSheet, beds: BedCount, number: number, facts: Facts): DistrictTally {
  const { buildings = 0, board = 0, homeless = 0, children = 0 } = beds;
  const coins = sheet.coins ?? 0;
  const building = Object.keys(facts.bed).find((place) => place !== "board") ?? "";
  const parts = {
    coins,
    buildings: buildings * (facts.bed[building] ?? 0),
    board: board * (facts.bed["board"] ?? 0),
    councilors: councilorPoints(sheet, facts),
    homeless: facts.homeless * homeless || 0,
  };
  const ties = { children, gnomes: buildings + board + homeless, coins, earlier: -number || 0 };
  return { points: sum(Object.values(parts)), parts, ties, homes: [], homeless: {} };
}

const councilorPoints = (sheet: DistrictSheet, facts: Facts): number =>
  sum([...new Set(sheet.councilors ?? [])].map((name) => facts.councilors[name] ?? 0));

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

import type { GnomelandSheets, Tally, VillageSheet } from "../../../wire";

/**
 * The score for times without a network: somebody at a real table may have none, and the engine cannot come along.
 * tests/test_scorer.py compares it with the engine on thousands of sheets; whenever the server answers, the engine's
 * own figures are shown.
 */
export interface Facts {
  sides: Record<string, number>; // points of a building's side
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function tallies(sheets: GnomelandSheets, facts: Facts): Tally[] {
  return sheets.villages.map((sheet) => villageTally(sheet, facts));
}

/** L-27. */
function villageTally(sheet: VillageSheet, facts: Facts): Tally {
  const track = sheet.track ?? 0;
  const buildings = sum((sheet.buildings ?? []).map((name) => facts.sides[name] ?? 0));
  return {
    points: track + buildings,
    parts: { track, buildings },
    ties: { buildings },
  };
}

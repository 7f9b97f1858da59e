import type { CampaignInfo, ScenarioInfo } from "../wire";
import { entriesOf, isCount } from "./foreign";

/** What this browser keeps of campaigns: stars and choices by scenario, and the table where each was begun last. */
interface Kept {
  stars: Record<string, number>;
  choices: Record<string, string>;
  tables: Record<string, string>;
}

const KEY = "gnomehall.campaign";
const MOST_TABLES = 40;
const MOST_TAKEN = 200; // of a file

function read(): Kept {
  const nothing: Kept = { stars: {}, choices: {}, tables: {} };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return nothing;
  }
}

function write(what: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...what }));
  } catch {
    // without storage nothing is kept
  }
}

export function starsOf(scenario: string): number {
  return read().stars[scenario] ?? 0;
}

/** Keep the stars of a try, if there are more than before; whether there are. */
export function noteStars(scenario: string, stars: number): boolean {
  const more = stars > starsOf(scenario);
  if (more) write({ stars: { ...read().stars, [scenario]: stars } });
  return more;
}

export function choiceOf(scenario: string): string | undefined {
  return read().choices[scenario];
}

export function noteChoice(scenario: string, way: string): void {
  write({ choices: { ...read().choices, [scenario]: way } });
}

/** What was chosen in the campaign that a scenario belongs to: its id begins with the game. */
export function choicesIn(scenario: string): string[] {
  const [game] = scenario.split("/");
  const { choices } = read();
  return Object.keys(choices)
    .filter((one) => one.startsWith(`${game}/`))
    .map((one) => choices[one]!);
}

/** The newest table of a scenario, to go on after a reload. */
export function noteTable(scenario: string, table: string): void {
  const { [scenario]: _, ...others } = read().tables;
  const newest = Object.entries({ ...others, [scenario]: table }).slice(-MOST_TABLES);
  write({ tables: Object.fromEntries(newest) });
}

export function tableOf(scenario: string): string | undefined {
  return read().tables[scenario];
}

/** Stars and choices, for a file; tables have keys of their own there. */
export const saveCampaigns = (): unknown => ({ stars: read().stars, choices: read().choices });

const isScenario = (id: string): boolean => /^([a-z]{1,40}\/[\w-]{1,60}|[0-9a-f]{24})$/.test(id);

/** Add what a file has: the more stars of both, and choices that were not made here. */
export function takeCampaigns(found: unknown): void {
  const other = (found ?? {}) as Record<keyof Kept, unknown>;
  for (const [id, stars] of entriesOf(other.stars, MOST_TAKEN))
    if (isScenario(id) && isCount(stars) && [1, 2, 3].includes(stars)) noteStars(id, stars);
  for (const [id, way] of entriesOf(other.choices, MOST_TAKEN))
    if (isScenario(id) && typeof way === "string" && way.length < 60 && !choiceOf(id)) noteChoice(id, way);
}

/** How far one is in a campaign. */
export interface Standing {
  stars: number;
  most: number; // stars there are
  open: number; // places that can be entered, from the first
  here: ScenarioInfo | undefined; // where one goes on: a place without a star, then one that lacks some, then the last
  ahead: ScenarioInfo | undefined; // the first closed place
}

export function standing(campaign: CampaignInfo): Standing {
  const { stars: kept } = read();
  const places = campaign.scenarios;
  const got = (place: ScenarioInfo): number => kept[place.id] ?? 0;
  const stars = places.reduce((sum, place) => sum + got(place), 0);
  const open = places.filter((place) => place.needs <= stars);
  return {
    stars,
    most: places.reduce((sum, place) => sum + place.goals.length, 0),
    open: open.length,
    here:
      open.find((place) => got(place) === 0) ?? open.find((place) => got(place) < place.goals.length) ?? open.at(-1),
    ahead: places.find((place) => place.needs > stars),
  };
}

/** The address of a place: on the map of its campaign, or of a scenario somebody made. */
export function placeOf(scenario: string): string {
  return scenario.includes("/") ? `/campaign/${scenario}` : `/scenario/${scenario}`;
}

import type { Draw, Draws, Room } from "../wire";
import { FairChance, numberedSeed } from "./chance";
import type { Promised } from "./promises";

/** What can come of a stream, in order; made by web/scripts/chance.py from the standard cards. */
export interface Stream {
  kind: "dice" | "deck" | "bag"; // the same each time; without what was drawn; what the table shows before the draw
  outcomes: [text: string, weight: number][]; // at the first draw; of a bag only their order counts
}
export type Streams = Record<string, Record<string, Stream>>; // for each number of seats

export type Alarm = "seed" | "commitment" | "share" | "deal" | "given" | "seen" | "odds" | "draw" | "broken";
export interface Verdict {
  draws: number;
  alarm: Alarm | null;
  at: Draw | null; // the draw that is wrong, if one is
  due: string; // what should have come
  share: boolean; // this browser had a share in the shuffle
  early: boolean; // the promise was kept before the match began
  known: boolean; // what could come was worked out here, not only told by the server
}

/** What the page knows beside what the server says at the end. */
export interface Knowledge {
  promise: Promised | undefined;
  room: Pick<Room, "commitment" | "seats" | "own_cards">;
  streams: Streams | null;
  /** What lay in a bag before a move, as the table showed it. */
  bag: ((stream: string, move: number) => Record<string, number> | null) | null;
}

/** Derive every draw of a match; `docs/fair.md` says what this proves. */
export function check(draws: Draws, { promise, room, streams, bag }: Knowledge): Verdict {
  const given = promise?.given ?? draws.given;
  const own = draws.draws.filter((draw) => draw.move >= given);
  const known = room.own_cards ? undefined : streams?.[String(room.seats.length)];
  const verdict: Verdict = {
    draws: own.length,
    alarm: null,
    at: null,
    due: "",
    share: promise?.counted === true,
    early: promise?.early === true,
    known: known !== undefined,
  };
  const alarm = (name: Alarm, at: Draw | null = null, due = ""): Verdict => ({ ...verdict, alarm: name, at, due });

  let chance: FairChance;
  try {
    chance = new FairChance(draws.seed, draws.entropy);
  } catch {
    return alarm("seed");
  }
  if (chance.commitment !== (promise?.commitment ?? room.commitment)) return alarm("commitment");
  if (promise?.broken) return alarm("broken");
  if (promise && promise.deal !== null && draws.seed !== numberedSeed(promise.deal)) return alarm("deal");
  for (const { seat, kind, mine } of room.seats) {
    const said = draws.entropy[seat] ?? "";
    if (kind === "bot" && said !== "") return alarm("share");
    if (mine && (promise?.counted || promise?.sent) && said !== promise.entropy) return alarm("share");
  }
  if (draws.given !== given) return alarm("given");
  if (promise?.seen.some((text, i) => draws.draws[i]?.outcome !== text)) return alarm("seen");
  return derive(draws, chance, known, bag) ?? verdict;

  function derive(
    { draws: list }: Draws,
    fair: FairChance,
    names: Record<string, Stream> | undefined,
    lies: Knowledge["bag"],
  ): Verdict | null {
    const drawn = new Map<string, number>();
    const decks = new Map<string, [string, number][]>();
    for (const draw of list) {
      const index = drawn.get(draw.stream) ?? 0;
      drawn.set(draw.stream, index + 1);
      const told = draw.outcomes.map((text, i): [string, number] => [text, draw.weights[i] ?? 0]);
      const due = odds(draw, told, decks, names, lies);
      decks.set(draw.stream, without(told, draw.outcome));
      if (due === "odds") return alarm("odds", draw);
      if (draw.move < given) continue; // drawn at another table, with another seed
      const text = draw.outcomes[fair.draw(draw.stream, index, draw.weights)] ?? "";
      if (text !== draw.outcome) return alarm("draw", draw, text);
    }
    return null;
  }
}

/** Whether what could come is what must have been there. */
function odds(
  draw: Draw,
  told: [string, number][],
  decks: Map<string, [string, number][]>,
  names: Record<string, Stream> | undefined,
  lies: Knowledge["bag"],
): "odds" | "fine" {
  if (!told.length || told.some(([, weight]) => !Number.isSafeInteger(weight) || weight < 1)) return "odds";
  if (!names) return "fine"; // cards of one's own, or a game of others: the server's word
  const stream = names[draw.stream];
  if (!stream) return "odds";
  if (stream.kind === "dice") return same(told, stream.outcomes);
  if (stream.kind === "deck") return same(told, decks.get(draw.stream) ?? stream.outcomes);
  const there = lies?.(draw.stream, draw.move);
  if (!there) return "odds";
  const expected = stream.outcomes.map(([text]): [string, number] => [text, there[text] ?? 0]);
  return same(
    told,
    expected.filter(([, count]) => count > 0),
  );
}

const same = (one: [string, number][], two: [string, number][]): "odds" | "fine" =>
  JSON.stringify(one) === JSON.stringify(two) ? "fine" : "odds";

function without(deck: [string, number][], text: string): [string, number][] {
  return deck
    .map(([name, count]): [string, number] => [name, name === text ? count - 1 : count])
    .filter(([, count]) => count > 0);
}

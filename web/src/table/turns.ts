import type { BoardPart, Change, Happened, Telling } from "../games/contract";
import type { Event } from "../wire";
import type { Session } from "./session.svelte";

/** A line inside a turn: a move, or several that are one; what it brought, and what was lost. */
export interface Line {
  key: number;
  seat: number;
  piece: string;
  text: string;
  more: string[];
  bad: string[];
}
/** A row of the log: one turn. */
export interface Turn {
  key: number; // the version of its first move
  last: number;
  seat: number; // -1: nobody's
  text: string; // what mattered
  sums: { piece: string; by: number }[];
  lines: Line[];
}

const SUMMED = 3; // kinds of gain in the row of a turn
const TOLD = 2; // moves in it

/** The log as turns: who, what mattered, what came of it; inside, a line a move. */
export function turns(
  log: Event[],
  board: BoardPart,
  session: Session,
  by: Telling,
  of: (event: Event) => Happened | null,
): Turn[] {
  const groups: { seat: number; events: Event[] }[] = [];
  for (const event of log) {
    const here = groups.at(-1);
    const seat = ownerOf(event, board, session) ?? here?.seat ?? -1;
    if (here?.seat === seat) here.events.push(event);
    else groups.push({ seat, events: [event] });
  }
  return groups.map(({ seat, events }) => ({
    key: events[0]!.version,
    last: events.at(-1)!.version,
    seat,
    text: summary(events, board, by, seat),
    sums: sums(events.flatMap((event) => of(event)?.changes ?? []).filter((change) => change.seat === seat)),
    lines: lines(events, board, session, by, of),
  }));
}

/** In whose turn a move was made: a die that falls and a gnome that copies belong to the one whose turn it is. */
function ownerOf(event: Event, board: BoardPart, session: Session): number | null {
  const view = session.viewOf(event.version - 1);
  const turn = view && board.turn?.(view);
  if (turn !== undefined && turn !== null) return turn;
  const outside = [...(board.gather ?? []), ...(board.outOfTurn ?? [])].includes(event.move.verb);
  return event.seat >= 0 && !outside ? event.seat : null;
}

/** A sentence without the name it begins with. */
function bare(label: string, name: string): string {
  const rest = name && label.startsWith(name) ? label.slice(name.length).replace(/^\s*:?\s+/, "") : label;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** What was not taken back; if all of it was, the last undo. */
export function standing(events: Event[]): Event[] {
  const found: Event[] = [];
  for (const event of events)
    if (event.kind === "move") found.push(event);
    else found.pop();
  return found.length ? found : events.slice(-1);
}

function summary(events: Event[], board: BoardPart, by: Telling, seat: number): string {
  const weight = (event: Event): number => {
    const at = board.matters?.indexOf(event.move.verb) ?? 0;
    return at < 0 ? 99 : at;
  };
  const stands = standing(events);
  const own = stands.filter((event) => event.seat === seat);
  const told = [...(own.length ? own : stands)].sort((one, other) => weight(one) - weight(other)).slice(0, TOLD);
  told.sort((one, other) => one.version - other.version); // what came first is told first
  return [...new Set(told.map((event) => bare(event.label, by.seats[event.seat]?.name ?? "")))].join(" · ");
}

function sums(changes: Change[]): { piece: string; by: number }[] {
  const found = new Map<string, number>();
  for (const change of changes) found.set(change.piece, (found.get(change.piece) ?? 0) + change.by);
  const rank = (piece: string): number => (piece === "medal" ? 0 : 1);
  return [...found]
    .filter(([, n]) => n !== 0)
    .sort(([one], [other]) => rank(one) - rank(other))
    .slice(0, SUMMED)
    .map(([piece, n]) => ({ piece, by: n }));
}

export function lines(
  events: Event[],
  board: BoardPart,
  session: Session,
  by: Telling,
  of: (event: Event) => Happened | null,
): Line[] {
  const found: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const same = [event];
    if (event.kind === "move" && board.gather?.includes(event.move.verb))
      while (events[i + 1]?.kind === "move" && events[i + 1]!.move.verb === event.move.verb) same.push(events[++i]!);
    const told = same.map(of);
    // several moves taken back at once are one line: it names the first of them
    if (event.kind === "undo") while (events[i + 1]?.kind === "undo") same.push(events[++i]!);
    const last = same.at(-1)!;
    const many = board.gathered !== undefined && board.gather?.includes(event.move.verb) && event.kind === "move";
    found.push({
      key: event.version,
      seat: event.seat,
      piece: board.piece(last.move, by.seats[last.seat], session.cards),
      text: many ? board.gathered!(same, by) : last.label,
      more: told.flatMap((one) => one?.lines ?? []),
      bad: told.flatMap((one) => one?.losses ?? []),
    });
  }
  return found;
}

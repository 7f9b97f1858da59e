import type { Event, LessonInfo, LessonStep } from "../../wire";

/** A move of a lesson, and the step it belongs to. */
export interface Written {
  seat: number;
  text: string;
  n: number;
}

export const scriptOf = (lesson: LessonInfo | null): Written[] =>
  (lesson?.steps ?? []).flatMap((step, n) => step.play.map((text) => ({ seat: step.seat, text, n })));

/** Where a learner stands: `done` moves of the lesson are made, and whether another move was made after them. */
export interface Standing {
  done: number;
  astray: number; // moves that are not the lesson's
}

const plain = (text: string): string => text.replace(/ @\d+$/, ""); // where a token lies does not matter

/** `from`: the moves of the lesson that stood when the table was laid out; `moves`: all moves that stood then. */
export function standing(script: Written[], log: Event[], from: number, moves: number): Standing {
  const made: { seat: number; text: string }[] = [];
  for (const event of log) {
    if (event.version <= moves || event.seat < 0) continue;
    if (event.kind === "undo") made.pop();
    else made.push({ seat: event.seat, text: plain(event.move.text) });
  }
  const rest = script.slice(from);
  const wrong = made.findIndex(
    (move, n) => n < rest.length && (move.seat !== rest[n]!.seat || move.text !== rest[n]!.text),
  );
  const right = wrong < 0 ? Math.min(made.length, rest.length) : wrong;
  return { done: from + right, astray: from + right < script.length ? made.length - right : 0 };
}

/** The step that is taught when so many moves are made: the next that says something. */
export function stepAt(lesson: LessonInfo, script: Written[], done: number): LessonStep {
  const n = script[done]?.n;
  return (n === undefined ? undefined : lesson.steps.slice(n).find((one) => one.say)) ?? lesson.steps.at(-1)!;
}

/** Where the step before the one that is taught begins: to be told it again. */
export function backFrom(lesson: LessonInfo, script: Written[], done: number): number {
  const step = lesson.steps.indexOf(stepAt(lesson, script, done));
  const mine = script.map((move, n) => ({ ...move, at: n })).filter((move) => move.seat === lesson.me);
  const before = mine.filter((move) => move.n < step).at(-1);
  return before ? script.findIndex((move) => move.n === before.n) : 0;
}

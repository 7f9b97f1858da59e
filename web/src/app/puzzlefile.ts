import type { MakePuzzle } from "../wire";

/** A puzzle of one's own as a file: the match, the moment and what is asked.  Whoever opens it has it proved again. */
const FORMAT = "gnomehall-own-puzzle/1";

export const writePuzzle = ({ record, at, goal, scope }: MakePuzzle): string =>
  `${JSON.stringify({ format: FORMAT, record, at, goal, scope }, null, 1)}\n`;

/** What a file asks for, which the server checks; null if it is something else. */
export function readPuzzle(text: string): Omit<MakePuzzle, "language"> | null {
  try {
    const found = JSON.parse(text) as Partial<MakePuzzle> & { format?: unknown };
    const { format, record, at, goal, scope } = found;
    if (format !== FORMAT || typeof record !== "string" || typeof at !== "number") return null;
    if (typeof goal !== "string" || (scope !== "turn" && scope !== "end")) return null;
    return { record, at, goal, scope };
  } catch {
    return null;
  }
}

import type { CardsPart, Entry, Tree } from "../../games/contract";
import { formFields } from "../../games/shapes";
import { canType, parseAll } from "../../games/typing";

/** The fields a table has a column for: the name, and what can be typed in letters. */
export function columnsOf(entry: Entry, part: CardsPart): string[][] {
  const letters = formFields(entry.shape, part).flatMap((field) => {
    const all = part.inputs?.[field.at] ? [field.at, ...field.also] : [field.at];
    const shape = entry.shape.fields[field.at]!;
    if (shape.kind === "word" && shape.allowed.length) return [[field.at]];
    return all.every((at) => canType(entry.shape.fields[at]!, part)) ? [all] : [];
  });
  return [["name"], ...letters.filter(([at]) => at !== "name")];
}

/** The card with the fields of a line of a table. */
export function readLine(line: string, entry: Entry, tree: Tree, part: CardsPart): Tree {
  const cells = line.split("\t").map((cell) => cell.trim());
  let next: Tree = { ...tree };
  columnsOf(entry, part).forEach((fields, n) => {
    const cell = cells[n];
    if (cell === undefined) return;
    const at = fields[0]!;
    const shape = entry.shape.fields[at];
    if (at === "name") next["name"] = cell;
    else if (shape?.kind === "word")
      next[at] =
        shape.allowed.find((word) => word === cell.toLowerCase() || part.letters?.words[word] === cell.toLowerCase()) ??
        cell;
    else next = parseAll(cell, next, fields, entry.shape, part);
  });
  return next;
}

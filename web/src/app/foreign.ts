/** Parts of a file that somebody else may have written: nothing in it is taken for granted. */

/** What a table of such a file holds, at most so many; nothing if it is no table. */
export function entriesOf(found: unknown, most: number): [string, unknown][] {
  const isTable = typeof found === "object" && found !== null && !Array.isArray(found);
  return isTable ? Object.entries(found).slice(0, most) : [];
}

export const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Whether something is a list of short texts. */
export const areWords = (found: unknown, longest: number): found is string[] =>
  Array.isArray(found) && found.every((one) => typeof one === "string" && one.length <= longest);

export const isId = (text: unknown): text is string => typeof text === "string" && /^[\w-]{1,64}$/.test(text);

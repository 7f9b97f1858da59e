import type { Words } from "../../app/words.svelte";

/** What the loader says, in the reader's language; a test holds it against the loader's own sentences. */
const KNOWN: [said: RegExp, key: string, names: string[]][] = [
  [/^is missing$/, "missing", []],
  [/^must be from (\d+) to (\d+), not (-?\d+)$/, "range", ["low", "high", "value"]],
  [/^must hold at least one gnome$/, "no-team", []],
  [/^an action must cost something$/, "no-cost", []],
  [/^an action must do something$/, "no-effect", []],
  [/^a cost has at most (\d+) gnomes in all$/, "many-gnomes", ["most"]],
  [/^may hold at most (\d+)/, "many", ["most"]],
  [/^must be a list of at most (\d+) gnomes$/, "many", ["most"]],
  [/^must be one line of at most (\d+) characters$/, "long", ["most"]],
  [/^there are more than (\d+) buildings of type (\w+)$/, "types", ["most", "kind"]],
  [/^there must be one for each profession/, "councilors", []],
  [/^must hold something$/, "empty", []],
  [/^is missing: the card does nothing$/, "no-effect", []],
  [/^must hold different (?:gains|costs)$/, "same-ways", []],
  [/without end$/, "endless", []],
  [/^must be two different gems$/, "pair", []],
  [/is there twice/, "twice", []],
  [/^there must be at least one token in all$/, "no-token", []],
  [/^there may be at most (\d+) combined gems in all$/, "many", ["most"]],
  [/is not TOML: (.*)$/, "toml", ["detail"]],
  [/holds a date or a number no card has$/, "strange", []],
  [/a card file has at most (\d+) KiB$/, "large", ["most"]],
  [/^must be a whole number$/, "number", []],
  [/^must be a (?:word|text)$/, "text", []],
  [/^must be a list of words$/, "list", []],
  [/^(?:must be|entry \d+ must be) an? (?:table|array of tables)$/, "table", []],
  [/^must be one of (.*), not (.*)$/, "one-of", ["list", "value"]],
  [/^must be small letters, digits and _, not (.*)$/, "id", ["value"]],
  [/^must hold only (.*), not (.*)$/, "only", ["list", "value"]],
  [/^must hold (.+) cards, not (\d+)$/, "cards", ["count", "value"]],
  [/^is not a field here$/, "unknown", []],
  [/^must add up to (\d+), not (\d+)$/, "sum", ["sum", "value"]],
  [/^(\w+) is a word of the game$/, "reserved", ["value"]],
  [/^must be of one row$/, "one-row", []],
  [/^must fill each of the six spaces once$/, "six-spaces", []],
  [/^must hold one house with gnomes, on one space$/, "one-house", []],
  [/^must be that of the base side$/, "same-id", []],
  [/^must hold 5 standard and 5 special cards$/, "five-five", []],
  [/^a card has only one of/, "one-effect", []],
  [/^must hold \+1, -1 or both$/, "shift", []],
];

export function reason(text: string, words: Words): string {
  for (const [said, key, names] of KNOWN) {
    const found = said.exec(text);
    if (found) return words.t(`editor-why-${key}`, Object.fromEntries(names.map((name, n) => [name, found[n + 1]!])));
  }
  return text;
}

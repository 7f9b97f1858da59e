import type { Words } from "../../app/words.svelte";

/** What the loader says most often, in the reader's language; anything else is shown as it came. */
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
  [/^must hold different gains$/, "same-ways", []],
  [/without end$/, "endless", []],
  [/for ever|endless|never end/, "endless", []],
  [/^must be two different gems$/, "pair", []],
  [/is there twice/, "twice", []],
  [/^there may be at most (\d+) combined gems in all$/, "many", ["most"]],
  [/is not TOML: (.*)$/, "toml", ["detail"]],
];

export function reason(text: string, words: Words): string {
  for (const [said, key, names] of KNOWN) {
    const found = said.exec(text);
    if (found) return words.t(`editor-why-${key}`, Object.fromEntries(names.map((name, n) => [name, found[n + 1]!])));
  }
  return text;
}

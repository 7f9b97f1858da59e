/** The view box of each family of symbols in kit.svg. */
const FAMILIES: [start: string, box: string][] = [
  ["ui-undo", "0 2 24 24"],
  ["ui-", "0 0 24 24"],
  ["em-", "0 0 24 24"],
  ["lie", "0 0 24 24"],
  ["star", "0 0 24 24"],
  ["arrow", "0 0 24 24"],
  ["crest-", "-1 -1 26 26"],
  ["b-ico", "0 0 84 78"],
  ["b-", "0 0 120 96"],
  ["v-", "0 0 96 64"],
  ["armadillo", "0 0 98 66"],
  ["crown", "0 0 108 66"],
  ["frame-back", "0 0 80 92"],
  ["frame-front", "-1 -2 82 96"],
];

export function boxes(id: string): string {
  return FAMILIES.find(([start]) => id.startsWith(start))?.[1] ?? "0 0 64 64";
}

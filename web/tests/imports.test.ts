import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const texts = new Map(Object.entries(sources).map(([path, text]) => [path.replace("../src/", ""), text]));
const files = [...texts.keys()];

/** From the bottom to the top: a file may import from its own layer and from those before it. */
const LAYERS: [name: string, files: RegExp][] = [
  ["wire", /^wire\.ts$/],
  ["fair", /^fair\//],
  ["kit", /^kit\//],
  ["net", /^net\//],
  ["app", /^app\//],
  [
    "contract",
    /^games\/(contract\.ts|counts\.ts|entries\.ts|rank\.ts|PictureRow\.svelte|Steps\.svelte|shapes\.ts|typing\.ts|inputs\/.*)$/,
  ],
  ["a game", /^games\/[^/]+\//],
  ["games", /^games\/(index\.ts|Cover\.svelte|CoverCards\.svelte|help\.ts)$/],
  ["start", /^start\//],
  ["table", /^table\//],
  [
    "a page",
    /^pages\/(campaign|daily|editor|end|guide|home|learn|puzzles|review|room|scorer)\/|^pages\/Frame\.svelte$/,
  ],
  ["pages with others in them", /^pages\/(replay|help|table)\//],
  ["pages", /^pages\/[^/]+$/],
  ["the whole", /^(App\.svelte|main\.ts)$/],
];

function layer(file: string): number {
  return LAYERS.findIndex(([, files]) => files.test(file));
}

/** What a file imports, static or when it is needed, as a path below src. */
function imports(file: string): string[] {
  return [...texts.get(file)!.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]*)/g)].map(([, path]) => {
    const wanted = new URL(path!, `file:///${file}`).pathname.slice(1).replace(/\/$/, "");
    const found = ["", ".ts", ".svelte.ts", ".svelte", "/index.ts"].map((end) => wanted + end);
    return files.find((one) => found.includes(one)) ?? wanted;
  });
}

test("every source file belongs to a layer", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => layer(file) < 0 && !file.endsWith(".d.ts"))).toEqual([]);
});

test("imports go one way: nothing imports from a layer above", () => {
  const upward = files.flatMap((file) =>
    imports(file)
      .filter((other) => files.includes(other) && layer(other) > layer(file))
      .map((other) => `${file} imports ${other}`),
  );
  expect(upward).toEqual([]);
});

test("a game imports nothing of another game, and a page nothing of another page", () => {
  const home = (file: string): string => /^(games|pages)\/([^/]+)\//.exec(file)?.[2] ?? "";
  const own = (file: string): boolean => ["a game", "a page"].includes(LAYERS[layer(file)]?.[0] ?? "");
  const across = files.flatMap((file) =>
    imports(file)
      .filter((other) => files.includes(other) && own(file) && layer(file) === layer(other))
      .filter((other) => home(other) !== "" && home(other) !== home(file))
      .map((other) => `${file} imports ${other}`),
  );
  expect(across).toEqual([]);
});

test("no file outside a game's folder names a game", () => {
  const games = files.flatMap((file) => /^games\/([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
  expect(games.length).toBeGreaterThan(2);
  const names = new RegExp(`["'\`/-](${games.join("|")})["'\`/]`);
  const outside = files.filter(
    (file) => !games.some((game) => file.startsWith(`games/${game}/`)) && file !== "wire.ts",
  );
  expect(outside.filter((file) => names.test(texts.get(file)!))).toEqual([]);
});

test("what all games share names no move of a game, and looks into no field of a game's view", () => {
  const shared = files.filter((file) => /^(app|net|start|table|pages)\//.test(file));
  const own = /\bverb [!=]== "|"\]\.includes\([\w.]*verb\)|\b[vV]iew\b[^;\n]* as (unknown as )?\{/;
  expect(own.test('event.move.verb !== "copy"')).toBe(true);
  expect(own.test("(view as { round?: number }).round")).toBe(true);
  expect(shared.filter((file) => own.test(texts.get(file)!))).toEqual([]);
});

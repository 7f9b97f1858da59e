import { words } from "../app/words.svelte";
import type { BoardPart, Game, GameModule } from "./contract";
import { generic } from "./generic/module";

const modules = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "default" });
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

/** The games that have a folder here, the light ones first. */
export const games: Game[] = Object.entries(modules)
  .map(([path, module]) => ({ ...module, name: path.split("/")[1]! }))
  .sort((a, b) => a.weight - b.weight || a.name.localeCompare(b.name));

/** A game by its name; one without a folder of its own gets the generic module. */
export function gameOf(name: string): Game {
  return games.find((game) => game.name === name) ?? { ...generic(name), name };
}

/** The game to open where none was asked for: the middle one. */
export function usual(some: Game[]): Game {
  return some[Math.floor(some.length / 2)]!;
}

/** The board of a game, with its texts. */
export async function loadBoard(name: string): Promise<BoardPart> {
  const [{ default: board }] = await Promise.all([gameOf(name).board(), needTexts(name), words.need("page-table")]);
  return board;
}

/** Read the texts of a game. */
export function needTexts(name: string): Promise<void> {
  return words.need(`games/${name}`, (language) => texts[`./${name}/texts/${language}.ftl`]);
}

/** What a game is called in the reader's language. */
export function titleOf(name: string): string {
  const { title } = gameOf(name);
  return title[words.language] ?? title.en;
}

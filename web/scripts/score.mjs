// Scores sheets as the page does without a server: reads {facts, sheets: [...]} as JSON, writes the results.
// tests/test_scorer.py compares them with the engine.
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const load = async (path) =>
  (await runnerImport(`/src/games/${path}`, { root, configFile: false, logLevel: "error" })).module;

const { facts, sheets } = JSON.parse(await text(process.stdin));
const { rank } = await load("rank.ts");
const games = [...new Set(sheets.map((one) => one.game))];
const scores = Object.fromEntries(
  await Promise.all(games.map(async (game) => [game, (await load(`${game}/sheet/score.ts`)).tallies])),
);
process.stdout.write(JSON.stringify(sheets.map((one) => rank(scores[one.game](one, facts)))));

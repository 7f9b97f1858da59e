import { expect, test } from "vitest";
import { words } from "../src/app/words.svelte";
import { games, needTexts } from "../src/games";
import { sayHelps, whatHelps } from "../src/pages/end/end_texts";

const line = (part: string, points: number, label = "coins") => ({ part, points, label });

test("what would have helped is where the winner is furthest ahead", () => {
  const mine = [line("gnomopolis-score-coins", 3), line("gnomopolis-score-homeless", -4)];
  const best = [line("gnomopolis-score-coins", 5), line("gnomopolis-score-homeless", -1)];
  expect(whatHelps(mine, best)).toMatchObject({ part: "gnomopolis-score-homeless", theirs: -1, mine: -4 });
  expect(whatHelps(best, mine)).toBeNull();
});

test("a game says it in a sentence of its own, and any other part in a general one", async () => {
  await Promise.all([words.speak("en"), words.need("page-end"), ...games.map(({ name }) => needTexts(name))]);
  const said = (part: string, theirs: number, mine: number): string =>
    sayHelps({ part, label: "3 crowns", theirs, mine }, "Bo", words);
  expect(said("gnomopolis-score-homeless", 0, -4)).toBe(
    "More beds would have helped most: Bo lost 0 points to gnomes without a bed, you 4.",
  );
  expect(said("gems-score-tokens2", 6, 2)).toBe(
    "More gems worth 2 each would have helped most: Bo made 6 points with them, you 2.",
  );
  expect(said("toadstools-score-crowns", 3, 0)).toBe(
    "What would have helped most: 3 crowns. Bo made 3 points there, you 0.",
  );
});

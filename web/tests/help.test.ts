import { expect, test } from "vitest";
import { games } from "../src/games";
import { loadHelp } from "../src/games/help";
import KIT from "../src/kit/kit.svg?raw";
import SIGNS from "../src/kit/kit-signs.svg?raw";

test.each(games.map((game) => game.name))("every sign that the help of %s explains is drawn", async (name) => {
  const { signs, verbs } = await loadHelp(name);
  for (const piece of [...signs.flatMap((sign) => sign.pieces), ...Object.values(verbs).map((verb) => verb.piece)])
    expect(KIT + SIGNS).toContain(`id="${piece}"`);
});

test("the red hexagon is shown as a red hexagon", async () => {
  const { signs } = await loadHelp("gnomeland");
  expect(signs.find((sign) => sign.key === "points")?.pieces).toEqual(["points-hex"]);
});

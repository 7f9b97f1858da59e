import { describe, expect, test } from "vitest";
import { games } from "../src/games";
import { boxes } from "../src/kit/boxes";
import KIT from "../src/kit/kit.svg?raw";
import { parseRules } from "../src/pages/learn/rules";

const files = import.meta.glob<string>("../../src/gnomehall/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a text becomes sections of rules, items, examples and pictures", () => {
  const [idea, turn] = parseRules(
    [
      "# Toy",
      "<!-- icon: medal -->",
      "",
      "A *game* for **two**.",
      "",
      "## Your turn",
      "<!-- picture: board -->",
      "- **T-1** Take",
      "  `one`.",
      "- **T-12** Or two.",
      "- a plain item",
      "- T-1, T-12: more about both.",
      "- In the book it is three (T-12).",
      "",
      "<!-- example: take -->",
      "Voorbeeld: you",
      "take one.",
      "",
      "After it.",
      "",
    ].join("\n"),
  );
  expect(idea).toMatchObject({ title: "Toy", icon: "medal", first: "", last: "" });
  expect(idea!.blocks[0]).toEqual({
    kind: "text",
    runs: [
      { text: "A ", how: "plain" },
      { text: "game", how: "em" },
      { text: " for ", how: "plain" },
      { text: "two", how: "strong" },
      { text: ".", how: "plain" },
    ],
  });
  expect(turn).toMatchObject({ title: "Your turn", icon: "ui-hint", first: "T-1", last: "T-12" });
  expect(turn!.blocks.map((block) => block.kind)).toEqual([
    "picture",
    "rule",
    "rule",
    "item",
    "note",
    "note",
    "example",
    "text",
  ]);
  expect(turn!.blocks[0]).toEqual({ kind: "picture", name: "board" });
  expect(turn!.blocks[4]).toMatchObject({ ids: ["T-1", "T-12"] });
  expect(turn!.blocks[5]).toMatchObject({ ids: ["T-12"], runs: [{ text: "In the book it is three" }] });
  expect(turn!.blocks[1]).toMatchObject({ runs: [{ text: "Take " }, { text: "one" }, { text: "." }] });
  expect(turn!.blocks[6]).toMatchObject({ name: "take", runs: [{ text: "Voorbeeld: you take one." }] });
});

describe.each(games.filter((game) => game.rules).map((game) => [game.name, game] as const))("%s", (name, game) => {
  const texts = Object.entries(files)
    .filter(([path]) => path.includes(`/games/${name}/`))
    .map(([, text]) => parseRules(text));

  test("every picture that the rules name is drawn, and every one that is drawn is named", async () => {
    const { pictures } = (await game.rules!()).default;
    expect(texts.length).toBeGreaterThan(0);
    for (const sections of texts) {
      const named = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "picture" ? block.name : [])),
      );
      expect(named.toSorted()).toEqual(Object.keys(pictures).toSorted());
    }
  });

  test("every icon of a section is a symbol of the kit", () => {
    for (const { icon } of texts.flat()) {
      expect(KIT).toContain(`id="${icon}"`);
      expect(boxes(icon)).toMatch(/^[-\d. ]+$/);
    }
  });
});

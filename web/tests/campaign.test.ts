import "./browser";
import { beforeEach, expect, test } from "vitest";
import {
  choiceOf,
  choicesIn,
  noteChoice,
  noteStars,
  noteTable,
  placeOf,
  standing,
  starsOf,
  tableOf,
} from "../src/app/campaign";
import { spots, stretch, tallHeight } from "../src/pages/campaign/road";
import type { CampaignInfo, ScenarioInfo } from "../src/wire";

beforeEach(() => localStorage.clear());

const place = (key: string, needs: number): ScenarioInfo =>
  ({ id: `toy/${key}`, game: "toy", title: key, needs, goals: [{}, {}, {}] }) as ScenarioInfo;
const campaign = {
  game: "toy",
  title: "A toy",
  introduction: "",
  scenarios: [place("gate", 0), place("lake", 1), place("hall", 4)],
} satisfies CampaignInfo;

test("the best try of a place counts, and opens the places that ask for no more stars", () => {
  expect(standing(campaign)).toMatchObject({ stars: 0, most: 9, open: 1, here: { title: "gate" } });
  expect(noteStars("toy/gate", 2)).toBe(true);
  expect(noteStars("toy/gate", 1)).toBe(false);
  expect(starsOf("toy/gate")).toBe(2);
  expect(standing(campaign)).toMatchObject({ stars: 2, open: 2, here: { title: "lake" }, ahead: { title: "hall" } });
});

test("who has a star at every open place is sent to where stars are missing", () => {
  noteStars("toy/gate", 2);
  noteStars("toy/lake", 1);
  expect(standing(campaign).here?.title).toBe("gate");
  noteStars("toy/gate", 3);
  expect(standing(campaign)).toMatchObject({ here: { title: "hall" }, ahead: undefined });
  for (const one of campaign.scenarios) noteStars(one.id, 3);
  expect(standing(campaign)).toMatchObject({ stars: 9, open: 3, here: { title: "hall" } });
});

test("choices go along in their own campaign only, and the last one made at a place stays", () => {
  noteChoice("toy/gate", "cart");
  noteChoice("toy/gate", "debt");
  noteChoice("other/door", "key");
  expect(choiceOf("toy/gate")).toBe("debt");
  expect(choicesIn("toy/hall")).toEqual(["debt"]);
  expect(choicesIn("0123456789abcdef01234567")).toEqual([]);
});

test("the newest table of a scenario is known again, among the newest forty", () => {
  noteTable("toy/gate", "old");
  for (let i = 0; i < 39; i++) noteTable(`toy/${i}`, `t${i}`);
  noteTable("toy/gate", "new");
  expect(tableOf("toy/gate")).toBe("new");
  noteTable("toy/more", "t");
  expect(tableOf("toy/0")).toBeUndefined();
  expect(tableOf("toy/gate")).toBe("new");
});

test("what is kept badly is as if nothing was kept", () => {
  localStorage.setItem("gnomehall.campaign", "{");
  expect(standing(campaign).stars).toBe(0);
});

test("a place of a campaign is on its map, a scenario by link has a page of its own", () => {
  expect(placeOf("toy/gate")).toBe("/campaign/toy/gate");
  expect(placeOf("0123456789abcdef01234567")).toBe("/scenario/0123456789abcdef01234567");
});

test.each([1, 2, 5, 8, 12])("%i places lie on the map, apart from each other", (count) => {
  for (const tall of [false, true]) {
    const [width, height] = tall ? [340, tallHeight(count)] : [800, 680];
    const at = spots(count, tall).map(({ x, y }) => ({ x: (x * width) / 100, y: (y * height) / 100 }));
    expect(at).toHaveLength(count);
    for (const [i, one] of at.entries()) {
      expect(one.x > 60 && one.x < width - 60 && one.y > 50 && one.y < height - 50).toBe(true);
      for (const other of at.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80);
    }
  }
});

test("the road goes from place to place", () => {
  expect(stretch({ x: 10, y: 20 }, { x: 30, y: 40 }, 800, 100)).toBe("M80 20C160 34 160 32 240 40");
});

import { beforeEach, describe, expect, test } from "vitest";
import { check, type Knowledge, type Streams } from "../src/fair/check";
import { asPythonWrites, FairChance, numberedSeed } from "../src/fair/chance";
import { keepPromise, noteEvents, noteRoom, promiseOf } from "../src/fair/promises";
import { fromHex, hmac, sha256 } from "../src/fair/sha256";
import gnomeland from "../src/games/gnomeland/chance.json";
import type { Draws, Room } from "../src/wire";
import vectors from "./chance.json";
import { event, room as aRoom } from "./server";

describe("the engine's chance, in the browser", () => {
  test("SHA-256 and HMAC are those of the browser, at every length around a block", async () => {
    const { subtle } = crypto;
    for (let length = 1; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const key = await subtle.importKey("raw", message, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      expect(sha256(message)).toEqual(new Uint8Array(await subtle.digest("SHA-256", message)));
      expect(hmac(message, message)).toEqual(new Uint8Array(await subtle.sign("HMAC", key, message)));
    }
  });

  test.each(vectors.cases)("draws what the engine draws: $entropy", ({ number, seed, entropy, commitment, draws }) => {
    const chance = new FairChance(seed, entropy);
    expect([chance.commitment, numberedSeed(number)]).toEqual([commitment, seed]);
    expect(draws).toHaveLength(12);
    for (const { stream, index, weights, place } of draws) expect(chance.draw(stream, index, weights)).toBe(place);
  });

  test("texts are written as Python writes them", () => {
    expect(asPythonWrites(["a", "é\n\u007f🎲"])).toBe('["a", "\\u00e9\\n\\u007f\\ud83c\\udfb2"]');
  });

  test("what is no seed is refused", () => {
    expect(() => new FairChance("00", [])).toThrow();
    expect(fromHex("0g")).toBeNull();
  });
});

/** A match against a bot, and what a browser that sat at seat 1 from the beginning knows. */
function match(change: (draws: Draws, known: Knowledge) => void = () => {}): ReturnType<typeof check> {
  const draws = structuredClone(vectors.match) as Draws;
  const known: Knowledge = {
    promise: {
      table: "t",
      commitment: new FairChance(draws.seed, []).commitment,
      deal: null,
      early: true,
      entropy: "b",
      given: 0,
      sent: true,
      counted: true,
      broken: false,
      seen: draws.draws.map((draw) => draw.outcome),
      version: 9999,
    },
    room: {
      commitment: "",
      own_cards: false,
      seats: [
        { seat: 0, kind: "bot", mine: false },
        { seat: 1, kind: "human", mine: true },
      ] as Room["seats"],
    },
    streams: gnomeland as unknown as Streams,
    bag: null,
  };
  change(draws, known);
  return check(draws, known);
}

describe("the verdict on a match", () => {
  test("fair: every draw follows", () => {
    const verdict = match();
    expect(verdict).toMatchObject({ alarm: null, share: true, early: true, known: true });
    expect(verdict.draws).toBe(vectors.match.draws.length);
    expect(verdict.draws).toBeGreaterThan(40);
  });

  test("one changed draw is found, whichever it is", () => {
    for (const [n, draw] of vectors.match.draws.entries()) {
      const other = draw.outcomes.find((text) => text !== draw.outcome);
      if (other === undefined) continue; // the last card of a deck
      const verdict = match(({ draws }, { promise }) => {
        draws[n]!.outcome = other;
        promise!.seen[n] = other; // as it was shown in play, too
      });
      expect(verdict.alarm).toBe("draw");
      expect([verdict.at?.move, verdict.due]).toEqual([draw.move, draw.outcome]);
    }
  });

  test.each<[string, (draws: Draws, known: Knowledge) => void]>([
    ["commitment", (draws) => (draws.seed = numberedSeed(99))],
    ["seed", (draws) => (draws.seed = "")],
    ["broken", (_, { promise }) => (promise!.broken = true)],
    ["share", (draws) => (draws.entropy[1] = "c")],
    ["share", (draws) => (draws.entropy[0] = "of a bot")],
    [
      "share",
      (draws, { promise }) => {
        promise!.counted = false; // never shown, and not mixed in
        draws.entropy[1] = "";
      },
    ],
    ["given", (draws) => (draws.given = 9999)],
    [
      "given",
      (draws) => {
        draws.given = 9; // and the draws before are others
        draws.draws[3]!.outcome = "x";
      },
    ],
    ["deal", (_, { promise }) => (promise!.deal = 8)],
    [
      "seen",
      ({ draws }, { promise }) => (promise!.seen[3] = draws[3]!.outcomes.find((one) => one !== promise!.seen[3])!),
    ],
    ["odds", ({ draws }) => draws[0]!.outcomes.reverse()],
    ["odds", ({ draws }) => (draws[5]!.weights[0] = 2)],
    ["odds", ({ draws }) => (draws[0]!.stream = "another")],
    ["odds", ({ draws }) => draws.splice(1, 0, structuredClone(draws[0]!))],
  ])("alarm: %s", (alarm, change) => {
    expect(
      match((draws, known) => {
        if (alarm === "odds") known.promise!.seen = []; // nobody looked
        change(draws, known);
      }).alarm,
    ).toBe(alarm);
  });

  test("with cards of one's own, or a game the page does not know, the odds are the server's word", () => {
    expect(match((_, known) => (known.room.own_cards = true))).toMatchObject({ alarm: null, known: false });
    expect(match((_, known) => (known.streams = null))).toMatchObject({ alarm: null, known: false });
  });

  test("a bag holds what the table shows", () => {
    const seed = numberedSeed(3);
    const chance = new FairChance(seed, [""]);
    const outcomes = ["draw child", "draw villager"];
    const drawn = (weights: number[]): Draws => ({
      game: "gnomopolis",
      seed,
      entropy: [""],
      given: 0,
      draws: [{ move: 4, stream: "mug/0", outcome: outcomes[chance.draw("mug/0", 0, weights)]!, outcomes, weights }],
    });
    const streams: Streams = { "1": { "mug/0": { kind: "bag", outcomes: outcomes.map((text) => [text, 1]) } } };
    const shown = { "draw child": 2, "draw villager": 4 };
    const verdict = (weights: number[]): string | null =>
      check(drawn(weights), {
        promise: undefined,
        room: { commitment: chance.commitment, own_cards: false, seats: [{ seat: 0, kind: "human" }] as Room["seats"] },
        streams,
        bag: (stream, move) => (stream === "mug/0" && move === 4 ? shown : null),
      }).alarm;
    expect([verdict([2, 4]), verdict([4, 2])]).toEqual([null, "odds"]);
  });
});

describe("what a browser keeps", () => {
  const room = (more: Partial<Room> = {}): Room => ({
    ...aRoom(),
    status: "waiting",
    commitment: "c0",
    entropy: ["", ""],
    deal: null,
    ...more,
  });
  beforeEach(() => localStorage.removeItem("gnomehall.promises"));

  test("the first promise stands, and a second one breaks it", () => {
    expect(noteRoom(room())).toBe(true); // its share is to be sent now
    expect(noteRoom(room())).toBe(false);
    noteRoom(room({ commitment: "c1" }));
    expect(promiseOf("t")).toMatchObject({ commitment: "c0", broken: true, early: true });
    expect(keepPromise("t", "c2", 7, false)).toMatchObject({ commitment: "c0", deal: null });
  });

  test("its share counts once the server has shown it", () => {
    noteRoom(room());
    const { entropy } = promiseOf("t")!;
    expect(entropy).toMatch(/^[0-9a-f]{32}$/);
    noteRoom(room({ entropy: ["other", entropy] }));
    expect(promiseOf("t")!.counted).toBe(false);
    noteRoom(room({ entropy: [entropy, ""] }));
    expect(promiseOf("t")!.counted).toBe(true);
  });

  test("a promise heard after the beginning is a late one", () => {
    expect(noteRoom(room({ status: "playing" }))).toBe(false);
    expect(promiseOf("t")!.early).toBe(false);
  });

  test("with how many moves a table begins is kept once, and a share that was heard must count", () => {
    noteRoom(room({ given: 4 }));
    noteRoom(room({ given: 9999, status: "playing" }), true);
    expect(promiseOf("t")).toMatchObject({ given: 4, sent: false });
    noteRoom(room(), true);
    expect(promiseOf("t")!.sent).toBe(true);
    expect(keepPromise("new", "c", null, true, { given: 0, sent: true })).toMatchObject({ given: 0, sent: true });
    noteRoom(room({ table: "new", given: 9999 }));
    expect(promiseOf("new")!.given).toBe(0);
  });

  test("outcomes of chance are kept as they come, and a gap ends them", () => {
    noteRoom(room());
    noteEvents("t", [event(1, -1, "first 0"), event(2, 0)]);
    noteEvents("t", [event(2, 0), event(3, -1, "reveal ruby")]);
    expect(promiseOf("t")!.seen).toEqual(["first 0", "reveal ruby"]);
    noteEvents("t", [event(9, -1, "reveal coal")]);
    expect(promiseOf("t")!.seen).toHaveLength(2);
  });
});

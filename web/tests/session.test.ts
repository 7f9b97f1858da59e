import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { Session } from "../src/table/session.svelte";
import { event, FakeSocket, fakeSockets, legal, room, state } from "./server";

const BEAT = 750; // of the settings, at normal speed
let session: Session;
let socket: FakeSocket;
const shown = (): number | undefined => session.view?.version;
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** At the table, where three moves stand: mine, the bot's, mine. */
beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  settings.change({ speed: "normal" });
  session = new Session("t", ["mine"], () => {});
  socket = FakeSocket.last;
  socket.open();
  socket.say(room());
  socket.say(state(3, 0, [event(1, 0), event(2, 1), event(3, 0)]));
  await wait(0);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test("the first state is shown at once, and what is legal is lit", () => {
  expect(shown()).toBe(3);
  expect(session.settled).toBe(true);
  expect(session.legal).toHaveLength(1);
  expect(session.log).toHaveLength(3);
});

describe("moves of others", () => {
  test("are shown one after another, a beat each, with the lights out", async () => {
    socket.say(state(5, 3, [event(4, 1), event(5, 1)]));
    await wait(0);
    expect([shown(), session.showing?.version, session.settled, session.legal]).toEqual([4, 4, false, []]);
    await wait(BEAT - 10);
    expect(shown()).toBe(4);
    await wait(10);
    expect(shown()).toBe(5);
    await wait(BEAT);
    expect([session.showing, session.settled, session.state?.version]).toEqual([null, true, 5]);
    expect(session.legal).toHaveLength(1);
  });

  test("that come while others are shown wait in a queue", async () => {
    socket.say(state(4, 3, [event(4, 1)]));
    socket.say(state(5, 4, [event(5, 1)]));
    await wait(0);
    expect(shown()).toBe(4);
    await wait(BEAT);
    expect(shown()).toBe(5);
    expect(session.log.map((one) => one.version)).toEqual([1, 2, 3, 4, 5]);
  });

  test("pass quickly where the board says they need no long look", async () => {
    session.part = { pause: () => false };
    socket.say(state(4, 3, [event(4, 1)]));
    await wait(BEAT * 0.35);
    expect(session.settled).toBe(true);
  });

  test("are shown faster when many wait", async () => {
    const many = Array.from({ length: 25 }, (_, i) => event(4 + i, 1));
    socket.say(state(28, 3, many));
    await wait(BEAT / 2);
    expect(shown()).toBe(5);
    await wait(12 * BEAT + 12 * BEAT);
    expect(session.settled).toBe(true);
  });

  test("are not waited for on a page out of sight", async () => {
    Object.assign(document, { hidden: true });
    socket.say(state(5, 3, [event(4, 1), event(5, 1)]));
    await wait(0);
    Object.assign(document, { hidden: false });
    expect(session.settled).toBe(true);
  });

  test("are skipped to where the match is", async () => {
    socket.say(state(6, 3, [event(4, 1), event(5, 1), event(6, 1)]));
    await wait(0);
    session.skip();
    await wait(10);
    expect([shown(), session.settled]).toEqual([6, true]);
    socket.say(state(7, 6, [event(7, 1)]));
    await wait(10);
    expect(session.settled).toBe(false); // what comes later is shown as ever
  });

  test("can be shown again since my last turn", async () => {
    socket.say(state(5, 3, [event(4, 1), event(5, 1)]));
    await wait(2 * BEAT);
    const again = session.replay();
    await wait(0);
    expect([session.replaying, shown(), session.legal]).toEqual([true, 4, []]);
    await wait(BEAT);
    expect(shown()).toBe(5);
    await wait(BEAT);
    await again;
    expect([session.replaying, session.settled]).toEqual([false, true]);
  });
});

describe("my own moves", () => {
  const ruby = legal("claim ruby");

  test("are sent with the version they were seen at, and stand as soon as they come back", async () => {
    const played = session.play(ruby, "a note");
    const [sent] = socket.of("play");
    expect(sent).toMatchObject({ version: 3, move: "claim ruby", note: "a note" });
    socket.say(state(4, 3, [event(4, 0)]));
    socket.say({ type: "done", id: sent!["id"] as string, version: 4 });
    await played;
    expect([shown(), session.settled, session.busy]).toEqual([4, true, false]);
  });

  test("are sent one at a time", () => {
    void session.play(ruby);
    void session.play(ruby);
    void session.undo(2);
    expect([...socket.of("play"), ...socket.of("undo")]).toHaveLength(1);
  });

  test("put the lights out only when the answer is late", async () => {
    void session.play(ruby);
    await wait(200);
    expect(session.legal).toHaveLength(1);
    await wait(100);
    expect([session.late, session.legal]).toEqual([true, []]);
    socket.say(state(4, 3, [event(4, 0)]));
    await wait(0);
    expect([session.late, session.legal.length]).toEqual([false, 1]);
  });

  test("that were refused say why, unless the position had only moved on", async () => {
    const answer = async (code: string): Promise<void> => {
      const played = session.play(ruby);
      const id = socket.of("play").at(-1)!["id"] as string;
      socket.say({ type: "refused", id, code, sentence: "No.", rule: "G-1" });
      await played;
    };
    await answer("stale");
    expect(session.problem).toBe("");
    await answer("illegal");
    expect(session.problem).toBe("No.");
    void session.play(ruby);
    expect(session.problem).toBe("");
  });
});

describe("states that do not follow", () => {
  test("a gap is not shown: everything is asked for anew", async () => {
    socket.say(state(9, 7, [event(8, 1), event(9, 1)]));
    await wait(0);
    expect(shown()).toBe(3);
    expect(socket.of("hello").at(-1)).toMatchObject({ version: null });
  });

  test("a whole state ends what is being shown, and nothing of it is shown afterwards", async () => {
    socket.say(state(5, 3, [event(4, 1), event(5, 1)]));
    await wait(0);
    expect(session.showing?.version).toBe(4);
    const whole = [1, 2, 3, 4, 5, 6].map((version) => event(version, version % 2));
    socket.say(state(6, 0, whole));
    await wait(0);
    expect([shown(), session.showing, session.state?.version]).toEqual([6, null, 6]);
    await wait(5 * BEAT);
    expect([shown(), session.state?.version, session.log.length]).toEqual([6, 6, 6]);
  });

  test("events that are known already are not shown again", async () => {
    socket.say(state(4, 2, [event(3, 0), event(4, 1)]));
    await wait(0);
    expect(session.log.map((one) => one.version)).toEqual([1, 2, 3, 4]);
    expect(session.showing?.version).toBe(4);
  });

  test("a closed session shows nothing more", async () => {
    socket.say(state(6, 3, [event(4, 1), event(5, 1), event(6, 1)]));
    socket.say(state(7, 6, [event(7, 1)]));
    await wait(0);
    session.close();
    await wait(10 * BEAT);
    expect(session.state?.version).not.toBe(7);
  });
});

test("since: what others did after my last move", async () => {
  socket.say(state(5, 3, [event(4, 1), event(5, -1, "reveal ruby")]));
  await wait(2 * BEAT);
  expect(session.since.map((one) => one.version)).toEqual([4]);
});

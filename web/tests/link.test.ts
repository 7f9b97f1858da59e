import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Link } from "../src/net/link.svelte";
import { FakeSocket, fakeSockets, room, state } from "./server";

const hears = { state: vi.fn(), reaction: vi.fn(), moved: vi.fn(), refused: vi.fn() };
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fakeSockets();
  link = new Link("t", ["mine"], () => "en", hears);
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** The first line is open, and the server has said what it says first. */
function opened(): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.say(room());
  return socket;
}

describe("the greeting", () => {
  test("says who is there and in which language, and asks for everything", () => {
    const socket = opened();
    expect(socket.url).toBe("ws://127.0.0.1:8765/api/tables/t/ws");
    expect(socket.sent[0]).toMatchObject({ type: "hello", keys: ["mine"], language: "en", version: null });
    expect(socket.sent[0]).not.toHaveProperty("entropy"); // the server has promised nothing yet
    expect(link.line).toBe("open");
  });

  test("after a lost line asks only for what is new", () => {
    const socket = opened();
    socket.say(state(7, 0, []));
    socket.drop();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.of("hello")[0]).toMatchObject({ version: 7 });
  });

  test("anew forgets the version: all texts come again", () => {
    const socket = opened();
    socket.say(state(7, 0, []));
    link.greet(true);
    expect(socket.of("hello").at(-1)).toMatchObject({ version: null });
  });
});

describe("a lost line", () => {
  test("is tried again, with more patience each time, until the server speaks", () => {
    opened().drop();
    expect(link.line).toBe("lost");
    const waited: number[] = [];
    for (let i = 0; i < 6; i++) {
      const before = FakeSocket.made.length;
      let ms = 0;
      while (FakeSocket.made.length === before && ms < 10_000) {
        vi.advanceTimersByTime(100);
        ms += 100;
      }
      waited.push(ms);
      FakeSocket.last.drop();
    }
    expect(waited).toEqual([300, 600, 1200, 2500, 5000, 5000]);
    vi.advanceTimersByTime(5000);
    opened();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(9);
  });

  test("that the server ended for good is not tried again", () => {
    opened().drop(4401);
    expect(link.line).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("is tried at once when the network comes back", () => {
    opened().drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("keeps moves and takebacks, and sends them again under the same id", async () => {
    const socket = opened();
    const answer = link.send({ type: "play", version: 3, move: "claim ruby", note: "" });
    void link.send({ type: "hint", version: 3, step: 1 });
    expect(link.waiting).toBe(2);
    socket.drop();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open();
    expect(link.waiting).toBe(1);
    const [again] = FakeSocket.last.of("play");
    expect(again).toEqual(socket.of("play")[0]);
    expect(FakeSocket.last.of("hint")).toEqual([]);
    FakeSocket.last.say({ type: "done", id: again!["id"] as string, version: 4 });
    await expect(answer).resolves.toMatchObject({ type: "done", version: 4 });
    expect(link.waiting).toBe(0);
  });

  test("says nothing more through its old socket", () => {
    const old = opened();
    old.drop();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open();
    old.say(state(9, 0, []));
    expect(hears.state).not.toHaveBeenCalled();
  });

  test("is noticed when nothing is heard: a ping, then the line is closed", () => {
    const socket = opened();
    vi.advanceTimersByTime(15_000);
    expect(socket.of("ping")).toHaveLength(1);
    socket.say({ type: "pong", id: "x", time: 0 });
    vi.advanceTimersByTime(5000);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(15_000);
    expect(socket.readyState).toBe(3);
  });
});

describe("what is heard", () => {
  test("an answer goes to the command that asked, and only once", async () => {
    const socket = opened();
    const first = link.send({ type: "why", move: "claim ruby" });
    const second = link.send({ type: "why", move: "retreat" });
    const [, id] = socket.of("why").map((one) => one["id"] as string);
    socket.say({ type: "refused", id: id!, code: "stale", sentence: "Too late.", rule: "" });
    await expect(second).resolves.toMatchObject({ code: "stale" });
    expect(link.waiting).toBe(1);
    expect(hears.refused).not.toHaveBeenCalled();
    socket.say({ type: "refused", id: id!, code: "stale", sentence: "Too late.", rule: "" });
    expect(hears.refused).toHaveBeenCalledOnce();
    await expect(Promise.race([first, Promise.resolve("open")])).resolves.toBe("open");
  });

  test("a state can say which command it answers", async () => {
    const socket = opened();
    const answer = link.send({ type: "play", version: 3, move: "claim ruby", note: "" });
    socket.say(state(4, 3, [], { done: socket.of("play")[0]!["id"] as string }));
    await expect(answer).resolves.toMatchObject({ type: "done", version: 4 });
    expect(hears.state).toHaveBeenCalledOnce();
  });

  test("chat that comes twice is kept once", () => {
    const socket = opened();
    const line = (n: number) => ({ n, seat: 0, name: "Ada", text: "hello", at: n });
    socket.say({ type: "chat", lines: [line(1), line(2)] });
    socket.say({ type: "chat", lines: [line(2), line(3)] });
    expect(link.chat.map((one) => one.n)).toEqual([1, 2, 3]);
  });
});

test("a closed link opens no other line", () => {
  const socket = opened();
  link.close();
  socket.drop();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

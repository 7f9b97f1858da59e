import { tick } from "svelte";
import { CardBook } from "../app/cardbook.svelte";
import { avatarOf } from "../app/me";
import { settings } from "../app/settings.svelte";
import { play as sound } from "../app/sound";
import { notifyTurn } from "../app/push";
import type { BoardPart } from "../games/contract";
import type { Colour } from "../kit/colours";
import { type Answer, Link, type Wish } from "../net/link.svelte";
import type { Event, Hint, Legal, Reaction, State, View, WhyNot } from "../wire";
import { fly, look } from "./flights";

const KEPT = 120; // views kept for the replay of what others did
const LIGHT = 0.35; // of a beat, for moves that need no long look
const CALM = 12; // moves that may wait to be shown before they are shown faster
const PATIENCE = 7; // beats that others' moves may take together: what comes late is shown faster
const READ = 1000; // milliseconds: what is told longer is a banner
const GLANCE = 0.06; // of a beat, which every move gets
const LATE = 250; // milliseconds: an answer that takes longer puts the lights out

/** One table as this browser sees it: the newest state, and the moves of others shown one after another. */
export class Session {
  state = $state.raw<State | null>(null);
  /** What lies on the screen: the newest view, or an earlier one while moves are shown. */
  view = $state.raw<View | null>(null);
  log = $state.raw<Event[]>([]);
  /** The move that is being shown. */
  showing = $state.raw<Event | null>(null);
  replaying = $state(false);
  busy = $state(false); // a move of mine is on its way
  late = $state(false); // and has been for long: a quick answer does not make the lights flicker
  problem = $state(""); // an error in words
  pointed = $state.raw<Legal[]>([]); // what the guide of a lesson points at
  held = $state(false); // the guide is on its way: nothing is lit before it points
  reactions = $state.raw<(Reaction & { n: number })[]>([]);
  link: Link;
  /** The cards this table plays with. */
  readonly cards: CardBook;
  board: HTMLElement | null = null;
  /** What the game says of its moves and of whose turn it is, once its board is here. */
  part: Pick<BoardPart, "pause" | "sounds" | "turn"> = {};
  /** Told of every move that is shown; what it returns is waited for. */
  hush: (() => void) | null = null; // stop waiting for what is read
  saw: ((before: View, after: View, event: Event) => Promise<void>) | null = null;
  /** When the clock in `state` was read, by this browser's own time. */
  clockAt = 0;

  #queue: State[] = []; // came, and waits to be shown
  #heard = 0; // the newest version that came
  #anew = false; // the next state stands for itself
  #hasty = false; // show what waits at once
  #began = 0; // when the first move of others after my own turn was shown
  #running = false;
  #hurry: (() => void) | null = null;
  #views = new Map<number, View>();
  #count = 0;
  #closed = false;
  #epoch = 0; // grows with every jump: what was being shown before it is stale

  constructor(
    readonly table: string,
    keys: string[],
    moved: (table: string) => void,
  ) {
    this.cards = new CardBook({ table, key: keys.join(",") });
    this.link = new Link(table, keys, () => settings.language, {
      state: (state) => this.#take(state),
      reaction: (reaction) => this.#react(reaction),
      moved,
      refused: (refused) => {
        this.problem = refused.sentence;
      },
    });
  }

  close(): void {
    this.#closed = true;
    this.#hurry?.();
    this.cards.close();
    this.link.close();
  }

  /** The newest state is on the screen, so what is legal may be lit. */
  get settled(): boolean {
    return this.showing === null && !this.replaying && this.view !== null && this.view === this.state?.view;
  }

  /** The table after a version, while it is kept. */
  viewOf(version: number): View | undefined {
    return this.#views.get(version);
  }

  get legal(): Legal[] {
    return this.settled && this.state?.mine && !this.late && !this.held ? this.state.legal : [];
  }

  /** What others did since a move of mine last stood. */
  get since(): Event[] {
    const mine = new Set(this.link.room?.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    const last = this.log.findLastIndex((event) => mine.has(event.seat));
    return this.log.slice(last + 1).filter((event) => event.seat >= 0);
  }

  async play(move: Legal, note = ""): Promise<void> {
    if (!this.state || this.busy) return;
    this.problem = "";
    const answer = await this.#ask({ type: "play", version: this.state.version, move: move.text, note });
    if (answer.type === "refused" && answer.code !== "stale") this.problem = answer.sentence;
  }

  /** Take moves back until `to` moves stand. */
  async undo(to: number): Promise<void> {
    if (!this.state || this.busy) return;
    const answer = await this.#ask({ type: "undo", version: this.state.version, to });
    if (answer.type === "refused") this.problem = answer.sentence;
  }

  /** Send what changes the match; nothing else is sent until it is answered. */
  async #ask(wish: Wish): Promise<Answer> {
    this.busy = true;
    const timer = window.setTimeout(() => {
      this.late = this.busy;
    }, LATE);
    const answer = await this.link.send(wish);
    clearTimeout(timer);
    this.busy = this.late = false;
    return answer;
  }

  async whyNot(move: number | string): Promise<WhyNot | null> {
    const answer = await this.link.send({ type: "why", move });
    return answer.type === "why" ? answer : null;
  }

  async hint(step: 1 | 2 | 3): Promise<Hint | null> {
    if (!this.state) return null;
    const answer = await this.link.send({ type: "hint", version: this.state.version, step });
    if (answer.type === "refused") this.problem = answer.sentence;
    return answer.type === "hint" ? answer : null;
  }

  /** Among people hints are given only if all agree; those who share one device are one company. */
  get mayHint(): boolean {
    const people = this.link.room?.seats.filter((seat) => seat.kind === "human") ?? [];
    return people.every((seat) => seat.mine) || people.every((seat) => seat.hints);
  }

  /** The table after a version, if it was seen. */
  viewAt(version: number): View | undefined {
    return version === this.state?.version ? (this.state.view as View) : this.#views.get(version);
  }

  /** I am called something else now, or have another face; people who share a device keep theirs. */
  rename(mine: { seat: number; avatar: string }[], name: string, face: Colour | ""): void {
    const [me] = mine;
    if (!me || mine.length > 1) return;
    void this.link.send({ type: "rename", seat: me.seat, name, avatar: face ? avatarOf(face) : me.avatar });
  }

  /** Show at once where the match is. */
  skip(): void {
    this.#hasty = this.#running;
    this.hush?.();
    this.replaying = false;
    this.#hurry?.();
  }

  /** Show again what others did since my last turn. */
  async replay(): Promise<void> {
    const events = this.since;
    const first = events[0];
    const start = first && this.#views.get(first.version - 1);
    if (!start || this.#running) return;
    this.#running = this.replaying = true;
    await this.#show(start, null);
    for (const event of this.log.filter((one) => one.version >= first.version)) {
      const view = this.#views.get(event.version);
      if (!view || !this.replaying) continue;
      this.showing = event;
      await this.#show(view, event);
      await this.#rest((settings.beat || 400) * (this.#weighs(event) ? 1 : LIGHT));
    }
    this.replaying = this.#running = this.#hasty = false;
    this.showing = null;
    if (this.state) await this.#show(this.state.view as View, null);
    void this.#run();
  }

  // ---- what the server says

  #take(state: State): void {
    this.clockAt = performance.now();
    if (state.since === 0 || this.state === null || this.#anew) return this.#jump(state);
    if (state.since > this.#heard) {
      this.#anew = true; // something is missing: all of it, please, or the last part of a very long match
      return this.link.greet(true);
    }
    this.#heard = state.version;
    this.#queue.push(state);
    void this.#run();
  }

  /** The first state, or the same one anew (another language): nothing to show. */
  #jump(state: State): void {
    this.#anew = false;
    this.log = state.events;
    this.#heard = state.version;
    this.#queue.length = 0;
    this.#epoch += 1;
    this.hush?.();
    this.#hurry?.();
    this.showing = null;
    for (const event of state.events) if (event.view) this.#views.set(event.version, event.view as View);
    this.#settle(state);
    void this.#show(state.view as View, null);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    let next: State | undefined;
    while ((next = this.#queue.shift()) && !this.#closed) await this.#follow(next);
    this.#running = this.#hasty = false;
  }

  async #follow(state: State): Promise<void> {
    const seen = this.state?.version ?? 0;
    const fresh = state.events.filter((event) => event.version > seen);
    const own = new Set(this.link.room?.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
    const epoch = this.#epoch;
    let mine = true; // chance after a move of mine is mine
    for (const [i, event] of fresh.entries()) {
      const view = (event.view ?? (i === fresh.length - 1 ? state.view : null)) as View | null;
      this.log = [...this.log, event];
      if (!view) continue;
      if (event.seat >= 0) mine = own.has(event.seat);
      if (mine && this.view && this.part.turn?.(this.view) === event.seat) this.#began = 0;
      this.#views.set(event.version, view);
      if (mine) {
        if (i === fresh.length - 1) this.#settle(state);
        sound(this.part.sounds?.[event.move.verb] ?? "wood");
        await this.#show(view, event);
        continue;
      }
      this.showing = event;
      sound(this.part.sounds?.[event.move.verb] ?? "wood");
      const told = performance.now();
      await this.#show(view, event);
      const read = performance.now() - told;
      if (read > READ) this.#began += read; // a banner: who reads it is not waiting
      if (!document.hidden) await this.#rest(this.#beat(event, fresh.length - 1 - i));
      if (epoch !== this.#epoch) return;
    }
    this.showing = null;
    this.#settle(state);
    await this.#show(state.view as View, null);
    if (state.mine && !mine) {
      sound("turn");
      void notifyTurn(this.table);
    }
  }

  /** Whether a move is worth a whole beat when it is shown. */
  #weighs(event: Event): boolean {
    return this.part.pause?.(event) ?? event.seat >= 0;
  }

  /** How long a move stays on the screen before the next: less where much is still to be shown, or has been. */
  #beat(event: Event, after: number): number {
    const waiting = this.#queue.reduce((sum, state) => sum + state.events.length, after);
    const whole = settings.beat * (this.#weighs(event) ? 1 : LIGHT) * Math.min(1, CALM / Math.max(1, waiting));
    this.#began ||= performance.now();
    const left = settings.beat * PATIENCE - (performance.now() - this.#began);
    const rest = Math.min(whole, Math.max(left / 4, settings.beat * GLANCE));
    performance.mark("shown", { detail: rest });
    return rest;
  }

  #settle(state: State): void {
    this.state = state;
    this.busy = this.late = false;
    this.#views.set(state.version, state.view as View);
    for (const version of this.#views.keys()) {
      if (this.#views.size <= KEPT) break;
      this.#views.delete(version);
    }
  }

  async #show(view: View, event: Event | null): Promise<void> {
    if (view === this.view) return;
    const board = this.board;
    const travel = this.#hasty ? 0 : settings.travel;
    const before = board && travel ? look(board) : null;
    const was = this.view;
    this.view = view;
    await tick();
    if (board && before && event) fly(board, before, event.seat, travel);
    if (was && event && !this.#hasty && !this.replaying) await this.saw?.(was, view, event);
  }

  #rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#hurry = null;
        done();
      };
      const timer = window.setTimeout(finish, this.#hasty ? 0 : ms);
      this.#hurry = finish;
    });
  }

  #react(reaction: Reaction): void {
    const n = ++this.#count;
    this.reactions = [...this.reactions, { ...reaction, n }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.n !== n);
    }, 3500);
  }
}

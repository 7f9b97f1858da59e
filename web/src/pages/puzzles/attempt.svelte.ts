import { tick } from "svelte";
import type { Card } from "../../app/cards";
import { CardBook } from "../../app/cardbook.svelte";
import { count, resultOf, type Result } from "../../app/puzzles";
import { settings } from "../../app/settings.svelte";
import { words } from "../../app/words.svelte";
import { api, Refusal } from "../../net/api";
import { fly, look } from "../../table/flights";
import type { Legal, PuzzleHint, PuzzleInfo, PuzzleSolution, PuzzleTry, View } from "../../wire";

const BEAT = 1100; // milliseconds between two moves of the solution
export const HINTS = 3;

/** A puzzle being tried: every move is judged by the server, taking back is free. */
export class Attempt {
  info = $state.raw({} as PuzzleInfo);
  now = $state.raw<PuzzleTry | null>(null);
  moves = $state.raw<string[]>([]);
  hints = $state.raw<PuzzleHint[]>([]); // opened for this position
  opened = $state(0); // hints that cost something, in this puzzle
  solution = $state.raw<PuzzleSolution | null>(null);
  beat = $state(0); // moves of the solution shown
  result = $state<Result | null>(null); // the first that counts
  change = $state<number | null>(null); // of the rating
  busy = $state(false);
  problem = $state("");
  backs = $state(0); // times that moves were taken back
  measured = $state.raw<number[]>([]); // what the goal measured before the first and after each move
  board: HTMLElement | null = null;
  /** The cards of its game, or of the set it was made with. */
  cards = $state.raw<CardBook>(new CardBook({ cards: [] }));
  #timer = 0;

  /** `rates`: the result changes the rating; `strict`: the first wrong move ends it. */
  constructor(
    info: PuzzleInfo,
    readonly rules: { rates: boolean; strict: boolean },
    readonly ended: (result: Result) => void = () => {},
  ) {
    this.info = info;
    this.before = resultOf(info.id);
  }

  /** How it ended an earlier time: then nothing counts any more. */
  readonly before: Result | undefined;
  readonly status = $derived(this.now?.status ?? "open");
  readonly over = $derived.by(() => this.status === "solved" || (this.rules.strict && this.result !== null));
  readonly view = $derived((this.solution ? this.solution.views[this.beat] : this.now?.view) as View | undefined);
  readonly legal = $derived<Legal[]>(this.solution || this.over ? [] : (this.now?.legal ?? []));
  /** What the hints opened here point at. */
  readonly pointed = $derived.by<Legal[]>(() => {
    const last = this.hints.at(-1);
    if (!last?.look) return [];
    if (last.move) return [last.move];
    const there = this.legal.filter((move) => move.verb === last.look);
    return last.card ? there.filter((move) => move.args.includes(last.card)) : there;
  });
  readonly next = $derived(Math.min(HINTS, this.hints.length) + 1); // the hint that can be opened

  async begin(): Promise<void> {
    await this.#ask(async () => {
      await this.#readCards();
      await this.#show(await this.#judge([]));
    });
    if (this.now) this.measured = [this.now.now];
  }

  async #readCards(): Promise<void> {
    const { game, cards } = this.info;
    const own = cards === null ? null : await api.checkCards({ game, cards, language: words.language });
    this.cards = new CardBook(own ? { cards: own.cards as Card[] } : { game });
  }

  play = async (move: Legal, note = ""): Promise<void> => {
    if (this.busy || this.solution || !this.legal.some((one) => one.id === move.id)) return;
    const moves = [...this.moves, note ? `${move.text} @${note}` : move.text];
    await this.#ask(async () => {
      const after = await this.#judge(moves);
      this.measured = [...this.measured.slice(0, moves.length), after.now];
      this.moves = moves;
      this.hints = [];
      await this.#show(after);
      if (after.status === "solved") this.#end("solved");
      if (after.status === "failed" || (after.status === "wrong" && this.rules.strict)) this.#end("failed");
    });
  };

  /** Take moves back until `to` stand. */
  async back(to: number): Promise<void> {
    if (this.busy || to < 0 || to >= this.moves.length) return;
    const moves = this.moves.slice(0, to);
    await this.#ask(async () => {
      const after = await this.#judge(moves);
      this.moves = moves;
      this.hints = [];
      this.backs += 1;
      await this.#show(after);
    });
  }

  /** The answer to "what is it worth?"; the first one counts. */
  async answer(number: number): Promise<void> {
    await this.#ask(async () => {
      const after = await api.tryPuzzle(this.info.id, { moves: [], answer: number, language: words.language });
      this.now = after;
      this.#end(after.status === "solved" ? "solved" : "failed");
    });
  }

  async hint(): Promise<void> {
    if (this.hints.length >= HINTS) return;
    await this.#ask(async () => {
      const step = this.hints.length + 1;
      const found = await api.hintPuzzle(this.info.id, { moves: this.moves, step, language: words.language });
      if (this.result === null && !this.before && !found.take_back) this.opened += 1;
      this.hints = [...this.hints, found];
    });
  }

  /** Give up, if it is not solved: the answer is played at the table. */
  async solve(): Promise<void> {
    await this.#ask(async () => {
      const found = await api.puzzleSolution(this.info.id, words.language);
      this.#end("failed");
      this.hints = [];
      this.beat = 0;
      this.solution = found;
      this.#playOn();
    });
  }

  /** Show the solution after so many of its moves. */
  step(beat: number): void {
    clearTimeout(this.#timer);
    this.beat = Math.min(Math.max(0, beat), (this.solution?.views.length ?? 1) - 1);
  }

  #playOn(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.solution || this.beat >= this.solution.views.length - 1) return;
      this.#move(() => (this.beat += 1), this.solution.line[this.beat]?.seat ?? -1);
      this.#playOn();
    }, BEAT);
  }

  /** Back to one's own try. */
  leave(): void {
    clearTimeout(this.#timer);
    this.solution = null;
    this.backs += 1;
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    await this.#ask(async () => {
      this.info = await api.puzzle(this.info.id, words.language);
      if (this.info.cards !== null) await this.#readCards();
      if (this.info.kind !== "worth") this.now = await this.#judge(this.moves);
      if (this.solution) this.solution = await api.puzzleSolution(this.info.id, words.language);
      this.hints = [];
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.cards.close();
  }

  #end(result: Result): void {
    if (this.result !== null) return;
    this.result = result;
    if (this.rules.rates) this.change = count(this.info.game, this.info, result, this.opened);
    this.ended(result);
  }

  #judge(moves: string[]): Promise<PuzzleTry> {
    return api.tryPuzzle(this.info.id, { moves, answer: null, language: words.language });
  }

  async #show(after: PuzzleTry): Promise<void> {
    await this.#move(() => (this.now = after), this.info.seat);
  }

  /** Change what is shown; the pieces travel. */
  async #move(change: () => unknown, seat: number): Promise<void> {
    const before = this.board && settings.travel ? look(this.board) : null;
    change();
    await tick();
    if (before && this.board) fly(this.board, before, seat, settings.travel);
  }

  async #ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      this.problem = error instanceof Refusal && error.message ? error.message : words.t("no-server");
    }
    this.busy = false;
  }
}

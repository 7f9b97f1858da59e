import { words } from "../../app/words.svelte";
import { api } from "../../net/api";
import type { MatchSource } from "../../table/playback.svelte";
import type { Analysis, Legal, RatedMove, View } from "../../wire";

const BEAT = 900; // milliseconds between two moves of the better line

/** A moment to find the better move at: the task, the tries with their verdicts, and the better line played. */
export class Puzzle {
  analysis = $state.raw<Analysis | null>(null);
  tries = $state.raw<RatedMove[]>([]);
  shown = $state(false); // somebody asked for the answer
  views = $state.raw<View[]>([]); // of the better line, once it is played
  step = $state(0);
  #timer = 0;

  constructor(
    readonly source: MatchSource,
    readonly at: number,
    readonly review: string | null,
  ) {}

  readonly found = $derived(this.tries.some((one) => one.verdict === "best" || one.verdict === "equal"));
  readonly over = $derived(this.found || this.shown);
  readonly legal = $derived(this.over ? [] : (this.analysis?.moves.map((one) => one.move) ?? []));
  readonly best = $derived(this.analysis?.moves[0] ?? null);
  readonly view = $derived(this.views[this.step] ?? null);

  async begin(): Promise<void> {
    this.analysis = await api.analyse(this.source, { at: this.at, review: this.review }, words.language);
  }

  /** Judge a move; the one that was to be found is played, with what follows it. */
  async try(move: Legal): Promise<void> {
    const rated = this.analysis?.moves.find((one) => one.move.text === move.text);
    if (!rated || this.over) return;
    this.tries = [rated, ...this.tries.filter((one) => one !== rated)];
    if (this.found) await this.play(rated);
  }

  async show(): Promise<void> {
    this.shown = true;
    if (this.best) await this.play(this.best);
  }

  async play(rated: RatedMove): Promise<void> {
    const moves = [rated.move.text, ...rated.line.map((one) => one.text)];
    const found = await api.branch(this.source, { at: this.at, moves }, words.language);
    this.views = found.views as View[];
    this.step = Math.min(1, this.views.length - 1);
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => {
      if (this.step < this.views.length - 1) this.step += 1;
      else clearInterval(this.#timer);
    }, BEAT);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

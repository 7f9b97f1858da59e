import { tick } from "svelte";
import type { Card } from "../app/cards";
import { CardBook } from "../app/cardbook.svelte";
import { settings } from "../app/settings.svelte";
import { api } from "../net/api";
import { fly, look } from "./flights";
import type { MatchSummary, View } from "../wire";

/** A match to look at: one of this server's tables, or a record. */
export type MatchSource = { table: string; key: string | null } | { record: string };

const PAGE = 60; // positions fetched at once
const BEAT = 450; // milliseconds between two moves where the settings say "at once"

/** A match that can be wound to any move; positions come a page at a time, when they are wanted. */
export class Playback {
  summary = $state.raw<MatchSummary | null>(null);
  /** Moves played at the moment shown. */
  at = $state(0);
  view = $state.raw<View | null>(null);
  /** Moves played in the view on the screen; it lags while positions are fetched. */
  shown = $state(-1);
  playing = $state(false);
  board: HTMLElement | null = null;
  /** The cards of the match. */
  cards = $state.raw(new CardBook({ cards: [] }));

  #pages = new Map<number, Promise<View[]>>();
  #wanted = -1;
  #timer = 0;

  constructor(readonly source: MatchSource) {}

  /** Read the match in words; `live`: its table still stands, and tells its cards itself. */
  async load(language: string, live = false): Promise<void> {
    const summary =
      "record" in this.source
        ? await api.summaryOfRecord(this.source.record, language)
        : await api.summary(this.source.table, this.source.key, language);
    if (summary.cards) this.cards = new CardBook({ cards: summary.cards as Card[] });
    else if (!this.summary)
      this.cards = new CardBook(
        live && "table" in this.source ? { ...this.source, key: this.source.key ?? "" } : { game: summary.game },
      );
    this.summary = summary;
  }

  close(): void {
    this.pause();
    this.cards.close();
  }

  get last(): number {
    return this.summary?.moves ?? 0;
  }

  /** Show the table after `n` moves. */
  async go(n: number): Promise<void> {
    const to = Math.min(Math.max(0, Math.round(n)), this.last);
    const next = to === this.at + 1 && this.view !== null;
    this.at = this.#wanted = to;
    const view = (await this.#page(Math.floor(to / PAGE)))[to % PAGE];
    if (this.#wanted !== to || !view) return; // wound on meanwhile
    const before = next && this.board ? look(this.board) : null;
    this.view = view;
    this.shown = to;
    if (!before) return;
    await tick();
    if (this.board) fly(this.board, before, this.summary?.steps[to]?.seat ?? -1, settings.travel);
  }

  /** Fetch every position, one page after another. */
  async all(): Promise<void> {
    for (let page = 0; page * PAGE <= this.last; page++) await this.#page(page);
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  /** To the beginning of the turn before or after this moment. */
  turn(by: -1 | 1): void {
    this.pause();
    const starts = [...(this.summary?.turns.map((turn) => turn.first) ?? []), this.last];
    const next = by > 0 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    void this.go(next ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    const beat = async (): Promise<void> => {
      if (!this.playing) return;
      await this.go(this.at + 1).catch(() => this.pause());
      if (this.at >= this.last) return this.pause();
      void this.#page(Math.floor((this.at + PAGE / 2) / PAGE)).catch(() => {}); // it will be wanted soon
      const chance = this.summary?.steps[this.at + 1]?.seat === -1;
      this.#timer = window.setTimeout(beat, (settings.beat || BEAT) * (chance ? 0.6 : 1));
    };
    this.#timer = window.setTimeout(beat, 150);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #page(number: number): Promise<View[]> {
    const first = number * PAGE;
    if (first > this.last) return Promise.resolve([]);
    let page = this.#pages.get(number);
    if (!page) {
      const last = first + PAGE - 1;
      const answer =
        "record" in this.source
          ? api.replayRecord(this.source.record, first, last)
          : api.replay(this.source.table, this.source.key, first, last);
      page = answer.then((part) => part.views as View[]);
      page.catch(() => this.#pages.delete(number));
      this.#pages.set(number, page);
    }
    return page;
  }
}

import { api, Refusal } from "../../net/api";
import type { Review } from "../../wire";
import type { MatchSource } from "../../table/playback.svelte";

const LOOK = 600; // milliseconds between two looks at how far it is

/** A review on its way: begun, looked after, given up. */
export class ReviewJob {
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  #timer = 0;

  constructor(readonly source: MatchSource) {}

  get running(): boolean {
    return this.review?.state === "running";
  }
  get done(): boolean {
    return this.review?.state === "done";
  }

  async begin(seat: number, language: string): Promise<void> {
    this.problem = null;
    await this.#hear(
      () =>
        "record" in this.source
          ? api.reviewRecord(this.source.record, seat, language)
          : api.reviewTable(this.source.table, this.source.key, seat, language),
      language,
    );
  }

  /** The same review in another language. */
  async read(language: string): Promise<void> {
    const id = this.review?.id;
    if (id) await this.#hear(() => api.review(id, language), language);
  }

  async stop(language: string): Promise<void> {
    const id = this.review?.id;
    clearTimeout(this.#timer);
    if (id && this.running) await this.#hear(() => api.stopReview(id, language), language);
  }

  leave(): void {
    clearTimeout(this.#timer); // it goes on at the server, and is there when one comes back
  }

  async #hear(ask: () => Promise<Review>, language: string): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.review = await ask();
      if (this.running) this.#timer = window.setTimeout(() => void this.read(language), LOOK);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : "";
      if (!(error instanceof Refusal)) console.error(error);
      this.review = null;
    }
  }
}

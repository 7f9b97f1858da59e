import { recall } from "../../app/memory";
import { seatColours } from "../../app/me";
import { keptRecord } from "../../app/records";
import { saveFile } from "../../app/save";
import { words } from "../../app/words.svelte";
import { gameOf, loadBoard } from "../../games";
import type { BoardPart, Player } from "../../games/contract";
import { api, Refusal } from "../../net/api";
import { linkTo } from "../../net/place";
import { newTable } from "../../start/newtable";
import { bystander } from "../../table/bystander";
import { Playback, type MatchSource } from "../../table/playback.svelte";
import type { Decision, Room } from "../../wire";
import { ReviewJob } from "../review/reviewjob.svelte";
import { keyOf, wantedMove } from "./moment";
import { Puzzle } from "./puzzle.svelte";
import { whereAt } from "./telling";

/** A match that is looked at: its moments, its players, the review of one seat's decisions and the tasks made of them. */
export class Viewing {
  playback = $state.raw<Playback | null>(null);
  board = $state.raw<BoardPart | null>(null);
  room = $state.raw<Room | null>(null);
  job = $state.raw<ReviewJob | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  problem = $state(""); // it cannot be opened
  said = $state("");
  busy = $state(false);
  #reviewed = $state(-1); // the seat whose decisions are weighed

  constructor(
    readonly from: "table" | "own" | "daily",
    readonly id: string,
  ) {}

  readonly kept = $derived.by(() => (this.from === "own" ? keptRecord(this.id) : undefined));
  readonly summary = $derived(this.playback?.summary ?? null);
  readonly review = $derived(this.job?.done ? this.job.review : null);
  readonly home = $derived(Math.max(0, this.room?.seats.findIndex((seat) => seat.mine) ?? this.kept?.mine ?? 0));
  readonly me = $derived(this.#reviewed >= 0 ? this.#reviewed : this.home);
  readonly mine = $derived(
    this.room ? this.room.seats.filter((seat) => seat.mine).length === 1 : (this.kept?.mine ?? -1) >= 0,
  );
  readonly seats = $derived.by((): Player[] => {
    const [summary, room] = [this.summary, this.room];
    if (!summary) return [];
    const faces = summary.names.map((_, i) => ({ avatar: room?.seats[i]?.avatar ?? "" }));
    const colours = seatColours(faces, gameOf(summary.game).colours);
    return summary.names.map((name, seat) => {
      const mine = this.mine && seat === this.home;
      const called = name || this.kept?.names[seat] || words.t("player-n", { n: seat + 1 });
      const { kind = "human", level = "" } = room?.seats[seat] ?? {};
      return bystander({
        seat,
        kind,
        level,
        mine,
        colour: colours[seat] ?? "black",
        name: mine ? words.t("you") : called,
      });
    });
  });
  readonly decision = $derived(this.review?.decisions.find((one) => one.at === this.playback?.at) ?? null);
  readonly tasks = $derived(this.review ? this.review.worst.map((i) => this.review!.decisions[i]!) : []);
  readonly canPlay = $derived.by(
    () =>
      this.summary !== null && this.playback!.at < this.summary.moves && (this.summary.over || this.from !== "table"),
  );
  where = (at: number): string => (this.summary ? whereAt(this.summary, this.seats, at) : "");

  /** Read the match; `weighs`: a review was asked for. */
  async open(weighs: boolean): Promise<void> {
    this.problem = "";
    await words.need("page-replay");
    await words.need("page-review");
    try {
      const source = await this.#source();
      if (!source) {
        this.problem = words.t("replay-not-kept");
        return;
      }
      const next = new Playback(source);
      if ("table" in source) this.room = await api.room(source.table, source.key).catch(() => null); // an archived one has none
      await next.load(words.language, this.room !== null);
      const found = await loadBoard(next.summary!.game);
      await next.go(wantedMove() ?? 0);
      this.board = found;
      this.playback = next;
      this.job = new ReviewJob(source);
      if (weighs && next.summary!.over) void this.weigh(this.me);
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  async #source(): Promise<MatchSource | null> {
    if (this.from === "table") return { table: this.id, key: keyOf(this.id) };
    if (this.from === "daily") return { record: await api.solution(this.id, words.language) };
    return this.kept ? { record: this.kept.text } : null; // kept with all its positions (keep.ts): needs no server
  }

  close(): void {
    this.puzzle?.close();
    this.playback?.close();
    this.job?.leave();
  }

  /** The same in another language. */
  read(language: string): void {
    void this.playback?.load(language);
    void this.job?.read(language);
  }

  weigh = async (seat: number): Promise<void> => {
    this.#reviewed = seat;
    await this.job?.begin(seat, words.language);
  };

  go = (at: number): void => {
    this.playback?.pause();
    void this.playback?.go(at);
  };

  /** A decision as a task: find the better move. */
  again = async (one: Decision): Promise<void> => {
    if (!this.playback) return;
    this.puzzle?.close();
    this.playback.pause();
    await this.playback.go(one.at);
    const next = new Puzzle(this.playback.source, one.at, this.review?.id ?? null);
    this.puzzle = next;
    try {
      await next.begin();
    } catch (error) {
      this.puzzle = null;
      this.said = sentence(error);
    }
  };

  leave = (): void => {
    this.puzzle?.close();
    this.puzzle = null;
  };

  /** A new match from a moment on. */
  playOn = async (moves: number): Promise<void> => {
    const { summary, playback } = this;
    if (this.busy || !summary || !playback) return;
    this.busy = true;
    this.said = "";
    try {
      const names = this.seats.map((one, i) => (one.mine ? "" : summary.names[i] || this.kept?.names[i] || ""));
      await newTable.playOn({ game: summary.game, names, seat: this.me, moves, ...playback.source });
    } catch (error) {
      this.said = sentence(error);
    }
    this.busy = false;
  };

  link = async (): Promise<void> => {
    const key = this.room?.watch ?? recall(this.id)?.watch ?? "";
    const moment = `/replay/${this.id}?move=${this.playback?.at ?? 0}${key ? `#${key}` : ""}`;
    await navigator.clipboard?.writeText(linkTo(moment)).catch(() => {});
    this.said = words.t("replay-copied");
  };

  save = async (): Promise<void> => {
    if (!this.playback || !this.summary) return;
    const { source } = this.playback;
    const text = "record" in source ? source.record : await api.record(this.id, source.key);
    saveFile(text, `gnomehall-${this.summary.game}-${this.id}.jsonl`, "application/jsonl");
    this.said = words.t("record-saved");
  };
}

function sentence(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : words.t("no-server");
}

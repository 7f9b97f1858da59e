import * as library from "../../app/library";
import type { KeptSet } from "../../app/library";
import { words } from "../../app/words.svelte";
import type { CardsPart, Entry, Tree } from "../../games/contract";
import { origin, rows, said } from "../../games/entries";
import { empty, entriesOf, isMain } from "../../games/shapes";
import { api, Refusal } from "../../net/api";
import { filledUp, isMine, plainName } from "./fill";
import type { Rulebook } from "./rulebook";
import { writeToml } from "./toml";

const PAUSE = 300; // milliseconds after the last change before the loader is asked
const copy = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree)) as Tree;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The card set being edited, the game's own beside it, and what the loader says. */
export class Draft {
  kept = $state.raw<KeptSet>() as KeptSet;
  mistake = $state.raw<{ where: string[]; reason: string } | null>(null);
  warnings = $state.raw<string[]>([]);
  state = $state<"checking" | "good" | "bad" | "offline">("checking");
  hasRoom = $state(true);
  #before: Map<string, Tree>; // the game's own cards, by key
  #timer = 0;
  #asked = 0;

  constructor(
    set: KeptSet,
    readonly part: CardsPart,
    readonly book: Rulebook,
  ) {
    this.kept = set;
    this.#before = new Map(entriesOf(book.shape, book.tree, part).map((entry) => [entry.key, entry.tree]));
    void this.check();
  }

  readonly cards = $derived.by(() => this.#entries(this.kept.tree));
  readonly main = $derived(this.cards.filter((one) => isMain(one, this.part)));
  readonly name = $derived(this.kept.name);
  readonly toml = $derived(writeToml(this.kept.tree, `${this.name} · Gnomehall`));
  readonly mine = $derived(this.main.filter(isMine).length);

  #entries(tree: Tree): Entry[] {
    return entriesOf(this.book.shape, tree, this.part);
  }

  /** A card as it is shown: in a set begun empty, one that nobody entered is empty. */
  shown(entry: Entry): Entry {
    if (!this.kept.blank || isMine(entry) || !isMain(entry, this.part)) return entry;
    const tree = { ...empty(entry.shape), ...(entry.tree["id"] ? { id: entry.tree["id"] } : {}) };
    return { ...entry, tree, names: entry.names === entry.tree ? tree : entry.names };
  }

  /** Whether a card is no longer as the game has it. */
  changed(entry: Entry): boolean {
    return isMine(entry) || !same(entry.tree, this.#before.get(entry.key));
  }

  /** Where the figures of a field come from: `rulebook`, `gnomehall` or `owner`. */
  source(entry: Entry, at: string, also: string[] = []): string {
    const source = entry.tree["source"] ?? entry.names["source"];
    if (typeof source === "string") return source;
    const found = (source ?? {}) as Record<string, string>;
    const does = also.includes("effect") || entry.shape.some_of.includes(at) || entry.shape.one_of.includes(at);
    const name = at in found ? at : does ? ("action" in found ? "action" : "effect") : "";
    return found[name] ?? origin(entry);
  }

  /** The card with some fields changed; those are the owner's from now on. */
  change(entry: Entry, tree: Tree, what = "card"): void {
    const shape = entry.shape.fields["source"];
    const old = tree["source"];
    let source = old;
    if (shape?.kind === "source") {
      const parts =
        typeof old === "string" || old === undefined
          ? Object.fromEntries(shape.parts.map((one) => [one, old ?? "owner"]))
          : { ...(old as Tree) };
      for (const at of Object.keys(tree))
        if (!same(tree[at], entry.tree[at])) {
          const named =
            at in parts
              ? at
              : (at === "cost" || at === "effect") && "action" in parts
                ? "action"
                : "effect" in parts
                  ? "effect"
                  : "";
          if (named) parts[named] = "owner";
        }
      source = this.shown(entry) === entry ? parts : "owner";
    }
    this.#replace(entry, { ...tree, ...(source === undefined ? {} : { source }) }, what);
  }

  /** The card is the owner's as it stands. */
  keep(entry: Entry): void {
    const tree = this.shown(entry).tree;
    this.#replace(entry, { ...tree, ...("source" in tree ? { source: "owner" } : {}) }, "card");
  }

  asItWas(entry: Entry): void {
    const before = this.#before.get(entry.key);
    if (before) this.#replace(entry, copy(before), "back");
  }

  /** The figures of one card on another, its id and name aside. */
  copyTo(from: Entry, to: Entry): void {
    const { id: _, name: __, ...rest } = this.shown(from).tree;
    const target = this.shown(to).tree;
    this.#replace(to, { ...target, ...rest, ...("source" in target ? { source: "owner" } : {}) }, "copied");
  }

  rename(name: string): void {
    const tree = { ...this.kept.tree, set: { ...(this.kept.tree["set"] as Tree), name } };
    this.put(tree, "renamed", name);
  }

  undo(count = 1): void {
    this.#take(library.undo(this.kept, count));
  }

  redo(): void {
    this.#take(library.redo(this.kept));
  }

  /** One more card, where the game lets one be added. */
  add(): void {
    const { extra } = this.part;
    if (extra) this.put({ ...this.kept.tree, [extra.at]: [...rows(this.kept.tree[extra.at]), extra.make()] }, "added");
  }

  remove(entry: Entry): void {
    const { extra } = this.part;
    if (!extra) return;
    const left = rows(this.kept.tree[extra.at]).filter((one) => one !== entry.tree);
    this.put({ ...this.kept.tree, [extra.at]: left }, "removed", plainName(entry));
  }

  /** Several cards at once, one change. */
  putAll(changes: { entry: Entry; tree: Tree }[], what: string): void {
    const next = copy(this.kept.tree);
    for (const { entry, tree } of changes) this.#into(next, entry, { ...tree, source: "owner" });
    this.put(next, what);
  }

  put(tree: Tree, what: string, card = ""): void {
    this.#take(library.changed(this.kept, tree, what, card));
  }

  /** The set anew with one card changed: nothing that is on the screen is written into. */
  #replace(entry: Entry, tree: Tree, what: string): void {
    const next = copy(this.kept.tree);
    this.#into(next, entry, tree);
    this.put(next, what, said(tree, "name", words.language) || plainName(entry) || entry.art);
  }

  #into(set: Tree, entry: Entry, tree: Tree): void {
    const found = this.#entries(set).find((one) => one.key === entry.key)!;
    for (const name of Object.keys(found.tree)) delete found.tree[name];
    Object.assign(found.tree, copy(tree));
    if (!("source" in tree) && "source" in found.names) found.names["source"] = "owner"; // a side of a mission
  }

  #take(set: KeptSet): void {
    const about = set.tree["set"] as Tree | undefined;
    const main = this.#entries(set.tree).filter((one) => isMain(one, this.part));
    const name = String(about?.["name"] ?? set.name);
    this.kept = { ...set, name, mine: main.filter(isMine).length, of: main.length };
    this.hasRoom = library.keepSet(this.kept);
    this.state = "checking";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  /** Nobody edits it here any more: nothing more is kept. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** Ask the loader; what it refuses is filled up with the game's own cards, so that the set can always be played. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    const set = this.kept;
    try {
      const first = await this.#ask(set.tree);
      if (number !== this.#asked) return;
      this.mistake = first.ok ? null : { where: first.where, reason: first.reason };
      this.warnings = first.warnings;
      let tree: Tree | null = filledUp(set.tree, null, this.part, this.book);
      let found = same(tree, set.tree) ? first : await this.#ask(tree);
      for (let tries = 0; tree && !found.ok && tries < this.cards.length; tries += 1) {
        tree = filledUp(tree, found.where, this.part, this.book);
        if (tree) found = await this.#ask(tree);
      }
      if (number !== this.#asked) return;
      const whole = tree && found.ok ? writeToml(tree, `${this.name} · Gnomehall`) : "";
      this.kept = { ...this.kept, whole };
      if (set.changes.length || set.from) this.hasRoom = library.keepSet(this.kept);
      this.state = first.ok ? "good" : "bad";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#asked) this.state = "offline";
    }
  }

  #ask(tree: Tree): ReturnType<typeof api.checkCards> {
    const cards = writeToml(tree, `${this.name} · Gnomehall`);
    return api.checkCards({ game: this.kept.game, cards, language: words.language });
  }

  /** What the loader says about a card: the field below it, or null. */
  wrong(entry: Entry): { at: string[]; text: string } | null {
    const { where = [], reason = "" } = this.mistake ?? {};
    const says = (one: Entry): boolean =>
      one.where.every((part, n) => part === where[n] || (one.where.length === 1 && part.endsWith(` ${where[0]}`)));
    const deeper = this.cards.some((other) => other.where.length > entry.where.length && says(other));
    return where.length > 0 && says(entry) && !deeper ? { at: where.slice(entry.where.length), text: reason } : null;
  }
}

import type { Card } from "../../app/cards";
import { keepSet, ownSet } from "../../app/ownset";
import { words } from "../../app/words.svelte";
import { titleOf } from "../../games";
import type { CardsPart, Entry, Tree } from "../../games/contract";
import { rows } from "../../games/entries";
import { entriesOf } from "../../games/shapes";
import { api, Refusal } from "../../net/api";
import type { TableShape } from "../../wire";
import { writeToml } from "./toml";

const PAUSE = 300; // milliseconds after the last change before the loader is asked
const copy = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree)) as Tree;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The card set being edited, the standard one beside it, and what the loader says. */
export class Draft {
  set = $state.raw<Tree | null>(null);
  mistake = $state.raw<{ where: string[]; reason: string } | null>(null);
  warnings = $state.raw<string[]>([]);
  state = $state<"opening" | "checking" | "good" | "bad" | "offline">("opening");
  kept = $state(true);
  #shape: TableShape | null = null; // what the loader reads
  #standard: Tree | null = null;
  #before = new Map<string, Tree>(); // cards of the standard set, by key
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly part: CardsPart,
  ) {
    void this.open();
  }

  readonly cards = $derived.by(() => (this.set ? this.#entries(this.set) : []));
  readonly name = $derived(String((this.set?.["set"] as Tree | undefined)?.["name"] ?? ""));
  readonly toml = $derived(this.set ? writeToml(this.set, `${this.name} · Gnomehall`) : "");

  async open(): Promise<void> {
    try {
      this.#shape = await api.cardSchema(this.game);
      const standard = await api.cardFile(this.game);
      this.#standard = (await api.checkCards({ game: this.game, cards: standard, tree: true })).tree as Tree;
      this.#before = new Map(this.#entries(this.#standard).map((entry) => [entry.key, entry.tree]));
      const own = ownSet(this.game);
      if (!own || !(await this.load(own.toml))) {
        this.set = copy(this.#standard);
        (this.set["set"] as Tree)["name"] = words.t("editor-my-set", { game: titleOf(this.game) });
      }
      await this.#check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.state = "offline";
    }
  }

  #entries(set: Tree): Entry[] {
    return this.#shape ? entriesOf(this.#shape, set, this.part) : [];
  }

  /** Edit the set of a TOML text; false if it is none. */
  async load(toml: string): Promise<boolean> {
    const checked = await api.checkCards({ game: this.game, cards: toml, language: words.language, tree: true });
    if (!checked.tree) {
      this.mistake = { where: [], reason: checked.reason };
      this.warnings = checked.warnings;
      this.state = "bad";
      return false;
    }
    this.set = checked.tree as Tree;
    void this.#check();
    return true;
  }

  /** Whether a card is no longer as the standard set has it. */
  changed(entry: Entry): boolean {
    return !same(entry.tree, this.#before.get(entry.key));
  }

  change(entry: Entry, tree: Tree): void {
    this.#replace(entry, { ...tree, ...("source" in tree ? { source: "owner" } : {}) });
  }

  asItWas(entry: Entry): void {
    const before = this.#before.get(entry.key);
    if (before) this.#replace(entry, copy(before));
  }

  rename(name: string): void {
    this.set = { ...this.set!, set: { ...(this.set!["set"] as Tree), name } };
    this.#later();
  }

  startOver(): void {
    keepSet(this.game, null);
    this.set = null;
    this.state = "opening";
    void this.open();
  }

  /** One more card, where the game lets one be added. */
  add(): void {
    const { extra } = this.part;
    if (!extra || !this.set) return;
    this.set = { ...this.set, [extra.at]: [...rows(this.set[extra.at]), extra.make()] };
    this.#later();
  }

  remove(entry: Entry): void {
    const { extra } = this.part;
    if (!extra || !this.set) return;
    this.set = { ...this.set, [extra.at]: rows(this.set[extra.at]).filter((one) => one !== entry.tree) };
    this.#later();
  }

  /** The set anew with one card changed: nothing that is on the screen is written into. */
  #replace(entry: Entry, tree: Tree): void {
    const next = copy(this.set!);
    const found = this.#entries(next).find((one) => one.key === entry.key)!;
    for (const name of Object.keys(found.tree)) delete found.tree[name];
    Object.assign(found.tree, tree);
    if (!("source" in tree) && "source" in found.names) found.names["source"] = "owner"; // a side of a mission
    this.set = next;
    this.#later();
  }

  #later(): void {
    this.state = "checking";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#check(), PAUSE);
  }

  async #check(): Promise<void> {
    const number = ++this.#asked;
    const toml = this.toml;
    try {
      const checked = await api.checkCards({ game: this.game, cards: toml, language: words.language });
      if (number !== this.#asked) return;
      this.mistake = checked.ok ? null : { where: checked.where, reason: checked.reason };
      this.warnings = checked.warnings;
      this.state = checked.ok ? "good" : "bad";
      const edited = this.cards.some((entry) => this.changed(entry));
      this.kept =
        !edited ||
        keepSet(this.game, {
          name: this.name,
          toml,
          cards: checked.ok ? (checked.cards as Card[]) : [],
          language: words.language,
        });
    } catch {
      if (number === this.#asked) this.state = "offline";
    }
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

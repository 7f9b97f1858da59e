/** What the help is opened at: a rule, or what can be done now (""). */
export interface Place {
  rule: string;
}

const FRESH = 60_000; // milliseconds: what was looked at longer ago is not asked about

/** The help of the table one sits at: `?` in its bar, and every rule chip, opens it. */
class Help {
  /** The game of the table; "" where there is no table. */
  game = $state("");
  shown = $state.raw<Place | null>(null);

  #looked: { name: string; rule: string; at: number } | null = null;

  open(rule = ""): void {
    if (this.game) this.shown = { rule };
  }
  /** A thing is looked at: the help begins with its rule. */
  look(name: string, rule: string): void {
    this.#looked = { name, rule, at: Date.now() };
  }
  /** What was looked at just now. */
  get looked(): { name: string; rule: string } | null {
    return this.#looked && Date.now() - this.#looked.at < FRESH ? this.#looked : null;
  }
  close(): void {
    this.shown = null;
  }
}

export const help = new Help();

/** What the help is opened at: a rule, or what can be done now (""). */
export interface Place {
  rule: string;
}

/** The help of the table one sits at: `?` in its bar, and every rule chip, opens it. */
class Help {
  /** The game of the table; "" where there is no table. */
  game = $state("");
  shown = $state.raw<Place | null>(null);

  open(rule = ""): void {
    if (this.game) this.shown = { rule };
  }
  close(): void {
    this.shown = null;
  }
}

export const help = new Help();

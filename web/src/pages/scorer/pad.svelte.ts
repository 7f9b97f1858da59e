import type { SheetPart } from "../../games/contract";

/** What was written down of one player: a name, and what the game counts. */
export type Line = { name: string } & Record<string, unknown>;

/** The sheets of one game, kept in this browser until they are cleared. */
export class Pad {
  players = $state<Line[]>([]);
  switches = $state<Record<string, boolean>>({});
  at = $state(0);
  readonly #place: string;

  constructor(
    game: string,
    readonly sheet: SheetPart,
    readonly most: number,
    readonly example = false, // of the rules: nothing is kept
  ) {
    this.#place = `gnomehall.score.${game}`;
    this.players = (example ? sheet.example : this.#read()).map((one) => this.#line(one));
    this.switches = { ...sheet.switches };
    this.#fill();
  }

  keep(): void {
    if (this.example) return;
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.players));
    } catch {
      // without storage the sheets are gone when the page is closed
    }
  }

  add(): void {
    if (this.players.length < this.most) this.players.push(this.#line({}));
    this.at = this.players.length - 1;
  }

  remove(): void {
    this.players.splice(this.at, 1);
    this.#fill();
    this.at = Math.min(this.at, this.players.length - 1);
  }

  clear(): void {
    this.players = this.players.map((one) => this.#line({ name: one.name }));
  }

  /** As the server takes them; `cards` is the file of a card set of one's own. */
  sheets(cards: string | null): object {
    return { ...this.sheet.sheets(this.players, this.switches), ...(cards === null ? {} : { cards }) };
  }

  #line(known: object): Line {
    return { name: "", ...this.sheet.blank(), ...known };
  }

  #fill(): void {
    while (this.players.length < this.sheet.fewest) this.players.push(this.#line({}));
  }

  #read(): object[] {
    try {
      return JSON.parse(localStorage.getItem(this.#place) ?? "[]") as object[];
    } catch {
      return [];
    }
  }
}

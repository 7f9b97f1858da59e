import type { Deal, Lack } from "../games/contract";
import type { Legal } from "../wire";

const HOVER = 400; // milliseconds until a card is shown to a resting pointer
const PRESS = 500; // and to a resting finger
const DRIFT = 12; // pixels a finger may move

/** What is looked at. `pinned`: until it is closed, with buttons; else while the pointer rests. */
export interface Looked {
  what: string;
  at: HTMLElement;
  pinned: boolean;
  reason?: { rule: string; text: string; lack: Lack | null }; // it cannot be played now
  offer?: { deal: Deal; move: Legal; note: string }; // it is played by the button
}

/** Hover, long press and Space open what is under them; nothing here plays a move. */
export class Looking {
  now = $state.raw<Looked | null>(null);
  #timer = 0;
  #over: HTMLElement | null = null;
  #start = { x: 0, y: 0 };
  #last = ""; // where the pointer was; empty: it has not moved here yet
  #pressed = false; // a long press was shown: the click that ends it is none

  /** `busy`: something else is open. */
  constructor(readonly busy: () => boolean) {}

  /** Hear what happens at a table before its board does. */
  listen(root: HTMLElement): () => void {
    const heard = [
      ["pointerover", this.over],
      ["pointerleave", this.leave],
      ["pointerdown", this.down],
      ["pointermove", this.move],
      ["pointerup", this.up],
      ["pointercancel", this.up],
      ["click", this.click],
      ["keydown", this.key],
      ["contextmenu", this.menu],
    ] as [string, (event: Event) => void][];
    for (const [name, listen] of heard) root.addEventListener(name, listen, true);
    return () => {
      for (const [name, listen] of heard) root.removeEventListener(name, listen, true);
    };
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };

  #thing(event: Event): HTMLElement | null {
    return event.target instanceof Element ? event.target.closest<HTMLElement>("[data-look]") : null;
  }

  #open(at: HTMLElement, pinned: boolean): void {
    if (at.isConnected && !this.busy()) this.now = { what: at.dataset["look"]!, at, pinned };
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.now?.pinned) return;
    const thing = this.#thing(event);
    const here = `${event.screenX} ${event.screenY}`;
    const rests = this.#last === "" || here === this.#last; // the thing came to the pointer: who comes to it also moves
    this.#last = here;
    if (!rests) this.#wait(thing);
  };

  /** What the pointer is over now is opened if it stays. */
  #wait(thing: HTMLElement | null): void {
    if (thing === this.#over) return;
    this.#over = thing;
    this.close();
    if (thing) this.#timer = window.setTimeout(() => this.#open(thing, false), HOVER);
  }

  leave = (): void => {
    this.#over = null;
    if (!this.now?.pinned) this.close();
  };

  down = (event: PointerEvent): void => {
    this.#pressed = false;
    if (!this.now?.pinned) this.close();
    const thing = this.#thing(event);
    if (event.pointerType === "mouse" || !thing) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#pressed = true;
      this.#open(thing, true);
    }, PRESS);
  };

  move = (event: PointerEvent): void => {
    this.#last = `${event.screenX} ${event.screenY}`;
    if (event.pointerType === "mouse" && !this.now?.pinned) this.#wait(this.#thing(event));
    const far = Math.abs(event.clientX - this.#start.x) + Math.abs(event.clientY - this.#start.y) > DRIFT;
    if (event.pointerType !== "mouse" && far) clearTimeout(this.#timer);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") clearTimeout(this.#timer);
  };

  click = (event: MouseEvent): void => {
    if (!this.#pressed) return;
    this.#pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };

  key = (event: KeyboardEvent): void => {
    const thing = this.#thing(event);
    if (event.key !== " " || !thing) return;
    event.preventDefault();
    this.#open(thing, true);
  };

  /** A finger that rests calls for the card, not for the menu of the browser. */
  menu = (event: Event): void => {
    if (this.#pressed && this.#thing(event)) event.preventDefault();
  };
}

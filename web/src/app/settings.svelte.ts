import { COLOURS, type Colour } from "../kit/colours";
import { areWords } from "./foreign";
import { LANGUAGES, type Language } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "reduced";
export type Speed = "slow" | "normal" | "instant";

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  confirm: boolean; // ask before what cannot be undone
  name: string;
  face: Colour | ""; // my gnome, and so my colour at a table
  level: string; // of the bots one plays against
  met: string[]; // games whose first-time questions were answered
  guide: boolean; // the wizard sits beside me
  music: boolean;
  curtain: boolean; // between the turns of people at one device
  goodsOnly: boolean; // do not ask me to copy mere coins
}

const KEY = "gnomehall.settings";

function preferred(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return (asked.find((tag) => LANGUAGES.some((one) => one === tag)) as Language | undefined) ?? "en";
}

function standard(): Saved {
  return {
    language: preferred(),
    theme: "system",
    motion: "system",
    speed: "normal",
    sound: true,
    confirm: true,
    name: "",
    face: "",
    level: "",
    met: [],
    guide: true,
    music: false,
    curtain: false,
    goodsOnly: false,
  };
}

function saved(): Saved {
  try {
    return { ...standard(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return standard();
  }
}

const ONE_OF: Partial<Record<keyof Saved, readonly unknown[]>> = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"] satisfies Theme[],
  motion: ["system", "reduced"] satisfies Motion[],
  speed: ["slow", "normal", "instant"] satisfies Speed[],
  face: ["", ...COLOURS],
};
const LONGEST = 40; // letters of a name
const MOST_MET = 50;

/** What of somebody else's settings can be a setting here. */
function sound(found: Partial<Record<keyof Saved, unknown>>): Partial<Saved> {
  const fits = ([name, value]: [string, unknown]): boolean => {
    const usual = standard()[name as keyof Saved];
    const known = ONE_OF[name as keyof Saved];
    if (known) return known.includes(value);
    if (name === "met") return areWords(value, LONGEST);
    return typeof value === typeof usual && !(typeof value === "string" && value.length > LONGEST);
  };
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Saved>;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

/** What this person chose, kept in this browser. */
class Settings {
  #kept = $state<Saved>(saved());
  #calm = $state(calm.matches);
  #night = $state(night.matches);

  constructor() {
    calm.addEventListener("change", () => {
      this.#calm = calm.matches;
      this.show();
    });
    night.addEventListener("change", () => {
      this.#night = night.matches;
    });
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get name(): string {
    return this.#kept.name;
  }
  get face(): Colour | "" {
    return this.#kept.face;
  }
  get level(): string {
    return this.#kept.level;
  }
  get met(): string[] {
    return this.#kept.met;
  }
  get guide(): boolean {
    return this.#kept.guide;
  }
  get music(): boolean {
    return this.#kept.music;
  }
  get curtain(): boolean {
    return this.#kept.curtain;
  }
  get goodsOnly(): boolean {
    return this.#kept.goodsOnly;
  }

  /** Whether it is night on the page now. */
  get dark(): boolean {
    return this.theme === "system" ? this.#night : this.theme === "dark";
  }

  /** Whether pieces jump instead of travelling. */
  get still(): boolean {
    return this.motion === "reduced" || this.#calm;
  }

  /** Milliseconds a piece travels, 0 for a jump. */
  get travel(): number {
    return this.still ? 0 : { slow: 840, normal: 420, instant: 0 }[this.speed];
  }

  /** Milliseconds between two moves of others. */
  get beat(): number {
    return { slow: 1500, normal: 750, instant: 0 }[this.speed];
  }

  change(what: Partial<Saved>): void {
    Object.assign(this.#kept, what);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser without storage forgets the choice when it is closed
    }
    this.show();
  }

  /** All of them, for a file. */
  save(): unknown {
    return $state.snapshot(this.#kept);
  }

  /** Take from a file what was left here as it is for everybody; what was chosen here stays. */
  take(found: unknown): void {
    const [usual, theirs] = [standard(), sound((found ?? {}) as Partial<Saved>)];
    const untouched = Object.entries(theirs).filter(
      ([name]) => name !== "met" && this.#kept[name as keyof Saved] === usual[name as keyof Saved],
    );
    const met = [...new Set([...this.#kept.met, ...(theirs.met ?? [])])].slice(0, MOST_MET);
    this.change({ ...Object.fromEntries(untouched), met });
  }

  /** Write theme and motion where the style sheets read them. */
  show(): void {
    const page = document.documentElement;
    if (this.theme === "system") delete page.dataset["theme"];
    else page.dataset["theme"] = this.theme;
    page.dataset["motion"] = this.still ? "reduced" : "full";
  }
}

export const settings = new Settings();

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../wire";

export { LANGUAGES, type Language };
export type Args = Record<string, FluentVariable>;
/** Finds a file of texts in a language, if there is one. */
export type Texts = (language: Language) => (() => Promise<string>) | undefined;

const BEHIND = "en"; // the language of a text that is missing
const files = import.meta.glob<string>("../../../src/gnomehall/locale/*/page*.ftl", {
  query: "?raw",
  import: "default",
});
const page =
  (file: string): Texts =>
  (language) =>
    files[`../../../src/gnomehall/locale/${language}/${file}.ftl`];

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The texts of the page in the language chosen; reading `t` in a template follows a change of language. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #behind = $state.raw<FluentBundle | null>(null); // English, once a text is missing
  #sources = new Map<string, Texts>([["page", page("page")]]);
  #wanted: Language = "en"; // may be on its way
  #files = 0; // in what is shown
  #missed = new Set<string>();

  /** Change the language; what is on the screen changes when all its texts are there. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const files = this.#sources.size;
    const bundle = await this.#read(language);
    if (language !== this.#wanted || files < this.#files) return; // another language, or more texts, came meanwhile
    this.#files = files;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (this.#behind) this.#behind = await this.#read(BEHIND);
  }

  /** Texts that not every page needs: a file of the page's own (`page-learn`), or those of a game. */
  async need(name: string, texts: Texts = page(name)): Promise<void> {
    if (this.#sources.has(name)) return;
    this.#sources.set(name, texts);
    await this.speak(this.#wanted);
  }

  async #read(language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.#sources.values()].map((find) => (find(language) ?? find(BEHIND))?.()));
    for (const text of texts) if (text !== undefined) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  /** How days and hours are written: as the reader's own country does, if it speaks this language. */
  get customs(): string {
    return navigator.languages.find((one) => one.split("-")[0] === this.language) ?? this.language;
  }

  /** A text by its key; where the language has none, the English one, as soon as it is here. */
  t = (key: string, args?: Args): string => {
    const bundle = [this.#bundle, this.#behind].find((one) => one?.getMessage(key)?.value);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args);
    this.#miss(key);
    return key;
  };

  /** Whether there is such a text (a rule option or a reaction may be newer than the page). */
  has = (key: string): boolean => this.#bundle.hasMessage(key) || (this.#behind?.hasMessage(key) ?? false);

  #miss(key: string): void {
    const name = `${this.language} ${this.#sources.size} ${key}`;
    if (this.#missed.has(name)) return;
    this.#missed.add(name);
    console.error(`no text for ${key} in ${this.language}`);
    if (this.language === BEHIND) return;
    void this.#read(BEHIND).then((english) => {
      this.#behind = english;
    });
  }
}

export type { Words };
export const words = new Words();

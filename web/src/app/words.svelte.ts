import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", pt: "Português", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const texts = import.meta.glob<string>("../../../src/gnomehall/locale/*/page*.ftl", {
  query: "?raw",
  import: "default",
});

function place(language: Language, file: string): string {
  return `../../../src/gnomehall/locale/${language}/${file}.ftl`;
}

/** The texts of the page in the language chosen; reading `t` in a template follows a change of language. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #files = new Set(["page"]);

  /** Change the language; what is on the screen changes when all its texts are there. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of this.#files) await this.#add(bundle, language, file);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Texts that only one page or board needs: `page-learn`. */
  async need(file: string): Promise<void> {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    await this.speak(this.language);
  }

  async #add(bundle: FluentBundle, language: Language, file: string): Promise<void> {
    const load = texts[place(language, file)];
    if (load) bundle.addResource(new FluentResource(await load()));
  }

  /** A text by its key. */
  t = (key: string, args?: Args): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no text for ${key} in ${this.language}`);
      return key;
    }
    return this.#bundle.formatPattern(message.value, args);
  };

  /** Whether there is such a text (a rule option or a reaction may be newer than the page). */
  has = (key: string): boolean => this.#bundle.hasMessage(key);
}

export type { Words };
export const words = new Words();

import { gameOf } from ".";

/** A sign of the table: the symbols that show it, and the end of its text's key. */
export interface Sign {
  key: string;
  pieces: string[];
}

/** What a game brings to the help at its table: `games/<game>/help.ts`. */
export interface HelpPart {
  /** What a verb is told by: the end of its text's key, the rule it belongs to, a symbol. */
  verbs: Record<string, { topic: string; rule: string; piece: string }>;
  signs: Sign[];
}

const parts = import.meta.glob<HelpPart>("./*/help.ts", { import: "default" });

/** The help of a game; one without a folder has none. */
export async function loadHelp(name: string): Promise<HelpPart> {
  return (await parts[`./${gameOf(name).name}/help.ts`]?.()) ?? { verbs: {}, signs: [] };
}

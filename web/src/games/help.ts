import { gameOf } from ".";
import type { HelpPart } from "./contract";

const parts = import.meta.glob<HelpPart>("./*/help.ts", { import: "default" });

/** The help of a game; one without a folder has none. */
export async function loadHelp(name: string): Promise<HelpPart> {
  return (await parts[`./${gameOf(name).name}/help.ts`]?.()) ?? { verbs: {}, signs: [] };
}

import type { Language } from "../../app/words.svelte";

/** A piece of running text: plain, stressed, strong or a word of the table's options. */
export interface Run {
  text: string;
  how: "plain" | "em" | "strong" | "code";
}
export type Block =
  | { kind: "rule"; id: string; runs: Run[] }
  | { kind: "note"; ids: string[]; runs: Run[] }
  | { kind: "text" | "item"; runs: Run[] }
  | { kind: "example"; number: number; runs: Run[] };
export interface Section {
  title: string;
  blocks: Block[];
  first: string;
  last: string;
}

const files = import.meta.glob<string>("../../../../src/gnomehall/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

/** `*so*`, `**so**` and `` `so` ``. */
export function runs(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), how: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), how: "em" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), how: "code" };
      return { text: part, how: "plain" };
    });
}

const BEHIND = /^- (?<text>.*\S) \((?<ids>[A-Z]-\d+(?:, [A-Z]-\d+)*)\)\.?$/;
const EXAMPLE = /^(Example|Exemplo|Exemple|Esempio)\b/;

/**
 * `- **G-1** ...` is a rule; `- G-1: ...`, `- G-1, G-2: ...` and `- ... (G-1).` are notes about rules written
 * elsewhere.
 */
function block(line: string, examples: { n: number }): Block {
  const rule = /^- \*\*([A-Z]-\d+)\*\* (.*)$/.exec(line);
  if (rule) return { kind: "rule", id: rule[1]!, runs: runs(rule[2]!) };
  const note = /^- (?<ids>[A-Z]-\d+(?:, [A-Z]-\d+)*)\s?: (?<text>.*)$/.exec(line) ?? BEHIND.exec(line);
  if (note) return { kind: "note", ids: note.groups!["ids"]!.split(", "), runs: runs(note.groups!["text"]!) };
  if (EXAMPLE.test(line)) return { kind: "example", number: examples.n++, runs: runs(line) };
  return line.startsWith("- ") ? { kind: "item", runs: runs(line.slice(2)) } : { kind: "text", runs: runs(line) };
}

/** The rules of a game in a language, section by section; the first is the idea of the game. */
export async function readRules(game: string, language: Language): Promise<Section[]> {
  const name = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  const text = await files[`../../../../src/gnomehall/games/${game}/${name}`]!();
  const examples = { n: 0 };
  return text
    .split(/^#{1,2} /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      const blocks = lines.filter((line) => line.trim()).map((line) => block(line, examples));
      const ids = blocks.flatMap((one) => (one.kind === "rule" ? one.id : []));
      return { title, blocks, first: ids[0] ?? "", last: ids.at(-1) ?? "" };
    });
}

import type { Language } from "../../app/words.svelte";
import { api } from "../../net/api";

/** A piece of running text: plain, stressed, strong or a word of the table's options. */
export interface Run {
  text: string;
  how: "plain" | "em" | "strong" | "code";
}
export type Block =
  | { kind: "rule"; id: string; runs: Run[] }
  | { kind: "note"; ids: string[]; runs: Run[] }
  | { kind: "text" | "item"; runs: Run[] }
  | { kind: "example"; name: string; runs: Run[] } // a lesson, or `score` for the scorer
  | { kind: "picture"; name: string };
export interface Section {
  title: string;
  icon: string;
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

const HINT = /^<!-- (\w+): (\S+) -->$/; // `<!-- picture: caravan -->`: for this page; other readers of Markdown see nothing
const WRAPPED = /(?<=\S)(?<!-->)\n *(?!- |<!|#|\s)/g; // a paragraph or an item goes on in the next line
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
const BEFORE = /^- (?<ids>[A-Z]+-\d+(?:, [A-Z]+-\d+)*)\s?: (?<text>.*)$/;
const BEHIND = /^- (?<text>.*\S) \((?<ids>[A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)\.?$/;

/**
 * `- **G-1** ...` is a rule; `- G-1: ...`, `- G-1, G-2: ...` and `- ... (G-1).` are notes about rules written
 * elsewhere.
 */
function readLine(line: string): Block {
  const rule = RULE.exec(line);
  if (rule) return { kind: "rule", id: rule[1]!, runs: runs(rule[2]!) };
  const note = BEFORE.exec(line) ?? BEHIND.exec(line);
  if (note) return { kind: "note", ids: note.groups!["ids"]!.split(", "), runs: runs(note.groups!["text"]!) };
  return line.startsWith("- ") ? { kind: "item", runs: runs(line.slice(2)) } : { kind: "text", runs: runs(line) };
}

function readSection(part: string): Section {
  const end = part.indexOf("\n");
  const title = part.slice(0, end);
  const lines = part.slice(end).replace(WRAPPED, " ").split("\n");
  const blocks: Block[] = [];
  let icon = "ui-hint";
  let example = ""; // the name of the one that the next line tells
  for (const line of lines.filter((one) => one.trim())) {
    const [hint, what, name = ""] = HINT.exec(line) ?? [];
    if (what === "icon") icon = name;
    else if (what === "picture") blocks.push({ kind: "picture", name });
    else if (what === "example") example = name;
    else if (!hint) {
      blocks.push(example ? { kind: "example", name: example, runs: runs(line) } : readLine(line));
      example = "";
    }
  }
  const ids = blocks.flatMap((one) => (one.kind === "rule" ? one.id : []));
  return { title, icon, blocks, first: ids[0] ?? "", last: ids.at(-1) ?? "" };
}

/** RULES.md, section by section. */
export function parseRules(text: string): Section[] {
  return text
    .split(/^#{1,2} /m)
    .slice(1)
    .map(readSection);
}

/** The rules of a game in a language; the first section is the idea of the game. */
export async function readRules(game: string, language: Language): Promise<Section[]> {
  const file = (name: string): (() => Promise<string>) | undefined =>
    files[`../../../../src/gnomehall/games/${game}/${name}`];
  // the page brings the rules of its own games, so that they open without a network
  const here = (language === "en" ? undefined : file(`RULES.${language}.md`)) ?? file("RULES.md");
  return parseRules(await (here ? here() : api.rules(game, language)));
}

import type { Tree, Value } from "../../games/contract";

const isTree = (value: Value | undefined): value is Tree => typeof value === "object" && !Array.isArray(value);
const text = (value: string): string => JSON.stringify(value).replaceAll("\u007f", "\\u007f");
const key = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : text(name));

function inline(value: Value): string {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value))
    return value.some(isTree) ? `[\n  ${value.map(inline).join(",\n  ")},\n]` : `[${value.map(inline).join(", ")}]`;
  if (isTree(value))
    return `{ ${Object.entries(value)
      .map(([name, part]) => `${key(name)} = ${inline(part)}`)
      .join(", ")} }`;
  return String(value);
}

const lines = (tree: Tree): string =>
  Object.entries(tree)
    .map(([name, value]) => `${key(name)} = ${inline(value)}\n`)
    .join("");

/** A card set as TOML: a block for every card, tables inside a card on one line. */
export function writeToml(tree: Tree, head: string): string {
  const blocks: string[] = [`# ${head.replace(/[\n\r]/g, " ")}\n`];
  const plain = Object.entries(tree).filter(
    ([, value]) => !isTree(value) && !(Array.isArray(value) && value.every(isTree) && value.length),
  );
  if (plain.length) blocks.push(lines(Object.fromEntries(plain)));
  for (const [name, value] of Object.entries(tree)) {
    if (isTree(value)) blocks.push(`[${key(name)}]\n${lines(value)}`);
    else if (Array.isArray(value) && value.length && value.every(isTree))
      blocks.push(...value.map((card) => `[[${key(name)}]]\n${lines(card)}`));
  }
  return blocks.join("\n");
}

import { originOf } from "../app/cards";
import type { Entry, Tree, Value } from "./contract";

export const rows = (value: Value | undefined): Tree[] => (Array.isArray(value) ? (value as Tree[]) : []);
export const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A text of a card in a language; one plain text serves for all. */
export function said(tree: Tree, at: string, language: string): string {
  const value = tree[at];
  if (typeof value === "string") return value;
  const texts = (value ?? {}) as Record<string, string>;
  return texts[language] ?? texts["en"] ?? "";
}

/** Where an entry's figures come from. */
export function origin(entry: Entry): string {
  return originOf((entry.tree["source"] ?? entry.names["source"]) as string | Record<string, string> | undefined);
}

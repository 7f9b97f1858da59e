import { words } from "./words.svelte";

/** Megabytes as people read them. */
export const megabytes = (bytes: number): string =>
  (bytes / 1_000_000).toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

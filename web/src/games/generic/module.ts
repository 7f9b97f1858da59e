import type { GameModule } from "../contract";
import Cover from "./Cover.svelte";

/** What the page knows of a game that has no folder here: enough to play it. */
export function generic(name: string): GameModule {
  const spaced = name.replaceAll(/[_-]/g, " ");
  return {
    title: { en: spaced.charAt(0).toUpperCase() + spaced.slice(1) },
    weight: 2,
    icon: "ui-log",
    colours: ["green", "orange", "purple", "blue", "black", "red"],
    Cover,
    board: () => import("./board"),
  };
}

import type { GameModule } from "../contract";
import Cover from "./Cover.svelte";

const gems: GameModule = {
  title: { en: "Gems & Gnomes", pt: "Gemas & Gnomos", fr: "Gemmes & Gnomes", it: "Gemme & Gnomi" },
  weight: 1,
  icon: "gem-ruby",
  colours: ["green", "orange", "purple", "blue", "black"],
  Cover,
  board: () => import("./board"),
  chance: () => import("./chance"),
  cards: () => import("./cards"),
  campaign: () => import("./campaign"),
  rules: () => import("./rules"),
  sheet: () => import("./sheet"),
};

export default gems;

import type { GameModule } from "../contract";
import Cover from "./Cover.svelte";

const gnomopolis: GameModule = {
  title: { en: "Gnomopolis" },
  weight: 2,
  icon: "b-ico",
  colours: ["green", "orange", "purple", "blue"],
  Cover,
  board: () => import("./board"),
  chance: () => import("./chance"),
  cards: () => import("./cards"),
  campaign: () => import("./campaign"),
  rules: () => import("./rules"),
  sheet: () => import("./sheet"),
};

export default gnomopolis;

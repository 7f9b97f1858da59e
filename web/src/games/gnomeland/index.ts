import type { GameModule } from "../contract";
import Cover from "./Cover.svelte";

const gnomeland: GameModule = {
  title: { en: "Gnomeland" },
  weight: 3,
  icon: "b-ico",
  colours: ["red", "orange", "blue", "green"],
  Cover,
  board: () => import("./board"),
  chance: () => import("./chance"),
  cards: () => import("./cards"),
  campaign: () => import("./campaign"),
  rules: () => import("./rules"),
  sheet: () => import("./sheet"),
};

export default gnomeland;

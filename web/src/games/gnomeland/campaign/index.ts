import type { CampaignPart } from "../../contract";
import recipes from "../buildings.json";
import Land from "./Land.svelte";
import Vista from "./Vista.svelte";

const campaign: CampaignPart = {
  Land,
  Vista,
  folk: ["gnome-villager", "gnome-soldier", "gnome-wizard", "gnome-child", "gnome-merchant"],
  recipes,
  road: { edge: "#5a4a26", lit: "#efcf8c", dots: "#fff7dd", shut: "#98937b", shutDots: "#c6c1aa" },
};

export default campaign;

import type { CampaignPart } from "../../contract";
import recipes from "../buildings.json";
import Land from "./Land.svelte";
import Vista from "./Vista.svelte";

const campaign: CampaignPart = {
  Land,
  Vista,
  folk: ["armadillo", "gnome-child", "gnome-artisan", "gnome-villager", "gnome-merchant", "gnome-soldier"],
  recipes,
  road: { edge: "#211a14", lit: "#e2b568", dots: "#fbe6b4", shut: "#6e604f", shutDots: "#a99880" },
};

export default campaign;

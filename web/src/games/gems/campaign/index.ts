import type { CampaignPart } from "../../contract";
import Land from "./Land.svelte";
import Vista from "./Vista.svelte";

const campaign: CampaignPart = {
  Land,
  Vista,
  folk: ["gem-emerald", "pawn-green", "gem-ruby", "pawn-orange", "gem-sapphire", "pawn-purple", "gem-topaz"],
  recipes: {},
  road: { edge: "#140d16", lit: "#dfae68", dots: "#fdeac0", shut: "#5c4f60", shutDots: "#9c8ea2" },
};

export default campaign;

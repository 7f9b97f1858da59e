import type { RulesPart } from "../../contract";
import { gnome } from "../pieces";
import { everyone, type GnomopolisView } from "../view";
import Building from "./Building.svelte";
import Councilors from "./Councilors.svelte";
import Effects from "./Effects.svelte";
import Gnomes from "./Gnomes.svelte";
import Parchments from "./Parchments.svelte";
import Setup from "./Setup.svelte";
import Caravan from "./Caravan.svelte";
import Rest from "./Rest.svelte";
import Points from "./Points.svelte";

const rules: RulesPart = {
  pictures: {
    setup: Setup,
    caravan: Caravan,
    rest: Rest,
    gnomes: Gnomes,
    parchments: Parchments,
    effects: Effects,
    building: Building,
    councilors: Councilors,
    points: Points,
  },
  pieces: (view, seat) => everyone((view as GnomopolisView).seats[seat]?.active ?? {}).map(gnome),
};

export default rules;

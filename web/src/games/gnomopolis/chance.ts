import type { Streams } from "../../fair/check";
import type { ChancePart } from "../contract";
import streams from "./chance.json";
import type { GnomopolisView } from "./view";

const chance: ChancePart<GnomopolisView> = {
  streams: streams as unknown as Streams,
  bag(view, stream) {
    const [kind, seat] = stream.split("/");
    const mug = kind === "mug" ? view.seats[Number(seat)]?.mug : undefined;
    return mug ? Object.fromEntries(Object.entries(mug).map(([gnome, count]) => [`draw ${gnome}`, count])) : null;
  },
};

export default chance;

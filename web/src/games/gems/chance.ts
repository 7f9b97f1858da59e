import type { Streams } from "../../fair/check";
import type { ChancePart } from "../contract";
import streams from "./chance.json";

const chance: ChancePart = { streams: streams as unknown as Streams };

export default chance;

import type { CardsPart } from "../../contract";
import { entries } from "./entries";
import Picture from "./Picture.svelte";
import Preview from "./Preview.svelte";
import Thumb from "./Thumb.svelte";

const cards: CardsPart = { Picture, Thumb, Preview, entries };

export default cards;

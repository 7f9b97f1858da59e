import { COLOURS, type Colour } from "../kit/colours";
import type { Seat, SeatPlan } from "../wire";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

/** A list of names in the reader's language. */
export function namesOf(key: string): string[] {
  return words
    .t(key)
    .split(",")
    .map((name) => name.trim());
}

/** My name; whoever has not said one yet is given one, and keeps it until it is changed. */
export function myName(): string {
  if (!settings.name) {
    const names = namesOf("guest-names");
    settings.change({ name: names[Math.floor(Math.random() * names.length)]! });
  }
  return settings.name;
}

/** The colour somebody asks for; it is kept as the avatar of the seat. */
export const avatarOf = (colour: Colour | ""): string => (colour ? `pawn-${colour}` : "");

/** My seat at a new table. */
export function mySeat(): SeatPlan {
  return { sit: "device", name: myName(), avatar: avatarOf(settings.face) };
}

/** What colour a seat asks for: its gnome's, or that of the place it had before a rematch. */
function wished(avatar: string, usual: readonly Colour[]): Colour | undefined {
  const [kind, what = ""] = avatar.split("-");
  if (kind === "pawn") return COLOURS.find((one) => one === what);
  return kind === "seat" ? usual[Number(what)] : undefined;
}

/** The colours of seats: each the one it asks for if nobody before it has it, the others in the order of the game. */
export function seatColours(seats: Pick<Seat, "avatar">[], usual: readonly Colour[]): Colour[] {
  const taken = new Set<Colour>();
  const found = seats.map((seat) => {
    const wish = wished(seat.avatar, usual);
    if (!wish || taken.has(wish)) return undefined;
    taken.add(wish);
    return wish;
  });
  const order = new Set([...usual, ...COLOURS]);
  return found.map((colour, i) => {
    const free = [usual[i], ...order].find((one) => one && !taken.has(one)) ?? "black";
    if (!colour) taken.add(free);
    return colour ?? free;
  });
}

/** Colours for others, so that none has mine. */
export function othersColours(usual: readonly Colour[], mine: Colour | ""): Colour[] {
  return [...new Set([...usual, ...COLOURS])].filter((one) => one !== (mine || usual[0]));
}

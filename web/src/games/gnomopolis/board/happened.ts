import type { Event } from "../../../wire";
import type { Banner, Change, Happened, Telling } from "../../contract";
import type { TownCard } from "../card";
import { KINDS, places, type Bag, type District, type GnomopolisView } from "../view";

type By = Telling<TownCard>;

/** All gnomes of a seat by kind, wherever they are. */
function everybody(seat: District): Bag {
  const bags = [seat.mug, seat.active, seat.exhausted, seat.team?.standing ?? {}];
  for (const place of [...places(seat), seat.caravan]) bags.push(place.standing, place.lying);
  return Object.fromEntries(KINDS.map((kind) => [kind, bags.reduce((sum, bag) => sum + (bag[kind] ?? 0), 0)]));
}

/** What a seat has more (or, `less`, fewer) of: `2 coins, 1 villager`. */
function difference(before: District, after: District, less: boolean, { words }: By): string {
  const sign = less ? -1 : 1;
  const [old, now] = [everybody(before), everybody(after)];
  const said = KINDS.map((kind) => [kind, sign * ((now[kind] ?? 0) - (old[kind] ?? 0))] as const)
    .filter(([, n]) => n > 0)
    .map(([kind, count]) => words.t("gp-gnomes", { kind, count }));
  const coins = sign * (after.coins - before.coins);
  const assistants = sign * (after.assistants - before.assistants);
  if (coins > 0) said.unshift(words.t("gp-n-coins", { count: coins }));
  if (assistants > 0) said.push(words.t("gp-gnomes", { kind: "assistant", count: assistants }));
  return said.join(", ");
}

/** Why the points of a seat fell: the parts of the score that changed. */
function fallen(before: District, after: District, name: string, { words }: By): string {
  const parts = Object.keys({ ...before.parts, ...after.parts })
    .map((part) => [part, (after.parts[part] ?? 0) - (before.parts[part] ?? 0)] as const)
    .filter(([, by]) => by !== 0)
    .map(([part, by]) => words.t(`gp-sum-${part}`, { by: `${by > 0 ? "+" : "−"}${Math.abs(by)}` }));
  return words.t("gp-log-fell", { name, from: before.points, to: after.points, why: parts.join(", ") });
}

function bannerOf(before: GnomopolisView, after: GnomopolisView, event: Event, by: By): Banner | undefined {
  const { t } = by.words;
  const name = (seat: number | null): string => (seat === null ? "" : (by.seats[seat]?.name ?? ""));
  if (after.end.last_round && !before.end.last_round)
    return {
      title: t("gp-last-round", { by: after.end.by ?? "" }),
      text: t("gp-banner-last", { name: name(event.seat < 0 ? after.actor : event.seat) }),
      icon: "ui-flag",
      rule: "P-29",
    };
  const moved = after.councilors.find(
    (one) => one.holder !== before.councilors.find((other) => other.id === one.id)?.holder,
  );
  if (moved) {
    const from = before.councilors.find((one) => one.id === moved.id)?.holder ?? null;
    return {
      title: t("gp-banner-councilor", { name: name(moved.holder), type: moved.type }),
      text: t("gp-banner-councilor-why", {
        from: name(from),
        taken: from === null ? "no" : "yes",
        points: moved.points,
      }),
      icon: `em-${moved.type}`,
      brief: true,
    };
  }
  if (after.round !== before.round && after.round > 1)
    return { title: t("gp-banner-round", { round: after.round }), icon: "mug", brief: true };
  return undefined;
}

/** A parchment in use, and a pass, are seen in the district of whoever did it. */
function touched({ seat, move }: Event): Pick<Happened, "touched"> {
  const panel = `[data-seat="${seat}"]`;
  if (move.verb === "use") return { touched: [`${panel} [data-look="${move.args[0]}"]`, panel] };
  return move.verb === "pass" ? { touched: [panel] } : {};
}

export function happened(before: GnomopolisView, after: GnomopolisView, event: Event, by: By): Happened {
  const { t } = by.words;
  const changes: Change[] = [];
  const lines: string[] = [];
  const losses: string[] = [];
  after.seats.forEach((now, seat) => {
    const old = before.seats[seat]!;
    const add = (what: string, piece: string, n: number): void => {
      if (n) changes.push({ seat, at: `${what}-${seat}`, piece, by: n, name: what });
    };
    add("coins", "coin", now.coins - old.coins);
    add("assistants", "assistant", now.assistants - old.assistants);
    add("gnomes", "gnome-villager", now.gnomes - old.gnomes);
    add("points", "medal", now.points - old.points);
    const gain = difference(old, now, false, by);
    const gone = difference(old, now, true, by);
    const name = by.seats[seat]?.name ?? "";
    const host = seat !== event.seat && ["caravan", "visit"].includes(event.move.verb) && now.coins > old.coins;
    if (host) lines.push(t("gp-log-host", { name }));
    else if (gain)
      lines.push(seat === event.seat ? t("gp-log-gain", { what: gain }) : t("gp-log-gain-of", { name, what: gain }));
    if (gone && ["pass", "use", "visit"].includes(event.move.verb)) lines.push(t("gp-log-gone", { what: gone }));
    if (now.points < old.points) losses.push(fallen(old, now, name, by));
  });
  const banner = bannerOf(before, after, event, by);
  if (banner) lines.push([banner.title, banner.text].filter(Boolean).join(". "));
  return { changes, lines, losses, ...touched(event), ...(banner ? { banner } : {}) };
}

/** Draws one after another, in one line. */
export function gathered(events: Event[], by: By): string {
  const kinds = events.map((event) => by.words.t("gp-kind", { kind: event.move.args[0] ?? "any" }));
  return by.words.t("gp-log-drawn", { what: kinds.join(", ") });
}

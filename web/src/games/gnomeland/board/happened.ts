import type { Event } from "../../../wire";
import type { Banner, Change, Happened, Placing, Telling } from "../../contract";
import { amount, parts } from "../say";
import { MERCENARIES, RESOURCES, symbol, type Bundle, type GnomelandView, type Village } from "../view";

/** All a seat has: resources wherever they lie, and mercenaries. */
function goods(seat: Village): Bundle {
  const all: Bundle = { ...seat.mercenaries };
  for (const kind of RESOURCES) all[kind] = seat.pool[kind] + seat.stored[kind] + seat.aside[kind];
  return all;
}

function difference(before: Village, after: Village, sign: 1 | -1): Bundle {
  const [old, now] = [goods(before), goods(after)];
  const found = [...RESOURCES, ...MERCENARIES].map(
    (word) => [word, sign * ((now[word] ?? 0) - (old[word] ?? 0))] as const,
  );
  return Object.fromEntries(found.filter(([, n]) => n > 0));
}

/** The result of a contest: its last total is never shown, so it is counted here as the board counts it. */
function contestBanner(before: GnomelandView, after: GnomelandView, by: Telling): Banner | undefined {
  const held = before.contest;
  if (!held || after.contest?.id === held.id) return undefined;
  const { t } = by.words;
  const helped = (seat: number): boolean =>
    before.tavern.some((one) => one?.id === held.id && one.gnomes.includes(seat));
  const placings: Placing[] = by.seats
    .map((_, seat) => {
      const sum = held.totals[seat] ?? before.seats[seat]!.pool[held.resource] + (helped(seat) ? 1 : 0);
      return {
        seat,
        sum: String(sum),
        pieces: [{ id: held.resource, n: sum - (helped(seat) ? 1 : 0) }].filter((one) => one.n > 0),
        ...(helped(seat) ? { from: t("land-contest-gnome") } : {}),
        prize: after.seats[seat]!.score - before.seats[seat]!.score,
      };
    })
    .sort((one, other) => Number(other.sum) - Number(one.sum));
  const name = (seat: number): string => by.seats[seat]?.name ?? "";
  const won = placings.filter((one) => one.prize > 0).map((one) => `${name(one.seat)} +${one.prize}`);
  const sums = placings.map((one) => `${name(one.seat)} ${one.sum}`).join(", ");
  return {
    title: t("land-banner-contest", { card: by.cards.name(held.id), sums }),
    text: won.length ? won.join(", ") : t("land-banner-nobody"),
    what: held.id,
    placings,
    foot: t("land-banner-contest-foot", { each: 5 - by.seats.length }),
    rule: "L-24",
  };
}

function roundBanner(before: GnomelandView, after: GnomelandView, by: Telling): Banner | undefined {
  if (after.round === before.round || before.round === 0) return undefined;
  const { t } = by.words;
  const last = after.round === after.rounds;
  return {
    title: t(last ? "land-banner-last" : "land-round-of", { round: after.round, rounds: after.rounds }),
    text: after.first === null ? "" : t("land-banner-first", { name: by.seats[after.first]?.name ?? "" }),
    icon: "ui-flag",
    brief: true,
  };
}

/** A die wakes the space of the lower row that answers it; what is taken for it lands in the village. */
function touched(before: GnomelandView, { seat, move }: Event): Pick<Happened, "touched"> {
  const panel = `[data-seat="${seat}"]`;
  if (move.verb === "take") return { touched: [panel] };
  if (move.verb !== "spend") return {};
  const space = before.seats[seat]?.lower.findIndex((one) => one.answers?.includes(Number(move.args[0]))) ?? -1;
  return { touched: [space < 0 ? panel : `[data-anchor="lot-${seat}-lower-${space}"]`] };
}

export function happened(before: GnomelandView, after: GnomelandView, event: Event, by: Telling): Happened {
  const { t } = by.words;
  const changes: Change[] = [];
  const lines: string[] = [];
  const losses: string[] = [];
  const ends = event.move.verb === "end" || event.move.verb === "keep";
  after.seats.forEach((now, seat) => {
    const old = before.seats[seat]!;
    const name = by.seats[seat]?.name ?? "";
    const [gain, gone] = [difference(old, now, 1), difference(old, now, -1)];
    for (const [word, n] of parts(gain))
      changes.push({ seat, at: `${word}-${seat}`, piece: symbol(word), by: n, name: word });
    for (const [word, n] of parts(gone))
      changes.push({ seat, at: `${word}-${seat}`, piece: symbol(word), by: -n, name: word });
    if (now.points !== old.points)
      changes.push({ seat, at: `points-${seat}`, piece: "medal", by: now.points - old.points, name: "points" });
    if (now.gnomes < old.gnomes)
      changes.push({
        seat,
        at: `gnomes-${seat}`,
        piece: `pawn-${by.seats[seat]?.colour ?? "black"}`,
        by: now.gnomes - old.gnomes,
        name: "gnomes",
      });
    const won = now.points - old.points;
    const got = [amount(gain, by.words), won > 0 ? t("land-points", { count: won }) : ""].filter(Boolean).join(", ");
    if (got && !(before.contest && !after.contest))
      lines.push(seat === event.seat ? t("land-log-gain", { what: got }) : t("land-log-gain-of", { name, what: got }));
    if (!parts(gone).length) return;
    if (ends)
      losses.push(
        t(before.contest ? "land-log-lost-contest" : "land-log-lost", { name, what: amount(gone, by.words) }),
      );
    else if (seat === event.seat) lines.push(t("land-log-paid", { what: amount(gone, by.words) }));
    else losses.push(t("land-log-taken", { name, what: amount(gone, by.words) }));
  });
  const contest = contestBanner(before, after, by);
  const round = roundBanner(before, after, by);
  const banner = contest ?? round;
  for (const one of [contest, round]) if (one) lines.push([one.title, one.text].filter(Boolean).join(". "));
  return { changes, lines, losses, ...touched(before, event), ...(banner ? { banner } : {}) };
}

/** Dice of one roll, and all who let a die pass, in one line each. */
export function gathered(events: Event[], by: Telling): string {
  const { t } = by.words;
  if (events[0]?.move.verb === "roll")
    return t("land-log-rolled", { faces: events.map((event) => event.move.args[0]).join(", ") });
  const names = [...new Set(events.map((event) => by.seats[event.seat]?.name ?? ""))];
  return t("land-log-declined", { names: names.join(", ") });
}

/** What ending the turn now would lose: what the Warehouses have no room for. */
export function loses(view: GnomelandView, by: Telling): string {
  const seat = view.seats[view.actor ?? 0]!;
  const inPool = RESOURCES.reduce((sum, kind) => sum + seat.pool[kind], 0);
  const room = seat.upper.reduce(
    (sum, space) => sum + (space.keeps ?? 0) - parts(space.holds ?? {}).reduce((all, [, n]) => all + n, 0),
    0,
  );
  const lost = inPool - Math.max(0, room);
  return lost > 0 ? by.words.t("land-loses", { count: lost, room: Math.max(0, room) }) : "";
}

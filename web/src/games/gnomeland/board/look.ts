import type { Legal } from "../../../wire";
import type { Fact, Lack, Telling, Told } from "../../contract";
import { amount, does, parts, price } from "../say";
import { RESOURCES, symbol, type Bundle, type GnomelandView, type Space } from "../view";
import type { GnomelandCardView } from "../wire";

const pieces = (bundle: Bundle) => parts(bundle).map(([word, n]) => ({ id: symbol(word), n }));

/** What is short of a cost, with what the seat has. */
function short(cost: Bundle, view: GnomelandView, me: number): Bundle {
  const mine = view.seats[me]!;
  const any = mine.mercenaries.trader + mine.mercenaries.soldier + mine.mercenaries.wizard;
  const have: Bundle = { ...mine.pool, ...mine.mercenaries, mercenary: any };
  for (const kind of RESOURCES) have[kind] = (mine.pool[kind] ?? 0) + (mine.stored[kind] ?? 0);
  return Object.fromEntries(
    parts(cost)
      .filter(([word]) => word !== "points")
      .map(([word, n]) => [word, n - (have[word as keyof Bundle] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );
}

const RULES: Record<string, string> = {
  standard: "L-12",
  special: "L-13",
  mission: "L-15",
  action: "L-16",
  spell: "L-17",
  mercenary: "L-10",
};

/** The rule that says most about a card; what stands in a village works by another than what can be built. */
function ruleOf(card: GnomelandCardView, space: Space | undefined): string {
  if (card.effect.contest) return "L-24";
  if (space?.keeps) return "L-19";
  if (space?.gnomes) return "L-16";
  if (space) return space.answers ? "L-8" : "L-18";
  return RULES[card.kind] ?? "L-4";
}

/** The costs a thing can be had for. */
function costsOf(what: string, view: GnomelandView, card: GnomelandCardView | undefined): Bundle[] {
  const mission = view.missions.find((one) => one?.id === what);
  if (mission) return [mission.pay, ...(mission.or_pay ? [mission.or_pay] : [])];
  if (card?.hire) return card.hire;
  if (!card || card.kind === "village" || card.kind === "action") return [];
  return [card.cost, ...(card.or_cost ? [card.or_cost] : [])];
}

function spaceOf(what: string, view: GnomelandView, me: number): Space | undefined {
  const mine = view.seats[me];
  return [...(mine?.lower ?? []), ...(mine?.upper ?? [])].find((one) => one.id === what);
}

export function look(what: string, view: GnomelandView, by: Telling, me: number): Told | null {
  const { t } = by.words;
  const card = by.cards.of(what) as GnomelandCardView | undefined;
  if (!card) return null;
  const facts: Fact[] = [];
  const add = (key: string, text: string, more: Partial<Fact> = {}): void =>
    void facts.push({ label: t(`land-look-${key}`), text, ...more });
  const space = spaceOf(what, view, me);
  const mission = view.missions.find((one) => one?.id === what);
  const action = view.tavern.find((one) => one?.id === what);
  const names = (list: number[]): string => list.map((seat) => by.seats[seat]?.name ?? "").join(", ");
  const costs = costsOf(what, view, card);
  let note = "";
  if (costs.length && !space)
    add("cost", price(costs[0]!, costs[1], by.words), { pieces: costs.length > 1 ? [] : pieces(costs[0]!) });
  if (card.points)
    add("points", t("land-points", { count: card.points }), {
      pieces: [{ id: "medal" }],
      note: t("land-look-points-note"),
    });
  if (card.kind === "standard" || space?.answers)
    add("row", t("land-look-lower"), {
      note: space?.answers ? t("land-answers", { faces: space.space.replace("-", ` ${t("land-or")} `) }) : "",
    });
  else if (card.kind === "special") add("row", t("land-look-upper"));
  if (space?.keeps) {
    add("keeps", t("land-keeps", { count: space.keeps }), { note: t("land-look-keeps-note") });
    if (parts(space.holds ?? {}).length)
      add("store", amount(space.holds ?? {}, by.words), { pieces: pieces(space.holds ?? {}) });
  }
  if (space?.gnomes) {
    const mine = view.seats[me]!;
    add("gnomes", t("land-gnomes", { count: mine.gnomes }), { note: t("land-look-gnomes-note") });
  }
  if (space?.upgrade) {
    const { upgrade } = space;
    add(
      "upgrade",
      t("land-upgrade-says", { card: by.cards.name(upgrade.id), cost: price(upgrade.cost, upgrade.or_cost, by.words) }),
      {
        pieces: upgrade.or_cost ? [] : pieces(upgrade.cost),
        note: t("land-look-upgrade-note", { gain: does(by.cards, upgrade.id), points: upgrade.points }),
      },
    );
  }
  if (mission) {
    note = t(mission.side === "advanced" ? "land-look-advanced" : "land-look-base");
    if (mission.hex) add("hex", t("land-hexed", { count: mission.hex }));
    if (mission.done) note = t("land-mission-done");
  }
  if (action) {
    note = t("land-look-send");
    if (action.gnomes.length) add("here", names(action.gnomes));
  }
  const contest = card.effect.contest;
  if (contest)
    add("contest", t("land-look-contest-says", { what: t(`land-most-${contest}`) }), {
      pieces: [{ id: contest }],
      note: t("land-look-contest-note", { each: 5 - by.seats.length }),
    });
  if (view.tower?.id === what) {
    note = t("land-look-cast");
    if (view.tower.tokens.length) add("here", names(view.tower.tokens));
  }
  if (card.hire) {
    const band = view.mercenaries.find((one) => one.id === what);
    add("left", t("land-left", { count: band?.left ?? 0 }), { note: t("land-play-note") });
  }
  if (space?.used && space.side !== "printed") note = t("land-used");
  const gain = mission
    ? t("land-mission-says", {
        pay: price(mission.pay, mission.or_pay, by.words),
        gain: does(by.cards, what, mission.side) || amount({ ...mission.gain, points: mission.points }, by.words),
      })
    : card.gives
      ? t("land-hire-says", {
          cost: price(card.hire?.[0] ?? {}, card.hire?.[1], by.words),
          gain: t(`land-${card.gives}`, { count: 1 }),
        })
      : card.does;
  return {
    name: card.name,
    ...(card.flavour ? { flavour: card.flavour } : {}),
    does: gain.charAt(0).toLocaleUpperCase(by.words.language) + gain.slice(1),
    ...(note ? { note } : {}),
    facts,
    source: card.source,
    rule: ruleOf(card, space),
  };
}

/** What is short of the nearest cost, and which spaces of the village bring it. */
export function lack(what: string, view: GnomelandView, legal: Legal[], by: Telling, me: number): Lack | null {
  const { t } = by.words;
  const card = by.cards.of(what) as GnomelandCardView | undefined;
  const space = spaceOf(what, view, me);
  const done = view.missions.some((one) => one?.id === what && one.done);
  const cast = view.tower?.id === what && view.tower.tokens.includes(me);
  if (view.actor !== me || !legal.length || view.contest || view.asks.what !== "turn" || done || cast) return null;
  const costs = space ? [] : costsOf(what, view, card);
  const near = costs
    .map((cost) => short(cost, view, me))
    .reduce<Bundle | null>((one, other) => {
      const sum = (bundle: Bundle): number => parts(bundle).reduce((all, [, n]) => all + n, 0);
      return one === null || sum(other) < sum(one) ? other : one;
    }, null);
  if (!near || !parts(near).length) return null;
  const wanted = parts(near).map(([word]) => word);
  const mine = view.seats[me]!;
  const gives = (one: Space): boolean =>
    [one.effect.gain ?? {}, ...(one.effect.choice ?? [])].some((way) =>
      wanted.some((word) => way[word as keyof Bundle]),
    );
  const sources = mine.lower.filter(gives);
  const now = sources.filter((one) => mine.dice.some((die) => one.answers?.includes(die)));
  const list = (spaces: Space[]): string => spaces.map((one) => `${by.cards.name(one.id)} (${one.space})`).join(", ");
  const hired = view.mercenaries.find(
    (one) => wanted.includes(one.gives) && mine.mercenaries[one.id as keyof typeof mine.mercenaries],
  );
  const people = wanted.some((word) => ["trader", "soldier", "wizard", "mercenary"].includes(word));
  const help = now.length
    ? t("land-look-help-dice", { cards: list(now) })
    : hired
      ? t("land-look-help-play", { card: by.cards.name(hired.id) })
      : people
        ? t("land-look-help-hire")
        : sources.length
          ? t("land-look-help-later", { cards: list(sources) })
          : t("land-look-help-other");
  return {
    pieces: parts(near).map(([word, n]) => ({ id: symbol(word), n, missing: true })),
    help,
  };
}

import type { Legal } from "../../../wire";
import type { Deal, Fact, Lack, Shown, Telling, Told } from "../../contract";
import type { TownCard } from "../card";
import { bedsOf, gnome } from "../pieces";
import { KINDS, places, total, type Bag, type GnomopolisView } from "../view";

type By = Telling<TownCard>;
const shown = (kinds: string[], more: Partial<Shown> = {}): Shown[] =>
  kinds.map((kind) => ({ id: gnome(kind), ...more }));

/** `2 villagers, 1 soldier`. */
function gnomes(kinds: string[], { words }: By): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => words.t("gp-gnomes", { kind, count })).join(", ");
}

const arrivals = (card: TownCard): string[] =>
  (card.immigration ?? []).map((kinds) => (kinds.length === 1 ? kinds[0]! : "any"));

/** Those of a team who are neither active nor filled in for by an assistant; anybody fills a white icon. */
export function missing(team: string[], active: Bag, assistants: number): string[] {
  const left = { ...active };
  const white = (kind: string): number => Number(kind === "any");
  const lacking = [...team]
    .sort((one, other) => white(one) - white(other))
    .filter((icon) => {
      const kind = icon === "any" ? Object.keys(left).find((one) => left[one]) : icon;
      if (!kind || !left[kind]) return true;
      left[kind]! -= 1;
      return false;
    });
  return lacking.slice(assistants);
}

/** A gnome of several kinds to choose from. */
function choice(kinds: string[], by: By): string {
  const specialists = KINDS.slice(2);
  if (kinds.length === KINDS.length) return gnomes(["any"], by);
  if (kinds.length === specialists.length && specialists.every((kind) => kinds.includes(kind)))
    return gnomes(["specialist"], by);
  return kinds.map((kind) => gnomes([kind], by)).join(` ${by.words.t("gp-or")} `);
}

/** What a parchment takes and does, in words: `1 soldier: take 1 coin, draw 1 gnome`. */
function action({ cost, effect }: TownCard, by: By): string {
  const { t } = by.words;
  if (!cost || !effect) return "";
  const counted = ({ coins, assistants }: { coins: number; assistants: number }): string[] => [
    coins ? t("gp-n-coins", { count: coins }) : "",
    assistants ? t("gp-gnomes", { kind: "assistant", count: assistants }) : "",
  ];
  const list = (parts: string[]): string => parts.filter(Boolean).join(", ");
  const plain = effect.gain.filter((kinds) => kinds.length === 1).map((kinds) => kinds[0]!);
  const chosen = effect.gain.filter((kinds) => kinds.length > 1).map((kinds) => choice(kinds, by));
  const takes = list([gnomes(plain, by), ...chosen, ...counted(effect)]);
  return t("gp-look-does", {
    cost: list([gnomes([...cost.gnomes, ...cost.lying], by), ...counted(cost)]),
    effect: list([
      takes && t("gp-look-take", { what: takes }),
      effect.draw ? t("gp-look-do-draw", { count: effect.draw }) : "",
      effect.search ? t("gp-look-do-search", { count: effect.search }) : "",
    ]),
  });
}

/** What the symbols of a parchment mean, those that are on it. */
function symbols(card: TownCard, by: By): Fact[] {
  const { t } = by.words;
  const found: Fact[] = [];
  const add = (on: boolean, id: string, key: string): void => {
    if (on) found.push({ label: t(`gp-look-sign-${key}`), pieces: [{ id }], text: t(`gp-look-${key}`) });
  };
  const { cost, effect } = card;
  add(!!cost?.lying.length, gnome(cost?.lying[0] ?? "any"), "leaves");
  add(!!cost?.gnomes.length, gnome(cost?.gnomes[0] ?? "any"), "works");
  add(!!effect?.draw, "draw", "draw");
  add(!!effect?.search, "search", "search");
  add(!!cost?.assistants || !!effect?.assistants, "assistant", "assistant");
  add(!!effect?.gain.some((kinds) => kinds.length > 1), "gnome-wild", "any");
  return found;
}

/** Whether the councilor of a building's type would come to a seat that builds it. */
function passing(card: TownCard, view: GnomopolisView, me: number): "mine" | "table" | "comes" | "stays" {
  const holder = view.councilors.find((one) => one.type === card.type)?.holder ?? null;
  const count = (seat: number): number => view.seats[seat]?.types[card.type ?? ""] ?? 0;
  if (holder === me) return "mine";
  if (holder === null) return "table";
  return count(me) + 1 >= count(holder) ? "comes" : "stays";
}

function councilor(card: TownCard, view: GnomopolisView, by: By, me: number): Fact {
  const { t } = by.words;
  const mine = (view.seats[me]?.types[card.type ?? ""] ?? 0) + 1;
  const seat = view.councilors.find((one) => one.type === card.type);
  const holder = seat?.holder ?? null;
  const theirs = holder === null ? 0 : (view.seats[holder]?.types[card.type ?? ""] ?? 0);
  const name = holder === null ? "" : (by.seats[holder]?.name ?? "");
  const state = passing(card, view, me);
  return {
    label: t("gp-look-councilor"),
    pieces: [{ id: `em-${card.type}` }],
    text: t("gp-look-councilor-type", { type: card.type ?? "", count: mine }),
    note: t("gp-look-councilor-now", { state, name, count: theirs }),
  };
}

export function look(what: string, view: GnomopolisView, by: By, me: number): Told | null {
  const { t } = by.words;
  if (what.startsWith("kind-")) {
    const kind = what.slice(5);
    return {
      name: t("gp-kind", { kind }),
      does: t("gp-look-kind", { kind }),
      note: t("gp-look-kind-home"),
      facts: [],
      source: {},
      rule: kind === "assistant" ? "P-18" : "P-31",
    };
  }
  const card = by.cards.of(what);
  if (!card) return null;
  const mine = view.seats[me]!;
  const facts: Fact[] = [];
  const source = card.source;
  if (card.kind === "building") {
    const team = card.team ?? [];
    const lacking = missing(team, mine.active, mine.assistants);
    facts.push({
      label: t("gp-look-team"),
      pieces: shown(team),
      text: gnomes(team, by),
      note: lacking.length ? t("gp-look-team-lacks", { who: gnomes(lacking, by) }) : t("gp-look-team-ready"),
    });
    const come = arrivals(card);
    if (come.length)
      facts.push({
        label: t("gp-look-newcomers"),
        pieces: shown(come),
        text: gnomes(come, by),
        note: t("gp-look-newcomers-note"),
      });
    facts.push({
      label: t("gp-look-beds"),
      pieces: bedsOf(card.housing ?? []).map((bed) => ({ id: bed.piece, n: bed.n, bed: true })),
      text: gnomes(card.housing ?? [], by),
      note: t("gp-look-beds-note", { points: card.bed_points ?? 0 }),
    });
    facts.push(councilor(card, view, by, me));
  }
  if (card.kind === "councilor") {
    const holder = view.councilors.find((one) => one.id === card.id)?.holder ?? null;
    facts.push({
      label: t("gp-look-councilor"),
      pieces: [{ id: `em-${card.type}` }],
      text: holder === null ? t("gp-on-table") : t("gp-look-held", { name: by.seats[holder]?.name ?? "" }),
      note: t("gp-look-councilor-rule", { type: card.type ?? "", points: card.points ?? 2 }),
    });
  }
  if (what === "caravan")
    facts.push({ label: t("gp-look-host"), pieces: [{ id: "coin" }], text: t("gp-look-host-note") });
  facts.push(...symbols(card, by));
  const place = places(mine).find((one) => one.id === what);
  return {
    name: card.name,
    ...(card.flavour ? { flavour: card.flavour } : {}),
    ...(card.type ? { emblem: `em-${card.type}`, type: card.type } : {}),
    does: action(card, by) || card.text,
    note: place?.used
      ? t("gp-look-used")
      : card.kind === "building" && !place
        ? t("gp-look-at-once")
        : t("gp-look-once"),
    facts,
    source,
    rule: ruleOf(what, card, place !== undefined),
  };
}

/** The rule that says most about a card: a building of mine is a parchment like others. */
function ruleOf(what: string, card: TownCard, mine: boolean): string {
  if (what === "caravan") return "P-24";
  if (card.kind === "councilor") return "P-22";
  return card.kind === "building" && !mine ? "P-18" : "P-6";
}

/** What of a cost or a team lacks, and which parchments that can be used now bring it nearer. */
export function lack(what: string, view: GnomopolisView, legal: Legal[], by: By, me: number): Lack | null {
  const { t } = by.words;
  const card = by.cards.of(what);
  const mine = view.seats[me]!;
  if (!card || view.actor !== me || !legal.length || view.owed) return null;
  const offered = view.offer.some((one) => one?.id === what);
  const place = places(mine).find((one) => one.id === what);
  if ((offered && mine.team) || place?.used) return null;
  const wanted = offered
    ? missing(card.team ?? [], mine.active, mine.assistants)
    : missing(
        [...(card.cost?.gnomes ?? []), ...(card.cost?.lying ?? [])].filter((kind) => kind !== "any"),
        mine.active,
        0,
      );
  const coins = offered ? 0 : Math.max(0, (card.cost?.coins ?? 0) - mine.coins);
  if (!wanted.length && !coins) return null;
  const waits = (bag: Bag): boolean => wanted.some((kind) => (kind === "any" ? total(bag) > 0 : bag[kind]));
  const inMug = waits(mine.mug);
  const waiting = inMug || waits(mine.exhausted);
  // who is gained is exhausted: only who is drawn or found can help this turn
  const helpers = legal
    .filter((move) => move.verb === "use")
    .map((move) => by.cards.of(move.args[0] ?? ""))
    .filter((one): one is TownCard => one !== undefined && one.id !== what)
    .filter(({ effect }) =>
      coins && !wanted.length
        ? effect?.coins
        : (effect?.draw && (inMug || (waiting && total(mine.mug) < effect.draw))) ||
          (effect?.search && waiting) ||
          (offered && effect?.assistants),
    )
    .map((one) => one.name);
  const help = helpers.length
    ? t("gp-look-help-use", { cards: [...new Set(helpers)].join(", ") })
    : waiting
      ? t("gp-look-help-pass")
      : coins
        ? t("gp-look-help-coins")
        : t("gp-look-help-gain", { kind: wanted[0] ?? "any" });
  return {
    pieces: [...shown(wanted, { missing: true }), ...(coins ? [{ id: "coin", n: coins, missing: true }] : [])],
    help,
  };
}

/** Building cannot be undone, for a new card is turned up. */
export function deal(move: Legal, view: GnomopolisView, by: By): Deal | null {
  const card = by.cards.of(move.args[0] ?? "");
  if (move.verb !== "build" || !card || view.actor === null) return null;
  const { t } = by.words;
  const told = councilor(card, view, by, view.actor).note ?? "";
  const comes = !["mine", "stays"].includes(passing(card, view, view.actor));
  const bonus = view.councilors.find((one) => one.type === card.type);
  const councilorCard = by.cards.of(bonus?.id ?? "");
  return {
    what: card.id,
    pay: { pieces: shown(card.team ?? []), text: t("gp-look-pay") },
    get: {
      pieces: [
        { id: "b-ico" },
        ...shown(arrivals(card)),
        ...(comes ? [{ id: `em-${card.type}` }] : []),
        ...(comes && councilorCard?.bonus?.coins ? [{ id: "coin", n: councilorCard.bonus.coins }] : []),
      ],
      text: [t("gp-look-gets", { count: arrivals(card).length }), comes ? told : ""].filter(Boolean).join(" "),
    },
    fixed: t("gp-look-fixed"),
    label: t("gp-look-build"),
  };
}

import type { Fact, Lack, Telling, Told } from "../../contract";
import type { Legal } from "../../../wire";
import { gem } from "../gem";
import type { GemsView } from "../view";
import type { TokenCard } from "../wire";

const RULES: Record<string, string> = { explore: "G-4", claim: "G-5", collect: "G-6", retreat: "G-9" };

const name = (token: string, { words }: Telling): string =>
  token
    .split("/")
    .map((kind) => words.t(`gem-${kind}`))
    .join(" / ");

/** A token, a place in the dark, or one of the four actions. */
export function look(what: string, view: GemsView, by: Telling, me: number): Told | null {
  const { t } = by.words;
  const mine = view.seats[me]!;
  const set: Fact = { label: t("gems-look-set"), text: t("gems-look-set-says"), note: t("gems-look-coal-says") };
  const points: Fact = { label: t("gems-look-points"), pieces: [{ id: "medal" }], text: t("gems-look-points-says") };
  if (what.startsWith("act-")) {
    const verb = what.slice(4);
    const called = verb === "retreat" && mine.reserve === 5 ? "wait" : verb; // with no gnome out
    return {
      name: t(`gems-act-${called}`),
      does: t(`gems-look-act-${called}`),
      facts:
        verb === "collect"
          ? [set, points]
          : verb === "retreat"
            ? [{ label: t("gems-look-out"), text: t("gems-look-gnomes", { count: 5 - mine.reserve }) }]
            : [],
      source: {},
      rule: RULES[verb] ?? "G-3",
    };
  }
  if (what === "dark")
    return {
      name: t("gems-look-dark"),
      does: t("gems-look-dark-says"),
      facts: [
        {
          label: t("gems-look-left"),
          pieces: Object.entries(view.in_the_dark)
            .filter(([token, n]) => n > 0 && !token.includes("/"))
            .map(([token]) => ({ id: gem(token) })),
          text: t("gems-face-down", { count: view.face_down }),
        },
      ],
      source: {},
      rule: "G-4",
    };
  const token = what.slice(6);
  const card = by.cards.of(token) as TokenCard | undefined;
  const combined = token.includes("/");
  return {
    name: name(token, by),
    emblem: gem(token),
    does: t(token === "coal" ? "gems-look-coal" : combined ? "gems-look-combined" : "gems-look-gem"),
    facts: [
      ...(card ? [{ label: t("gems-look-worth"), pieces: [{ id: "medal" }], text: card.text }] : []),
      set,
      { label: t("gems-look-stand"), text: t("gems-look-stand-says", { count: mine.claimed[token] ?? 0 }) },
    ],
    source: card?.source ?? {},
    rule: token === "coal" ? "G-7" : combined ? "G-8" : "G-6",
  };
}

/** The way out, where no action of the wished kind is left. */
export function lack(what: string, view: GemsView, legal: Legal[], by: Telling): Lack | null {
  if (!legal.length || view.actor === null) return null;
  const can = (verb: string): boolean => legal.some((move) => move.verb === verb);
  const { t } = by.words;
  const stuck = view.seats[view.actor]!.reserve === 0 && !can("collect");
  const way = can("collect")
    ? "collect"
    : can("claim") && what !== "act-claim"
      ? "claim"
      : can("explore")
        ? "explore"
        : "retreat";
  return { pieces: [], help: t(`gems-look-help-${stuck ? "stuck" : way}`) };
}

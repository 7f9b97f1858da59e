import { sounding } from "../../../app/sound";
import type { BoardPart, Meter } from "../../contract";
import Board from "./Board.svelte";
import type { TownCard } from "../card";
import Finale from "./Finale.svelte";
import { gnome, sign } from "../pieces";
import { gathered, happened } from "./happened";
import Look from "./Look.svelte";
import { deal, lack, look } from "./look";
import Rival from "./Rival.svelte";
import { places, type GnomopolisView } from "../view";

const narrow = matchMedia("(max-width: 640px)");
const NEAR = 0.2; // of a Capital left: the end is in sight

const gnomopolis: BoardPart<GnomopolisView, TownCard> = {
  Board,
  Rival,
  Finale,
  Look,
  look,
  lack,
  happened,
  gather: ["draw"],
  gathered,
  sounds: { ...sounding("coin", "pay"), ...sounding("page", "reveal", "pass") },
  matters: ["build", "visit", "use", "caravan", "pass"],
  turn: (view) => view.actor,
  deal,
  ends({ end }, { words }) {
    if (end.last_round) return [{ label: words.t("gp-last-round", { by: end.by ?? "" }), part: 1, near: true }];
    const built = end.buildings_of - end.buildings_left;
    const capital = (key: string, left: number, of: number): Meter => ({
      label: words.t(key, { left, of }),
      part: left / of,
      near: left / of <= NEAR,
    });
    return [
      {
        label: words.t("gp-ends-buildings", { built, of: end.buildings_of }),
        part: built / end.buildings_of,
        near: end.buildings_left <= 1,
      },
      capital("gp-ends-coins", end.coins_left, end.coins_of),
      capital("gp-ends-gnomes", end.gnomes_left, end.gnomes_of),
    ];
  },
  prompt(view, legal, { words, cards }) {
    const owed = view.owed;
    if (owed)
      return {
        say: words.t(`gp-say-${owed.decision}`, {
          left: owed.left ?? 1,
          kind: owed.icon ?? "any",
          card: owed.card ? cards.name(owed.card) : "",
        }),
      };
    if (view.actions_left === 0) return { say: words.t("gp-say-long-turn") };
    const count = (...verbs: string[]): number => legal.filter((move) => verbs.includes(move.verb)).length;
    const [parchments, buildings] = [count("use", "caravan"), count("build")];
    return { say: words.t(parchments + buildings ? "gp-say-free" : "gp-say-nothing", { parchments, buildings }) };
  },
  piece(move, _seat, cards) {
    const last = move.args.at(-1) === "lying" ? move.args.at(-2) : move.args.at(-1);
    switch (move.verb) {
      case "draw":
      case "pay":
      case "employ":
      case "gain":
      case "search":
      case "lift":
        return gnome(last ?? "any");
      case "use":
      case "visit":
        return sign(cards.of(move.args[0] ?? ""));
      case "build":
      case "reveal":
        return "b-ico";
      case "caravan":
        return "armadillo";
      case "pass":
        return "mug";
      default:
        return "ui-flag";
    }
  },
  closing: (_view, _legal, { words }) => ({
    text: "pass",
    label: words.t(narrow.matches ? "gp-pass-short" : "gp-pass"),
  }),
  confirm(move, view, legal, { words }) {
    const actor = view.actor === null ? undefined : view.seats[view.actor];
    if (move.verb === "pass" && actor) {
      if (legal.some((one) => one.verb === "build")) return words.t("gp-sure-build");
      const idle = !actor.team && !actor.caravan.used && places(actor).every((place) => !place.used);
      return idle && legal.length > 1 ? words.t("gp-sure-idle") : null;
    }
    if (move.verb !== "use" && move.verb !== "visit") return null;
    const empty = view.seats.flatMap(places).find((place) => place.move === move.text)?.without_effect ?? [];
    return empty.length
      ? words.t("gp-sure-without-effect", {
          parts: empty.map((part) => words.t("gp-without-effect", { part })).join(", "),
        })
      : null;
  },
  pause: (event) => event.seat >= 0 && ["use", "visit", "build", "pass"].includes(event.move.verb),
};

export default gnomopolis;

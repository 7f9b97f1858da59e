import type { Legal } from "../../../wire";
import type { Offer, Telling } from "../../contract";
import { amount, parts } from "../say";
import { symbol, type GnomelandView } from "../view";

/** A copy that is offered: a gnome for the same goods. */
export function offer(view: GnomelandView, legal: Legal[], { words, seats }: Telling): Offer | null {
  const yes = legal.find((move) => move.verb === "copy");
  const no = legal.find((move) => move.verb === "decline");
  const { seat, resources = {} } = view.asks;
  if (view.asks.what !== "copy" || !yes || !no || seat == null) return null;
  const goods = Object.entries(resources).filter(([, n]) => n > 0);
  return {
    asked: seat,
    by: view.actor ?? 0,
    what: amount(resources, words),
    pays: [`pawn-${seats[seat]?.colour ?? "black"}`],
    left: Math.max(0, (view.seats[seat]?.gnomes ?? 1) - 1),
    brings: goods.flatMap(([word, n]) => Array<string>(Math.min(3, n)).fill(symbol(word))),
    yes,
    no,
    plain: parts(resources).length > 0 && goods.every(([word]) => word === "coin"),
  };
}

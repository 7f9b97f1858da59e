import recipes from "./buildings.json";
import type { BundleView, PlanView, ResourcesView, SpaceView } from "./wire";

export type {
  ActionView as Action,
  BundleView as Bundle,
  EffectView as Effect,
  GnomelandView,
  MercenaryView as Mercenary,
  MissionSideView as MissionSide,
  MissionView as Mission,
  PlanView as Plan,
  SpaceView as Space,
  SpellView as Spell,
  VillageView as Village,
} from "./wire";

export type Resource = keyof ResourcesView;
export const RESOURCES = ["coin", "weapon", "mana"] as const;
export const MERCENARIES = ["trader", "soldier", "wizard"] as const;

/** A bundle as a move spells it: `2coin+weapon`. */
export function readBundle(text: string): BundleView {
  const found: Record<string, number> = {};
  for (const part of text === "nothing" ? [] : text.split("+")) {
    const word = part.replace(/^\d+/, "");
    found[word] = Number(part.slice(0, part.length - word.length) || 1);
  }
  return found;
}

/** The symbol of the kit for a word of a bundle. */
export function symbol(word: string): string {
  const known: Record<string, string> = {
    trader: "gnome-merchant",
    soldier: "gnome-soldier",
    wizard: "gnome-wizard",
    mercenary: "gnome-wild",
    points: "medal",
  };
  return known[word] ?? word;
}

/** What lies on a Warehouse and is not spent when a building that covers it is paid. */
export function discarded(space: SpaceView, plan: PlanView | undefined): BundleView {
  const left = RESOURCES.map((kind) => [kind, (space.holds?.[kind] ?? 0) - (plan?.cost[kind] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, n]) => n > 0));
}

/** The kind of sky behind a building, by its recipe. */
export function sky(id: string): string {
  return (recipes as Record<string, { type: string }>)[id]?.type ?? "villager";
}

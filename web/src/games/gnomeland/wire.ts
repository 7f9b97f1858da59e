// Made by web/scripts/wire.py. Change src/gnomehall/games/gnomeland/view_types.py instead.

/** A card of the Tavern, and whose gnomes stand on it. */
export interface ActionView {
  id: string;
  effect: EffectView;
  gnomes: number[];
}

/** Who decides and about what; `of` is the card that asks. */
export interface AskView {
  seat: number | null;
  what: "action" | "copy" | "dice" | "hex" | "keep" | "mission" | "opening" | "over" | "pay" | "recruit" | "reroll" | "settle" | "shift" | "spell" | "take" | "turn";
  of?: string;
  roller?: number;
  resources?: BundleView;
  left?: number;
  space?: string;
  costs?: BundleView[];
  any?: boolean;
}

/** What is paid or gained together: resources, mercenaries, `mercenary` (of any kind), `points`. */
export interface BundleView {
  coin?: number;
  weapon?: number;
  mana?: number;
  trader?: number;
  soldier?: number;
  wizard?: number;
  mercenary?: number;
  points?: number;
}

/** The contest being held: who is done, and with what (L-24). */
export interface ContestView {
  id: string;
  resource: "coin" | "mana" | "weapon";
  totals: (number | null)[];
}

/** Take this, or steal one of these from a Warehouse. */
export interface CurseView {
  take: BundleView;
  steal: ("coin" | "mana" | "weapon")[];
}

/** How many cards are left to come. */
export interface DecksView {
  missions: number;
  actions: number;
  spells: number;
}

/** An effect in the words of the card file; a second cost to choose is `or_pay`. */
export interface EffectView {
  gain?: BundleView;
  choice?: BundleView[];
  curse?: CurseView;
  pay?: BundleView;
  or_pay?: BundleView;
  extra_die?: number;
  reroll?: "any" | "one";
  shift?: ("+1" | "-1")[];
  recall?: number;
  hex?: number;
  contest?: "coin" | "mana" | "weapon";
}

/** A card; `does` says its effect in words. */
export interface GnomelandCardView {
  kind: string;
  id: string;
  name: string;
  text: string;
  source: Record<string, string>;
  flavour: string;
  points: number;
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
  does: string;
  hire?: BundleView[];
  gives?: "coin" | "mana" | "weapon";
  advanced?: SideView;
}

/** The board, then the seats. */
export interface GnomelandView {
  game: string;
  version: number;
  to_move: number | null;
  over: boolean;
  ended_by: string;
  ending: string;
  scores: number[];
  ranking: number[][];
  options: Record<string, boolean | number | string>;
  undo: UndoView | null;
  round: number;
  rounds: number;
  first: number | null;
  actor: number | null;
  turns_taken: number;
  asks: AskView;
  contest: ContestView | null;
  opening: OpeningView | null;
  missions: (MissionView | null)[];
  next_mission: MissionSideView | null;
  tavern: (ActionView | null)[];
  tower: SpellView | null;
  mercenaries: MercenaryView[];
  decks: DecksView;
  seats: VillageView[];
}

/** A count of each kind of mercenary. */
export interface MercenariesView {
  trader: number;
  soldier: number;
  wizard: number;
}

/** A kind of mercenary that can be hired. */
export interface MercenaryView {
  id: "soldier" | "trader" | "wizard";
  left: number;
  gives: "coin" | "mana" | "weapon";
  hire: BundleView[];
}

/** A side of a mission; of several gains the first stands for its points. */
export interface MissionSideView {
  id: string;
  side: "advanced" | "base";
  pay: BundleView;
  or_pay?: BundleView;
  gain: BundleView;
  effect: EffectView;
  hex: number;
  points: number;
}

/** A mission in view, with the points it gives now (Hex). */
export interface MissionView {
  id: string;
  side: "advanced" | "base";
  pay: BundleView;
  or_pay?: BundleView;
  gain: BundleView;
  effect: EffectView;
  hex: number;
  points: number;
  space: string;
  tokens: number[];
  done: boolean;
}

/** The roll for the first turn (L-5): who takes part, and the sums so far. */
export interface OpeningView {
  seats: number[];
  sums: number[];
}

/** A building that can still be built. */
export interface PlanView {
  id: string;
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
  kind: "special" | "standard";
  points: number;
}

/** What a card costs and does; a second cost to choose is `or_cost`. */
export interface PricedView {
  id: string;
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
}

/** A count of each resource. */
export interface ResourcesView {
  coin: number;
  weapon: number;
  mana: number;
}

/** The advanced side of a mission. */
export interface SideView {
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
  does: string;
}

/** A space of a village and what stands on it; a base side says what turning it over costs and brings. */
export interface SpaceView {
  space: string;
  id: string;
  side: "advanced" | "base" | "printed";
  effect: EffectView;
  points: number;
  answers?: number[];
  used?: boolean;
  keeps?: number;
  holds?: BundleView;
  gnomes?: number;
  upgrade?: UpgradeView;
}

/** The spell, and whose tokens lie on it. */
export interface SpellView {
  id: string;
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
  tokens: number[];
}

/** How many moves can be taken back without asking anybody, and how many stand. */
export interface UndoView {
  moves: number;
  horizon: number;
}

/** The other side of a building. */
export interface UpgradeView {
  id: string;
  cost: BundleView;
  or_cost?: BundleView;
  effect: EffectView;
  points: number;
}

/** A seat's village and everything beside it. */
export interface VillageView {
  score: number;
  building_points: number;
  points: number;
  dice: number[];
  spent: number[];
  to_roll: number;
  pool: ResourcesView;
  stored: ResourcesView;
  aside: ResourcesView;
  mercenaries: MercenariesView;
  gnomes: number;
  gnomes_sent: number;
  gnomes_removed: number;
  token: "home" | "mission" | "spell";
  has_sent: boolean;
  lower: SpaceView[];
  upper: SpaceView[];
  cards: PlanView[];
  covered: string[];
}

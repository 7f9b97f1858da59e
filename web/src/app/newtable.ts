import { keepPromise } from "../fair/promises";
import { api } from "../net/api";
import type { CreateTable, Created, GameInfo, SeatPlan } from "../wire";
import { noteDaily, player } from "./daily";
import { remember } from "./memory";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

const PACE = 700; // milliseconds between moves where only bots play

/** The level to play against: the one chosen last, or the one in the middle. */
export function usualLevel(game: GameInfo): string {
  const names = game.levels.map((level) => level.name);
  return names.includes(settings.level) ? settings.level : (names[Math.floor((names.length - 1) / 2)] ?? "");
}

async function make(plan: Omit<CreateTable, "language">, start: boolean): Promise<void> {
  const created = await api.create({ ...plan, language: words.language });
  await open(created, plan.game, plan.deal ?? null, start);
}

/** Go to a table that was made; what it promised is kept before it hears this browser's share in the shuffle. */
async function open(created: Created, game: string, deal: number | null, start: boolean): Promise<void> {
  const keys = created.keys.map((seat) => seat.key);
  remember(created.table, { game, keys, host: created.host, watch: created.watch, at: Date.now() });
  const { entropy, commitment } = keepPromise(created.table, created.commitment, deal, true);
  if (start) await api.start(created.table, [created.host, ...keys].join(","), words.language, { entropy, commitment });
  router.go(`/play/${created.table}`);
}

function me(): SeatPlan {
  return { sit: "device", name: settings.name || words.t("you-name") };
}

/** Bots with names of gnomes, all of one level. */
function bots(game: GameInfo, count: number): SeatPlan[] {
  const names = words
    .t("bot-names")
    .split(",")
    .map((name) => name.trim());
  const start = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, i) => ({
    sit: "bot" as const,
    level: usualLevel(game),
    name: names[(start + i) % names.length]!,
  }));
}

/** Where a new table begins: after some moves of a finished table, or of a record. */
export interface Start {
  game: string;
  names: string[];
  seat: number;
  moves: number;
  table?: string;
  key?: string | null;
  record?: string;
}

export const newTable = {
  /** Play on from a moment of a match: I sit at one seat, bots at the others. */
  playOn: async (from: Start) => {
    const game = (await api.games(words.language)).find((one) => one.name === from.game)!;
    const seats: SeatPlan[] = bots(game, from.names.length).map((bot, i) =>
      i === from.seat ? me() : { ...bot, name: from.names[i] || bot.name! },
    );
    const before =
      from.record === undefined
        ? { table: from.table!, ...(from.key ? { key: from.key.split(",")[0]! } : {}) }
        : { record: from.record };
    return make({ game: from.game, seats, play_on: { moves: from.moves, ...before } }, true);
  },
  /** Today's deal; the browser's own key makes the first finished match count. */
  daily: async (deal: string, game: string, day: string) => {
    const created = await api.playDaily(deal, player(), settings.name || words.t("you-name"), words.language);
    noteDaily(day, deal, created.table);
    await open(created, game, null, true);
  },
  /** Against two bots, or as many as the game needs; with a card set of one's own, if there is one. */
  againstBots: (game: GameInfo, cards?: string) =>
    make(
      {
        game: game.name,
        seats: [me(), ...bots(game, Math.min(2, game.most - 1))],
        ...(cards === undefined ? {} : { cards }),
      },
      true,
    ),
  withFriends: (game: GameInfo) =>
    make(
      {
        game: game.name,
        seats: [me(), ...Array.from({ length: Math.min(3, game.most - 1) }, () => ({ sit: "open" as const }))],
      },
      false,
    ),
  onOneDevice: (game: GameInfo, names: string[], robots: number) =>
    make(
      { game: game.name, seats: [...names.map((name) => ({ sit: "device" as const, name })), ...bots(game, robots)] },
      true,
    ),
  alone: (game: GameInfo) => make({ game: game.name, seats: [me()] }, true),
  ofBots: (game: GameInfo) => make({ game: game.name, seats: bots(game, Math.min(4, game.most)), pace: PACE }, true),
};

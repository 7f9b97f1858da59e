import { COLOURS, type Colour } from "../kit/colours";
import { keepPromise } from "../fair/promises";
import { api, Refusal } from "../net/api";
import { SITE } from "../net/place";
import { gameOf } from "../games";
import type { CreateTable, Created, GameInfo, Level, ScenarioInfo, SeatPlan } from "../wire";
import { noteDaily, player } from "../app/daily";
import { friendsServer } from "../app/friends";
import { avatarOf, myName, mySeat, namesOf, othersColours } from "../app/me";
import { remember } from "../app/memory";
import { router } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { words } from "../app/words.svelte";

const PACE = 700; // milliseconds between moves where only bots play

/** The level to play against: the one chosen last, or the kindest. */
export function usualLevel(game: GameInfo): string {
  const names = game.levels.map((level) => level.name);
  return names.includes(settings.level) ? settings.level : (names[0] ?? "");
}

async function make(plan: Omit<CreateTable, "language">, start: boolean): Promise<void> {
  const created = await api.create({ ...plan, language: words.language });
  await open(created, plan.game, plan.deal ?? null, start, { given: plan.play_on?.moves ?? 0, sent: start });
}

/** Go to a table that was made; what it promised is kept before it hears this browser's share in the shuffle. */
async function open(
  created: Created,
  game: string,
  deal: number | null,
  start: boolean,
  known: Parameters<typeof keepPromise>[4],
): Promise<void> {
  const keys = created.keys.map((seat) => seat.key);
  remember(created.table, { game, keys, host: created.host, watch: created.watch, at: Date.now() });
  const { entropy, commitment } = keepPromise(created.table, created.commitment, deal, true, known);
  if (start) await api.start(created.table, [created.host, ...keys].join(","), words.language, { entropy, commitment });
  router.go(`/play/${created.table}`);
}

/** Bots with names and colours of gnomes. */
function named(game: string, count: number): SeatPlan[] {
  const names = namesOf("bot-names").filter((name) => name !== settings.name);
  const colours = othersColours(gameOf(game).colours, settings.face);
  const start = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, i) => ({
    sit: "bot" as const,
    name: names[(start + i) % names.length]!,
    avatar: avatarOf(colours[i] ?? ""),
  }));
}

/** Bots all of one level. */
const bots = (game: GameInfo, count: number): SeatPlan[] =>
  named(game.name, count).map((bot) => ({ ...bot, level: usualLevel(game) }));

/** Somebody at this device. */
export interface Person {
  name: string;
  colour: Colour;
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

const own = (cards: string | undefined): { cards?: string } => (cards ? { cards } : {});

export const newTable = {
  /** Play on from a moment of a match: I sit at one seat, bots at the others. */
  playOn: async (from: Start) => {
    const game = (await api.games(words.language)).find((one) => one.name === from.game)!;
    const seats: SeatPlan[] = bots(game, from.names.length).map((bot, i) =>
      i === from.seat ? mySeat() : { ...bot, name: from.names[i] || bot.name! },
    );
    const before =
      from.record === undefined
        ? { table: from.table!, ...(from.key ? { key: from.key.split(",")[0]! } : {}) }
        : { record: from.record };
    return make({ game: from.game, seats, play_on: { moves: from.moves, ...before } }, true);
  },
  /** Today's deal; the browser's own key makes the first finished match count. */
  daily: async (deal: string, game: string, day: string) => {
    const created = await api.playDaily(deal, player(), myName(), words.language);
    noteDaily(day, deal, created.table);
    await open(created, game, null, true, { given: 0 }); // the same for everybody: no share counts
  },
  /** A scenario, after what was chosen before; with `show` a bot of that level plays it. `made` is told the table. */
  scenario: async (
    { id, game, bots: rivals }: ScenarioInfo,
    choices: string[],
    show: Level | undefined,
    made: (table: string) => void,
  ) => {
    const player = show ? { sit: "bot" as const, name: show.title } : mySeat();
    const created = await api.create({
      game,
      seats: [player, ...named(game, rivals.length)],
      scenario: { id, choices, ...(show ? { show: show.name } : {}) },
      ...(show ? { pace: PACE } : {}),
      language: words.language,
    });
    if (!show) made(created.table);
    await open(created, game, null, false, {}); // it begins when somebody comes
  },
  /** Against two bots, or as many as the game needs; with a card set of one's own, if there is one. */
  againstBots: (game: GameInfo, cards?: string) =>
    make(
      {
        game: game.name,
        seats: [mySeat(), ...bots(game, Math.min(2, game.most - 1))],
        ...own(cards),
      },
      true,
    ),
  /** Friends come by a link, so they need a server: a site may name one. */
  withFriends: async (game: GameInfo, cards?: string) => {
    if (!SITE) {
      const open = Array.from({ length: Math.min(3, game.most - 1) }, () => ({ sit: "open" as const }));
      return make({ game: game.name, ...own(cards), seats: [mySeat(), ...open] }, false);
    }
    const server = await friendsServer();
    if (!server) throw new Refusal("friends-need-server", words.t("friends-need-server"));
    location.href = server;
  },
  onOneDevice: (game: GameInfo, people: Person[], robots: number, cards?: string) => {
    const taken = people.map((one) => one.colour);
    const free = COLOURS.filter((one) => !taken.includes(one));
    const others = bots(game, robots).map((bot, i) => ({ ...bot, avatar: avatarOf(free[i] ?? "") }));
    const seats = people.map(({ name, colour }) => ({ sit: "device" as const, name, avatar: avatarOf(colour) }));
    return make({ game: game.name, seats: [...seats, ...others], ...own(cards) }, true);
  },
  alone: (game: GameInfo, cards?: string) => make({ game: game.name, seats: [mySeat()], ...own(cards) }, true),
  ofBots: (game: GameInfo, cards?: string) =>
    make({ game: game.name, seats: bots(game, Math.min(4, game.most)), pace: PACE, ...own(cards) }, true),
};

// Made by web/scripts/wire.py from the server's schema. Change src/gnomehall/server/wire/ instead.

/** The languages of the hall; a text that one of them lacks is said in the first. */
export const LANGUAGES = ["en", "pt", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Agree that hints are given at this table, or no longer; all people at it must. */
export interface AllowHints {
  type: "hints";
  id: string;
  seat: number;
  yes?: boolean;
}

/** Every legal move of a position, the best first. */
export interface Analysis {
  at: number;
  seat: number;
  chances: number[];
  futures: number;
  kept: boolean;
  moves: RatedMove[];
}

/** Yes or no to the undo somebody asked for; `seat` is one of mine that is waited for. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  yes: boolean;
}

/** Host, before the start: who sits here; `open` takes a bot or this device away again. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  sit: "bot" | "device" | "open";
  level?: string;
  name?: string;
  avatar?: string;
  key?: string | null;
}

/** A seat wants to undo moves of others; they are asked. */
export interface Ask {
  seat: number;
  to: number;
  version: number;
  waits_for: number[];
}

/** A goal as an expression, and in words if it has any of its own. */
export interface AskedGoal {
  goal: string;
  text?: string;
}

/** Play these moves for a seat of mine by itself whenever one of them is legal (auto-pass).
 * 
 *     With `this_round` it ends with the round, and those that stay are not touched. */
export interface Auto {
  type: "auto";
  id: string;
  seat: number;
  moves: string[];
  this_round?: boolean;
}

/** A district that was put to bed at the table: how many gnomes live where; children break ties. */
export interface BedCount {
  buildings?: number;
  board?: number;
  homeless?: number;
  children?: number;
}

/** The campaign of a game. */
export interface CampaignInfo {
  game: string;
  title: string;
  introduction: string;
  scenarios: ScenarioInfo[];
}

/** A card in a reader's language; `source` says of each part where its figures come from. */
export interface CardView {
  kind: string;
  id: string;
  name: string;
  text: string;
  source: Record<string, string>;
}

/** Whether a card set can be played with; if not, the first mistake with file, card and field. */
export interface CardsChecked {
  ok: boolean;
  problem: string;
  hash: string;
  where: string[];
  reason: string;
  cards: Record<string, unknown>[];
  warnings: string[];
  tree: Record<string, unknown> | null;
  game: string;
}

/** New lines of chat; at the beginning the last ones. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** A line of chat; `seat` is null for a spectator, whose lines are not kept: their `n` is below 0. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** A card set to be checked. */
export interface CheckCards {
  game: string;
  cards: string;
  language?: "en" | "fr" | "it" | "pt";
  tree?: boolean;
}

/** The host chooses the cards of a table that has not begun; null: those of the game. */
export interface ChooseCards {
  cards?: string | null;
}

/** The clock as the message was sent: milliseconds left to each seat; it runs for `running`. */
export interface Clock {
  kind: "bank" | "move";
  left: number[];
  running: number | null;
}

/** `move`: seconds for each move; `bank`: seconds for the match and an increment for each move. */
export interface ClockPlan {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

/** Host, before the start: options, number of seats, clock; what is left out stays. */
export interface Configure {
  type: "configure";
  id: string;
  options?: Record<string, boolean | number | string> | null;
  seats?: number | null;
  clock?: ClockPlan | null;
  public?: boolean | null;
}

/** How many of each. */
export interface CountsShape {
  kind: "counts";
  columns: string[];
  most: number;
  optional: boolean;
}

/** A new table.  With a scenario, only names and avatars (the player's first), pace and language count. */
export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  cards?: string | null;
  public?: boolean;
  clock?: ClockPlan | null;
  lend_after?: number | null;
  pace?: number;
  deal?: number | null;
  play_on?: PlayOn | null;
  scenario?: PlayScenario | null;
  language?: "en" | "fr" | "it" | "pt";
}

/** A table was made.  The keys are shown once. */
export interface Created {
  table: string;
  code: string;
  watch: string;
  host: string;
  commitment: string;
  keys: SeatKey[];
}

/** The deals of a day (UTC). */
export interface Daily {
  day: string;
  left: number;
  deals: DailyDeal[];
}

/** One of today's deals; `par` and `yesterday` are null while they are worked out. */
export interface DailyDeal {
  deal: string;
  game: string;
  seats: number;
  number: number;
  level: string;
  par_level: string;
  par: DailyPar | null;
  results: DailyResult[];
  yesterday: DailySolution | null;
}

/** What the bot made of it, at the same seat. */
export interface DailyPar {
  points: number;
  ahead: number;
  place: number;
}

/** What somebody made of a deal; `ahead` of the best other seat, or a lone player's points. */
export interface DailyResult {
  name: string;
  points: number;
  ahead: number;
  place: number;
  mine: boolean;
}

/** Yesterday's best match; `name` is empty if it is the best of so many `plays` of strong bots. */
export interface DailySolution {
  day: string;
  deal: string;
  name: string;
  points: number;
  ahead: number;
  place: number;
  plays: number;
}

/** A decision that had more than one option, beside the best; what it gave away as mean, low, high.
 * 
 *     Decisions are ranked by `win`, a lone player's by `points`. */
export interface Decision {
  at: number;
  turn: number;
  options: number;
  chosen: Legal;
  best: Legal;
  line: string[];
  equal: boolean;
  points: number[];
  win: number[];
  stands: number[];
  came: number[];
  futures: number;
}

/** One district of Gnomopolis: all its gnomes, wherever they are; or only how many live where (`counted`). */
export interface DistrictSheet {
  coins?: number;
  gnomes?: Record<string, number>;
  buildings?: string[];
  councilors?: string[];
  counted?: BedCount | null;
}

/** The points of a district, bed by bed if its gnomes were entered. */
export interface DistrictTally {
  points: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
  homes: ScoredHome[];
  homeless: Record<string, number>;
}

/** The command was carried out, and is stored.  One that changed the match is answered by the state instead. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A draw of a match that is over: the outcome, and what could have come, with weights, in order. */
export interface Draw {
  move: number;
  stream: string;
  outcome: string;
  outcomes: string[];
  weights: number[];
}

/** All that is needed to derive the draws of a match again; the first `given` moves are another table's. */
export interface Draws {
  game: string;
  seed: string;
  entropy: string[];
  given: number;
  draws: Draw[];
}

/** Any error of the HTTP API. */
export interface Error {
  code: string;
  sentence: string;
  rule: string;
}

/** One entry of the log.  `version` is the table's version after it; `seat` is -1 for chance.
 * 
 *     `view` is the table after this entry, for animation; null for the last one (it is the state's own
 *     view) and for those long past or not at hand. */
export interface Event {
  version: number;
  kind: "move" | "undo";
  seat: number;
  move: Move;
  label: string;
  view: unknown | null;
}

/** A fact that goals can be made of, as `name >= number`. */
export interface FactInfo {
  name: string;
  text: string;
}

export type FromClient = Hello | Play | TakeBack | Answer | Why | WantHint | Say | React | Hush | Rename | Arrange | Configure | Start | Lend | Resume | Leave | Rematch | Auto | AllowHints | Ping;

export type FromServerMessage = Room | State | Done | Refused | WhyNot | Hint | Chat | Reaction | Moved | Pong;

/** A game of the hall. */
export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  minutes: number;
  rules_version: number;
  cards: string;
  options: OptionInfo[];
  rules: string[];
  levels: Level[];
  puzzles: number;
}

/** The piles at the end of a match of Gems & Gnomes, in seating order from the first player. */
export interface GemsSheets {
  game: "gems";
  piles: Record<string, number>[];
  coal_groups?: boolean;
  cards?: string | null;
}

/** The villages at the end of a match of Gnomeland. */
export interface GnomelandSheets {
  game: "gnomeland";
  villages: VillageSheet[];
  cards?: string | null;
}

/** The districts at the end of a match of Gnomopolis, in seating order from the first player. */
export interface GnomopolisSheets {
  game: "gnomopolis";
  districts: DistrictSheet[];
  cards?: string | null;
}

/** A goal one can choose for a puzzle of one's own; `ending`: also for the rest of the match. */
export interface GoalInfo {
  key: string;
  text: string;
  ending: boolean;
}

/** A goal of the scenario that is played. */
export interface GoalNow {
  text: string;
  is_reached: boolean;
}

/** Where the match turned: the key of a sentence of the page, and the turn it names (-1: none). */
export interface Headline {
  key: "review-led" | "review-never" | "review-slipped" | "review-slipped-round" | "review-turned" | "review-turned-round";
  turn: number;
}

/** The server is well. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  connections: number;
  docs: boolean;
  here: number;
}

/** First message, and again to change language.  `keys`: seat keys, the watch key or the code.
 * 
 *     `version` is what the client has (null: nothing); it gets what it missed.  `entropy` is taken for
 *     the seats it holds while the match has not started, with the `commitment` it knew before it told its entropy. */
export interface Hello {
  type: "hello";
  keys?: string[];
  language?: "en" | "fr" | "it" | "pt";
  version?: number | null;
  entropy?: string | null;
  commitment?: string | null;
}

/** Answer to `hint`.  Step 1 fills `look` (verbs), step 2 `good` (texts), step 3 `rated`, best first.
 * 
 *     `why` says in words why the best move is good; step 1 does not name it yet. */
export interface Hint {
  type: "hint";
  id: string;
  step: number;
  version: number;
  look: string[];
  good: Legal[];
  rated: Rated[];
  sentence: string;
  why: string;
}

/** Those who hold a seat, or the host: whoever only watches may not talk, or may again. */
export interface Hush {
  type: "hush";
  id: string;
  yes?: boolean;
}

/** Take an open seat (any, if null).  A client may bring a key it made: then a repeated join is safe. */
export interface Join {
  code?: string | null;
  seat?: number | null;
  name?: string;
  avatar?: string;
  entropy?: string;
  key?: string | null;
}

/** A seat was taken. */
export interface Joined {
  table: string;
  seat: number;
  key: string;
  commitment: string;
}

/** Give up my seats: open again before the start, lent to a bot after it (the key stays good). */
export interface Leave {
  type: "leave";
  id: string;
}

/** A seat's points by draws and by decisions; result = the table's average without luck + both.
 * 
 *     A lone player's decisions are what they gave away. */
export interface Ledger {
  draws: number;
  decisions: number;
}

/** A move that may be played now; `label` is what its button says in the client's language. */
export interface Legal {
  id: number;
  text: string;
  verb: string;
  args: string[];
  note: string;
  label: string;
}

/** Vote that a bot, or the player of seat `to`, shall play for an absent seat until its owner is back (all
 *     who are here must agree), or lend my own to a bot. */
export interface Lend {
  type: "lend";
  id: string;
  seat: number;
  to?: number | null;
  yes?: boolean;
}

/** A position at a table and what happens there: play on from `record`, which goes on to the
 *     end of the lesson, after `moves` moves, with the deal. */
export interface LessonInfo {
  id: string;
  kind: string;
  seats: number;
  me: number;
  rules: string[];
  deal: number;
  moves: number;
  record: string;
  start: unknown;
  steps: LessonStep[];
  places: number[];
}

/** What is played next: by the learner, with something to say (and its rule), or by another seat. */
export interface LessonStep {
  seat: number;
  play: string[];
  say: string;
  rule: string;
}

/** A bot one can choose. */
export interface Level {
  name: string;
  title: string;
  text: string;
  rating: number | null;
}

/** A move of a line in words; seat -1 is chance. */
export interface LineMove {
  seat: number;
  move: Move;
  label: string;
}

/** A puzzle of a moment of a finished match: after `at` moves of the record, chance included. */
export interface MakePuzzle {
  record: string;
  at: number;
  goal?: string;
  scope?: "end" | "turn";
  language?: "en" | "fr" | "it" | "pt";
}

/** A scenario that begins at a moment of a finished match: after `moment` moves, chance included. */
export interface MakeScenario {
  record: string;
  moment: number;
  goals: AskedGoal[];
  seat: number;
  bots: string[];
  title: string;
  introduction?: string;
  until?: string;
  language?: "en" | "fr" | "it" | "pt";
}

/** A whole match in words and figures; its positions come by `replay`. */
export interface MatchSummary {
  game: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  moves: number;
  over: boolean;
  steps: Step[];
  turns: Turn[];
  ranking: number[][];
  score_lines: ScoreLine[][];
  cards: Record<string, unknown>[] | null;
}

/** A move or an outcome of chance; `id` and `text` name it for ever, `note` is what the rules ignore. */
export interface Move {
  id: number;
  text: string;
  verb: string;
  args: string[];
  note: string;
}

/** A rematch was made: the same keys open this table. */
export interface Moved {
  type: "moved";
  table: string;
}

/** What is different in a scenario, with the name of a picture. */
export interface Note {
  icon: string;
  text: string;
}

/** A whole number. */
export interface NumberShape {
  kind: "number";
  least: number;
  most: number;
  default: number | null;
  optional: boolean;
}

/** A public table that waits for players. */
export interface OpenTable {
  table: string;
  game: string;
  code: string;
  host: string;
  taken: number;
  seats: number;
  created: number;
}

/** A choice made before the match. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
}

/** The points of a pile, and the groups it was counted in. */
export interface PileTally {
  points: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
  groups: string[][];
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
  id: string;
}

/** A move for the seat to move, seen at `version`; by id or by text.  A repeated `id` is answered
 *     again and not played twice; a stale version is refused. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  move: number | string;
  note?: string;
}

/** Play today's deal.  `player` is a key the browser made for itself: its first finished match counts. */
export interface PlayDaily {
  player: string;
  name?: string;
  language?: "en" | "fr" | "it" | "pt";
}

/** Begin after the first `moves` moves (chance included) of a table one may see, or of a record. */
export interface PlayOn {
  moves: number;
  table?: string | null;
  key?: string | null;
  record?: string | null;
}

/** Play a scenario: the table has its seats, bots, cards and start, and begins when its player comes.
 * 
 *     `choices` were made earlier in the campaign; `show` puts a bot of that level on the player's seat. */
export interface PlayScenario {
  id: string;
  choices?: string[];
  show?: string;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** Whether Web Push works here, and the server's public key for it. */
export interface PushInfo {
  available: boolean;
  public_key: string;
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A hint; `take_back` if a move must be taken back first. */
export interface PuzzleHint {
  step: number;
  text: string;
  take_back: boolean;
  look: string;
  card: string;
  move: Legal | null;
}

/** A puzzle without its answer.  `value` is what is to be reached; null where that is the question itself. */
export interface PuzzleInfo {
  id: string;
  game: string;
  number: number | null;
  seats: number;
  seat: number;
  kind: "chance" | "end" | "turn" | "worth";
  goal: string;
  is_count: boolean;
  task: string;
  start: number;
  value: number | null;
  length: number;
  difficulty: number;
  rating: number;
  found: Record<string, number>;
  deal: number;
  cards: string | null;
}

/** The answer, played: the views before the first and after each of the moves, chance included. */
export interface PuzzleSolution {
  id: string;
  value: number;
  line: LineMove[];
  views: unknown[];
  ideas: string[];
}

/** Where a try stands, with the table as it is drawn.  Taking back is sending fewer moves. */
export interface PuzzleTry {
  id: string;
  status: "failed" | "open" | "solved" | "wrong";
  now: number;
  reach: number;
  tried: TriedMove[];
  played: LineMove[];
  turn_over: boolean;
  refutation: LineMove[];
  ideas: string[];
  view: unknown;
  to_move: number | null;
  legal: Legal[];
}

/** A legal move and what is expected of it: points ahead, chance to win, with 95 % intervals. */
export interface Rated {
  move: Legal;
  margin: number[];
  win: number[];
  equal: boolean;
}

/** A legal move; `win` its chance, `cost` what of it is given away against the best, as mean, low, high.
 * 
 *     `verdict` compares it with the best and with what was played: `equal` cannot be told from the best. */
export interface RatedMove {
  move: Legal;
  win: number[];
  cost: number[];
  points: number[];
  chances: number[];
  played: boolean;
  verdict: "best" | "better" | "equal" | "same" | "worse";
  line: Legal[];
}

/** A passing reaction, a word of the page's own list (`bravo`). */
export interface React {
  type: "react";
  id: string;
  what: string;
}

/** Somebody reacts. */
export interface Reaction {
  type: "reaction";
  seat: number | null;
  what: string;
}

/** The command was not carried out.  `code` is for programs, `sentence` for people. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  rule: string;
}

/** A new table with the same people, options and keys; `rotate` moves everybody one seat on. */
export interface Rematch {
  type: "rematch";
  id: string;
  rotate?: boolean;
}

/** Name and picture of a seat of mine. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
  avatar?: string;
}

/** Positions of a match: `views[0]` is the table after `first` moves that stand; more than a page comes
 *     in several answers. */
export interface Replay {
  first: number;
  moves: number;
  views: unknown[];
}

/** I play this seat of mine again. */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}

/** A review on its way or done; the fields of the result are empty before. */
export interface Review {
  id: string;
  state: "done" | "failed" | "running" | "stopped";
  done: number;
  of: number;
  seconds: number;
  longest: number;
  seat: number;
  decisions: Decision[];
  worst: number[];
  ledger: Ledger[];
  line: Standing[];
  headline: Headline | null;
  skill: Skill | null;
}

/** The table and the people around it; sent after every change of either. */
export interface Room {
  type: "room";
  table: string;
  game: string;
  status: "over" | "playing" | "waiting";
  public: boolean;
  seats: Seat[];
  host: boolean;
  options: Record<string, boolean | number | string>;
  cards: string;
  own_cards: boolean;
  card_set: string;
  clock: ClockPlan | null;
  commitment: string;
  entropy: string[];
  deal: number | null;
  code: string | null;
  watch: string | null;
  watchers: number;
  hushed: boolean;
  ask: Ask | null;
  next: string | null;
  origin: string | null;
  given: number;
  version: number;
  created: number;
  scenario: string | null;
}

/** A line of chat. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** A scenario before it is played. */
export interface ScenarioInfo {
  id: string;
  game: string;
  number: number | null;
  title: string;
  picture: string;
  introduction: string;
  ending: string;
  teaches: string;
  seats: number;
  seat: number;
  bots: string[];
  notes: Note[];
  goals: StarGoal[];
  tries: number;
  question: string;
  ways: Way[];
  needs: number;
}

/** How a scenario stands.  Goals are as the table stands; once it is settled they stay. */
export interface ScenarioNow {
  id: string;
  title: string;
  goals: GoalNow[];
  is_settled: boolean;
  stars: number;
  helped: boolean;
  until: string;
}

/** Where points of a seat come from. */
export interface ScoreLine {
  label: string;
  points: number;
  part: string;
}

/** A real table, scored.  `decided[n]` is what put place n behind place n - 1 (`points` or a tie-break). */
export interface Scored {
  tallies: Tally[];
  ranking: number[][];
  decided: string[];
}

/** A bed and who sleeps in it. */
export interface ScoredBed {
  icon: string;
  gnome: string | null;
}

/** A building, or `board`, with its beds and what they come to. */
export interface ScoredHome {
  place: string;
  beds: ScoredBed[];
  points: number;
}

/** A place at the table.  `open` waits for somebody, `human` is taken, `bot` is a bot. */
export interface Seat {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  avatar: string;
  level: string;
  here: boolean;
  played_by_bot: boolean;
  left: boolean;
  mine: boolean;
  votes: number[];
  lent_to: number | null;
  kept: boolean;
  hints: boolean;
  auto: string[];
  resting: string[];
  rests_in: number;
}

/** The key of a seat: whoever has it plays it. */
export interface SeatKey {
  seat: number;
  key: string;
}

/** Who shall sit at a seat: somebody by link, a bot of a level, or this device (its key comes back). */
export interface SeatPlan {
  sit?: "bot" | "device" | "open";
  name?: string;
  avatar?: string;
  level?: string;
}

/** A scenario file (TOML, docs/scenarios.md), to be checked and kept for those who have its link. */
export interface ShareScenario {
  file: string;
  language?: "en" | "fr" | "it" | "pt";
}

/** A card set to be kept for those who have its link. */
export interface ShareSet {
  game: string;
  cards: string;
}

/** A card set that was shared. */
export interface SharedSet {
  id: string;
  game: string;
  name: string;
  cards: string;
}

/** How far the choices came from blind picks (0) to the best ones (1): `kept`, with its interval.
 * 
 *     `good` decisions cannot be told from the best; blind picks would have made `blind` of those. */
export interface Skill {
  kept: number;
  low: number;
  high: number;
  good: number;
  blind: number;
  key: "review-skill-blind" | "review-skill-few" | "review-skill-good" | "review-skill-master" | "review-skill-some";
}

/** Where figures come from: a word for the card, or one for each part. */
export interface SourceShape {
  kind: "source";
  parts: string[];
  optional: boolean;
}

/** The chances to win of every seat after `at` moves; `low` and `high` are those of the reviewed seat. */
export interface Standing {
  at: number;
  chances: number[];
  low: number;
  high: number;
}

/** What earns a star; `reached` is the share of tries in which each level of bot reached it, if it was rated. */
export interface StarGoal {
  text: string;
  goal: string;
  reached: Record<string, number>;
}

/** Host: the match begins; open seats are given to bots of `level`, or refused if it is empty. */
export interface Start {
  type: "start";
  id: string;
  level?: string;
}

/** The match, whole.  `events` are what happened after `since`, oldest first; of a very long match only the
 *     last, so `since` may be later than asked. */
export interface State {
  type: "state";
  table: string;
  version: number;
  since: number;
  events: Event[];
  view: unknown;
  to_move: number | null;
  legal: Legal[];
  mine: boolean;
  undo: UndoInfo;
  clock: Clock | null;
  over: boolean;
  score_lines: ScoreLine[][];
  seed: string | null;
  scenario: ScenarioNow | null;
  done: string | null;
}

/** The table after a move that stands; `seat` is -1 for chance, the first step is before any move.
 * 
 *     `chances` to win are a quick look without a search, seat by seat; empty for a lone player and while the
 *     match goes on. */
export interface Step {
  seat: number;
  move: Move | null;
  label: string;
  scores: number[];
  chances: number[];
}

/** Tell this browser when it is the turn of a seat, through its push service. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  language?: "en" | "fr" | "it" | "pt";
}

/** Fields by name: exactly one of those in `one_of`, at least one of `some_of`, at most one of `not_both`. */
export interface TableShape {
  kind: "table";
  optional: boolean;
  fields: Record<string, NumberShape | WordShape | TextShape | TextsShape | WordsShape | CountsShape | WaysShape | SourceShape | TableShape | TablesShape>;
  one_of: string[];
  some_of: string[];
  not_both: string[];
  is_card: boolean;
}

/** The cards of a kind. */
export interface TablesShape {
  kind: "tables";
  shape: TableShape;
  least: number;
  most: number;
  optional: boolean;
}

/** Undo until `to` moves stand (see UndoInfo); asks the others where they have acted since. */
export interface TakeBack {
  type: "undo";
  id: string;
  version: number;
  to: number;
}

/** One player's points and where they come from; `ties` are what a tie is broken by, in order.
 * 
 *     A game whose sheet shows how it was counted has a subclass with those fields. */
export interface Tally {
  points: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
}

/** One line of text. */
export interface TextShape {
  kind: "text";
  longest: number;
  optional: boolean;
}

/** A text in several languages. */
export interface TextsShape {
  kind: "texts";
  longest: number;
  optional: boolean;
}

/** A move of the try; `before` and `after`: what could be reached. */
export interface TriedMove {
  move: Legal;
  right: boolean;
  before: number;
  after: number;
}

/** A turn begins after `first` moves; `round` is 0 in games that count none. */
export interface Turn {
  first: number;
  seat: number;
  round: number;
}

/** What can be undone.  Moves up to `horizon` stand for good; `moves` can be taken back by `seat`
 *     without asking; down to `floor` the others who acted since are asked. */
export interface UndoInfo {
  seat: number | null;
  moves: number;
  horizon: number;
  floor: number;
}

/** How many moves can be taken back without asking anybody, and how many stand. */
export interface UndoView {
  moves: number;
  horizon: number;
}

/** Every draw was derived again from the seed. */
export interface Verified {
  draws: number;
}

/** A record to be verified. */
export interface Verify {
  record: string;
}

/** A match as everybody at the table sees it. */
export interface View {
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
}

/** One village of Gnomeland: the score track and the building sides in view. */
export interface VillageSheet {
  track?: number;
  buildings?: string[];
}

/** What every move is worth after `at` moves of a match that is over.
 * 
 *     A finished `review` that weighed this decision answers with its own figures. */
export interface WantAnalysis {
  at: number;
  milliseconds?: number;
  review?: string | null;
  record?: string | null;
}

/** Positions after `at` moves of a match and after each of some other moves, chance included. */
export interface WantBranch {
  at: number;
  moves: string[];
  record?: string | null;
}

/** 1: where to look; 2: good moves; 3: the best, what it is worth and how sure that is. */
export interface WantHint {
  type: "hint";
  id: string;
  version: number;
  step: number;
}

/** The next hint after some moves: where to look, which card, the move. */
export interface WantPuzzleHint {
  moves?: string[];
  step?: number;
  language?: "en" | "fr" | "it" | "pt";
}

/** Positions of a record, from that after `first` moves (0: before the first) to that after `last`. */
export interface WantReplay {
  record: string;
  first?: number;
  last?: number | null;
}

/** Review the decisions of a seat; of a record it comes along, of a table it is in the path. */
export interface WantReview {
  seat: number;
  record?: string | null;
}

/** A record, to be told move by move. */
export interface WantSummary {
  record: string;
  language?: "en" | "fr" | "it" | "pt";
}

/** All moves of a try so far (none: open the puzzle), or the answer to `worth`. */
export interface WantTry {
  moves?: string[];
  answer?: number | null;
  language?: "en" | "fr" | "it" | "pt";
}

/** One answer to the question after a scenario; its key is one of the `choices` of later scenarios. */
export interface Way {
  key: string;
  text: string;
}

/** Several counts to choose from; with `single`, one needs no list. */
export interface WaysShape {
  kind: "ways";
  columns: string[];
  least: number;
  most: number;
  single: boolean;
  may_be_empty: boolean;
  optional: boolean;
}

/** Why is this move not legal now? */
export interface Why {
  type: "why";
  id: string;
  move: number | string;
}

/** Answer to `why`; `legal` moves have no reason. */
export interface WhyNot {
  type: "why";
  id: string;
  legal: boolean;
  rule: string;
  sentence: string;
}

/** One of the allowed words; without any, an id. */
export interface WordShape {
  kind: "word";
  allowed: string[];
  default: string | null;
  optional: boolean;
}

/** A list of allowed words; with `choices` a word may also be several of them, `soldier/merchant`. */
export interface WordsShape {
  kind: "words";
  allowed: string[];
  least: number;
  most: number;
  choices: boolean;
  optional: boolean;
}

// Written by `python -m setu.server.api.schema` from its `wire` and `api`: do not edit.

export const PROTOCOL = 1;

/** Make a move; refused as `stale` if the game has gone on since event `at` in a way that concerns this seat. */
export interface Move {
  type: "move";
  seat: number;
  at: number;
  move: number | string;
  id: string;
}

/** Take back to before log entry `to` (a move of this seat): at once where that is free, else by asking all. */
export interface Undo {
  type: "undo";
  seat: number;
  at: number;
  to: number;
  id: string;
}

export interface Resign {
  type: "resign";
  seat: number;
  id: string;
}

/** Ask the table to end the game as it stands, to stop the clocks, or to let them run again. */
export interface Propose {
  type: "propose";
  seat: number;
  what: "end" | "go-on" | "pause";
  id: string;
}

/** Agree to what event `ask` proposed, or not. One no closes it. */
export interface Answer {
  type: "answer";
  seat: number;
  ask: number;
  yes: boolean;
  id: string;
}

/** A preset, spoken to all readers in their own languages; free text only at tables that allow it. */
export interface Say {
  type: "say";
  seat: number;
  preset?: "again" | "back" | "good-luck" | "goodbye" | "hello" | "nice" | "one-moment" | "oops" | "thanks" | "well-played" | "your-turn" | null;
  text?: string | null;
  id: string;
}

/** Take an open seat (with a join link), or change the name of one's own. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  id: string;
}

/** Choose what stands for one's own seat, or as host for a bot's, before the start; empty: whatever is left. */
export interface ChooseMark {
  type: "mark";
  seat: number;
  mark: string;
  id: string;
}

/** The seal of this seat's share of the luck, chosen after the server's commitment was seen and before the start. */
export interface AddSeal {
  type: "seal";
  seat: number;
  seal: string;
  id: string;
}

/** This seat's share of the luck: opened once the host has started, where shares are sealed (`open_until`); before the start at a table where nobody seals any. */
export interface AddNonce {
  type: "nonce";
  seat: number;
  nonce: string;
  id: string;
}

/** Give a seat up: open again before the start, a bot's afterwards. */
export interface Leave {
  type: "leave";
  seat: number;
  id: string;
}

/** Let a bot play for a seat, one's own or (by the host) an open or absent one; null takes it back. */
export interface Bot {
  type: "bot";
  seat: number;
  bot: string | null;
  id: string;
}

/** Host: empty a seat and end all its links. */
export interface Kick {
  type: "kick";
  seat: number;
  id: string;
}

/** Host, before the start: who sits where; `order[new] = old`. */
export interface Reorder {
  type: "reorder";
  order: number[];
  id: string;
}

/** Host: make the person in a seat the host. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  id: string;
}

/** Host: play live, or at everybody's own pace (clocks stand still then). */
export interface SetPace {
  type: "pace";
  pace: "live" | "own";
  id: string;
}

/** Host: every seat is taken by a person or a bot; deal. */
export interface Start {
  type: "start";
  id: string;
}

/** After the end: the same people at a new table, the seats moved on by one. */
export interface Rematch {
  type: "rematch";
  seat: number;
  id: string;
}

/** The first message at a socket: how far this page has seen, which of its seats it looks from, its language. */
export interface Hello {
  type: "hello";
  protocol?: number;
  since?: number | null;
  seat?: number | null;
  language?: "en" | "fr" | "hi";
}

/** Look from another of one's own seats (hot-seat), or from nobody's (null: the curtain). */
export interface Look {
  type: "look";
  seat: number | null;
}

/** May this move be made, and if not, why? */
export interface Explain {
  type: "explain";
  id: string;
  seat: number;
  move: number | string;
}

/** The words of some legal moves, where `choices.moves` did not carry them. */
export interface Describe {
  type: "describe";
  id: string;
  seat: number;
  moves: number[];
}

/** A question in words, as it is typed: `turn`, `last 3`, `e5`. From one of one's own seats, or from nobody's. */
export interface AskInWords {
  type: "ask";
  id: string;
  seat: number | null;
  text: string;
}

/** What would a good player do? Answered to a seat that decides, at training tables and to one among bots. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/** A command was carried out; it is on disk as event `number`. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** Nothing was changed. `id` is null if the message could not be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: "closing" | "illegal" | "limit" | "not-now" | "not-yours" | "stale" | "taken" | "unreadable";
  text: string;
  rule: string;
  number: number;
  again_ms: number;
}

/** The answer to `explain`. */
export interface Why {
  type: "why";
  id: string;
  legal: boolean;
  rule: string;
  text: string;
}

/** A legal move: its number, its notation, a sentence, and what it touches. */
export interface LegalMove {
  id: number;
  text: string;
  sentence: string;
  targets: Record<string, unknown>;
}

/** The answer to `describe`; moves that are not legal are left out. */
export interface Described {
  type: "described";
  id: string;
  moves: LegalMove[];
}

/** The answer to `ask`: sentences; null where what was typed is no question. */
export interface Answered {
  type: "answered";
  id: string;
  lines: string[] | null;
}

/** A move that was thought of, and the chance to win with it, in a hundred. */
export interface HintedMove {
  id: number;
  text: string;
  sentence: string;
  chance: number;
}

/** The answer to `hint`: the best moves, the best first, and what speaks for it. */
export interface Hinted {
  type: "hinted";
  id: string;
  moves: HintedMove[];
  reason: string;
}

export interface Pong {
  type: "pong";
  n: number;
  time: number;
}

/** Who is there now, by seat; how many watch. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
}

/** The server closes this socket. `closing`: the table is safe, come back after `again_ms`. */
export interface Bye {
  type: "bye";
  reason: "closing" | "elsewhere" | "kicked" | "limit" | "slow";
  text: string;
  again_ms: number;
}

/** Something a move caused, as this viewer may know it. */
export interface LoggedEvent {
  name: string;
  text: string;
  numbers: number[];
}

/** A line of the game's log. Entry 0 is the set-up. `move` and `sentence` are null while they are secret. `why` is what a bot at a training table says of its move. */
export interface LogEntry {
  number: number;
  seat: number | null;
  mark: string;
  move: string | null;
  sentence: string | null;
  events: LoggedEvent[];
  time: number;
  by: "bot" | "clock" | "person" | "table";
  why: string | null;
}

/** Something that happened at the table but not in the game: somebody sat down, said something, took back. */
export interface Notice {
  number: number;
  time: number;
  kind: "ask" | "chat" | "clock" | "table" | "undo";
  seat: number | null;
  text: string;
  preset: string | null;
}

/** A seat as everybody sees it. A person with a bot has lent the seat to it. */
export interface SeatInfo {
  seat: number;
  name: string;
  who: "bot" | "open" | "person";
  bot: string | null;
  mine: boolean;
  host: boolean;
  nonce: boolean;
  mark: string;
  called: string;
  chosen: string;
  character: string;
}

/** What may stand for a seat: a Crown, a colour. */
export interface MarkInfo {
  name: string;
  title: string;
}

/** The legal moves of the seat looked from, in rising order; `moves` is null where there are very many. */
export interface Choices {
  seat: number;
  ids: number[];
  moves: LegalMove[] | null;
}

/** Milliseconds left per seat at server time `at`; those in `running` go on falling. Soft clocks end nothing. */
export interface Clocks {
  left: number[];
  running: number[];
  at: number;
  increment: number;
  soft: boolean;
  paused: boolean;
}

/** May the seat looked from take back? `free`: at once; else the table is asked. `text` says why (not). */
export interface UndoInfo {
  to: number | null;
  free: boolean;
  text: string;
}

/** An open proposal: event `number`, by whom, who has agreed, whose answer is awaited. */
export interface Ask {
  number: number;
  kind: "end" | "go-on" | "pause" | "undo";
  seat: number;
  yes: number[];
  waiting: number[];
  to: number | null;
  text: string;
}

/** Luck that can be checked: `commitment` before play; `secret` and `key` (hex) once the game is over. `seals` are those of the shares, by seat. Once the host has started, shares are opened (`nonces`) until `open_until`, and who sits is settled. */
export interface Fairness {
  commitment: string;
  nonces: string[];
  key_commitment: string | null;
  secret: string | null;
  key: string | null;
  seals: string[];
  open_until: number | null;
}

/** How the game ended. `reason` is the game's own word, or `agreed` or `time`. Scores are points, or say nothing. */
export interface Outcome {
  places: number[];
  scores: number[];
  points: boolean;
  breakdown: Record<string, number>[];
  reason: string;
}

/** A game of a series that counts: its table and what each seat scored. */
export interface CountedGame {
  table: string;
  scores: number[];
}

/** The game that follows in a series: the seat that starts it, null where chance decides. */
export interface NextGame {
  seat: number | null;
}

/** The series this table belongs to. `before` are the games counted before this one, `totals` count this one too once it is over. `winners` are empty while the series goes on; several share it. `next` is the game to come, once this one was counted; `rematch` lays it. */
export interface Series {
  games: number | null;
  race: number | null;
  starter: string;
  number: number;
  before: CountedGame[];
  totals: number[];
  winners: number[];
  next: NextGame | null;
}

/** All that a viewer may see. Keep `log[:log_from]`, put `log` behind it, replace everything else; add the notices with a higher number than those you have. `earlier` is a sentence at a table of earlier rules: it is over, has no `view`, and its log says who did something, not what. `components` is one at a table that is played with the component file of an owner. `observation` is the record of the game as the seat looked from may know it, for the rules on the page (`GameModule`): base64 of zlib; null beside the table and when nothing is played. */
export interface Table {
  type: "table";
  table: string;
  number: number;
  time: number;
  game: string;
  title: string;
  options: Record<string, string | number>;
  stage: "open" | "over" | "playing";
  pace: "live" | "own";
  chat: "free" | "off" | "presets";
  training: boolean;
  seats: SeatInfo[];
  mine: number[];
  is_host: boolean;
  looking: number | null;
  seen: number;
  pending: number[];
  view: Record<string, unknown> | null;
  log_from: number;
  log: LogEntry[];
  notices: Notice[];
  choices: Choices | null;
  clocks: Clocks | null;
  undo: UndoInfo | null;
  asks: Ask[];
  fairness: Fairness;
  result: Outcome | null;
  rematch: string | null;
  series: Series | null;
  earlier: string | null;
  components: string | null;
  marks: MarkInfo[];
  observation: string | null;
}

/** Who is to sit here: this browser (several such seats: hot-seat), whoever has the link, or a bot. */
export interface SeatPlan {
  who?: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  mark?: string;
}

/** A bank of time per seat and what each decision adds to it. A hard clock lets a bot take over at zero. */
export interface ClockPlan {
  bank_ms: number;
  increment_ms?: number;
  soft?: boolean;
}

/** Several games that count together: so many, or a race to so many points. */
export interface SeriesPlan {
  games?: number | null;
  race?: number | null;
  starter?: string | null;
  max_games?: number | null;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  pace?: "live" | "own";
  clock?: ClockPlan | null;
  chat?: "free" | "off" | "presets";
  training?: boolean;
  series?: SeriesPlan | null;
  components?: string | null;
}

/** Secrets to put behind `/t/{table}#`. */
export interface Links {
  host: string;
  join: string;
  watch: string;
}

export interface Created {
  table: string;
  commitment: string;
  links: Links;
}

/** Swap the secret of a link for this browser's cookie. */
export interface Enter {
  token: string;
}

export interface Entered {
  table: string;
  kind: "host" | "join" | "seat" | "watch";
  seats: number[];
  is_host: boolean;
}

/** My seats are given up and nothing is known of me at this table. `whole`: nobody else was there, so it is gone. */
export interface Deleted {
  whole: boolean;
}

/** A new link. `renew` ends the older ones of its kind. A holder may ask for the own seat (another device). */
export interface AskLink {
  kind: "host" | "join" | "seat" | "watch";
  seat?: number | null;
  renew?: boolean;
}

export interface Link {
  token: string;
}

/** A line of "my tables". `earlier`: it was played by earlier rules, and does not go on. */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  stage: "open" | "over" | "playing";
  names: string[];
  mine: number[];
  is_host: boolean;
  my_turn: boolean;
  number: number;
  news: number;
  time: number;
  earlier: boolean;
}

export interface MyTables {
  tables: MyTable[];
}

/** An option: its named values, or a whole number between `least` and `most`. A table has its `default`. `standing` says what a value is, the usual one first: printed in the book, a ruling where the book is silent, or a house rule, as is every number that it leaves out. `rule` is the number under which the rules tell of it. */
export interface OptionInfo {
  name: string;
  rule: string;
  default: string | number;
  values: string[];
  least: number | null;
  most: number | null;
  standing: Record<string, "house" | "printed" | "ruling">;
}

/** A set of options with a name; options that it leaves out are as usual. */
export interface PresetInfo {
  name: string;
  title: string;
  options: Record<string, string | number>;
}

/** How a game is played in a series: lengths that the book names, who may start (the first is the rule), and the options that are not chosen for one game then. */
export interface SeriesInfo {
  games: number[];
  races: number[];
  starters: string[];
  governs: string[];
}

/** A game. `components` are the files of an owner that a table of it may be laid with, by name. */
export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  rules_version: string;
  seats: number[];
  hidden: boolean;
  options: OptionInfo[];
  series: SeriesInfo | null;
  presets: PresetInfo[];
  components: string[];
  marks: Record<string, MarkInfo[]>;
}

export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  presets: Record<string, string>;
}

/** What never changes during a game: the game's board data (null if it has none), the targets of each move. */
export interface Board {
  board: Record<string, unknown> | null;
  targets: Record<string, unknown>[];
}

export interface Rules {
  language: "en" | "fr" | "hi";
  markdown: string;
}

/** How a function of a module is called: what it takes, in order, and what it gives. */
export interface ModuleFunction {
  takes: unknown[];
  gives: string;
}

/** A game's rules on the page: where the module and the board are (for ever: their names say what is in them), how large its records are, what it can do, and how a refusal is put into words. */
export interface GameModule {
  game: string;
  code: string;
  board: string;
  board_bytes: number;
  state_bytes: number;
  functions: Record<string, ModuleFunction>;
  reasons: Record<string, unknown>;
}

/** A record, as text or JSON. */
export interface WrittenGame {
  record: string;
}

/** A fair number from 0 to `below` - 1, asked of the stream of chance at `block`. */
export interface DrawnNumber {
  block: number;
  below: number;
  value: number;
}

/** What chance gave in one log entry: what was told of it, and every number behind it. Entry 0 is the set-up. */
export interface DrawnEntry {
  entry: number;
  seat: number | null;
  move: string;
  events: string[];
  draws: DrawnNumber[];
}

/** What a check of a written game found. `over` false: true as far as it goes, its key not shown yet. `begun`: it goes on from a position; what was played and drawn before that was not checked. With the file in hand the sums can be done again: `draws` is what was asked of the stream, `blocks` its length. */
export interface CheckedGame {
  game: string;
  names: string[];
  moves: number;
  over: boolean;
  promised: boolean;
  begun: boolean;
  result: Outcome | null;
  draws: DrawnEntry[];
  blocks: number;
}

/** A decision, and what changed each seat's chance to win then. `entry` is its log entry. `decision` is what it cost against `better` (null: nothing better is proved); `luck` what chance and the others' secret choices made of it; `late` what the search had not seen before and saw a move later. `label` is what the decision is called; null where there was none. */
export interface ReviewStep {
  entry: number;
  seat: number;
  move: string;
  sentence: string;
  label: "best" | "blunder" | "good" | "slip" | null;
  better: LegalMove | null;
  decision: number[];
  luck: number[];
  late: number[];
}

/** One of the three steps that changed a seat's chance most: by luck, by a decision, or as the search saw late. */
export interface TurningPoint {
  step: number;
  kind: "late" | "luck" | "other" | "own";
  change: number;
}

/** A game looked back at: of its `of` decisions `done`; until it is `ready`, the lists hold what is known so far. `chances[k]` are the chances before step k, the last ones the result: each row adds up to 1, and `chances[k + 1] == chances[k] + steps[k].decision + steps[k].luck + steps[k].late`, seat by seat. Without `has_luck` nothing was left to chance and nothing was secret: the luck of every step is 0, and not worth a word. `doubt` says, seat by seat, by how much the first chances may be off. */
export interface Review {
  done: number;
  of: number;
  ready: boolean;
  has_luck: boolean;
  chances: number[][];
  doubt: number[];
  steps: ReviewStep[];
  turning: TurningPoint[][];
}

/** The table as it stood after a log entry, as this viewer may see it. `result` is null but for the end. */
export interface Moment {
  entry: LogEntry;
  view: Record<string, unknown>;
  pending: number[];
  result: Outcome | null;
}

/** A whole finished game for one viewer: all that a slider, or a file that replays itself, needs. By seat: `names`, `called` (at the end of the game) and `bots` (null: a person). `seat` is whose eyes these are; `board` is the game's own board data, as in `Board`. */
export interface Moments {
  game: string;
  title: string;
  options: Record<string, string | number>;
  names: string[];
  called: string[];
  bots: (string | null)[];
  seat: number | null;
  board: Record<string, unknown> | null;
  moments: Moment[];
}

/** Play a finished game on from where it stood after log entry `entry`, in one seat, against bots in the others. */
export interface PlayOn {
  entry: number;
  seat: number;
  bot: string;
}

/** Every answer of 4xx: a word for programs, a sentence for people. */
export interface Fault {
  code: string;
  text: string;
  rule: string;
  again_ms: number;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** A table at one moment, as one seat sees it; `log` holds the lines that are new. `observation`: as in `Table`. */
export interface LessonMoment {
  view: Record<string, unknown>;
  pending: number[];
  called: string[];
  result: Outcome | null;
  log: LogEntry[];
  observation: string | null;
}

/** Something to do or to read. `try`: a move that a rule forbids, so that its reason is met once. */
export interface LessonStep {
  heading: string;
  text: string;
  task: "play" | "read" | "try";
  forbidden: string;
  rule: string;
}

/** A move that is as good as the wanted one, and what comes of it. */
export interface OtherMove {
  move: number;
  moment: LessonMoment;
}

/** A moment of a lesson. `anew`: the table was laid out anew. `wanted` is null where nothing is to be played. */
export interface LessonFrame {
  step: number;
  anew: boolean;
  moment: LessonMoment;
  choices: Choices | null;
  wanted: LegalMove | null;
  others: OtherMove[];
}

/** A guided first game; the table stands as in a frame until its wanted move is made. */
export interface Lesson {
  game: string;
  language: "en" | "fr" | "hi";
  title: string;
  options: Record<string, string | number>;
  seat: number;
  steps: LessonStep[];
  frames: LessonFrame[];
}

/** Every legal move of a frame in words, where `choices.moves` did not carry them. */
export interface LessonMoves {
  moves: LegalMove[];
}

/** May this move be made in a frame of a lesson, and if not, why? */
export interface LessonWhy {
  legal: boolean;
  rule: string;
  text: string;
}

/** The answer to a question asked in a frame of a lesson; null if it is none. */
export interface LessonAnswer {
  lines: string[] | null;
}

/** A picture beside a rule: a position, and a move that is drawn as possible (`show`) or as forbidden. */
export interface Figure {
  name: string;
  rule: string;
  part: string;
  caption: string;
  alt: string;
  seat: number | null;
  options: Record<string, string | number>;
  moment: LessonMoment;
  moves: LegalMove[];
  show: LegalMove | null;
  refused: string;
  targets: Record<string, unknown>;
  near: string[];
}

export interface Figures {
  language: "en" | "fr" | "hi";
  figures: Figure[];
}

export type AnyCommand = Move | Undo | Resign | Propose | Answer | Say | Sit | ChooseMark | AddSeal | AddNonce | Leave | Bot | Kick | Reorder | HandOver | SetPace | Start | Rematch;
export type FromClient = Move | Undo | Resign | Propose | Answer | Say | Sit | ChooseMark | AddSeal | AddNonce | Leave | Bot | Kick | Reorder | HandOver | SetPace | Start | Rematch | Hello | Look | Explain | Describe | AskInWords | Hint | Ping;
export type FromServer = Table | Done | Refused | Why | Described | Answered | Hinted | Pong | Presence | Bye;

/** A table as this page sits at it: what is shown, what the reader is doing with it, and what may be asked. */
import { untrack } from 'svelte';
import type { Entry, Findings, Foreseen, Move, Result } from '../boards/board';
import { i18n } from '../i18n/i18n.svelte';
import { type Command, type ConnectionState, Declined } from '../net/connection';
import type { Hinted, LogEntry, Refused, Say as SayCommand, Table } from '../net/messages';
import type { DeviceRules, Reasoned } from '../rules/device';
import { sounds } from '../state/sound';
import { type Backend, declined, type Past } from './backend';
import { HeardLines } from './heard-lines';
import { Hearing, type Tempo, wordsOfNews } from './hearing';
import {
  merge,
  type Merged,
  moreWords,
  movesOf,
  NO_WORDS,
  sameDecision,
  signature,
  withWords,
} from './merging';

export type Preset = NonNullable<SayCommand['preset']>;

/** What is on the screen: the present, or an earlier moment. */
export interface Shown {
  view: Record<string, unknown> | null;
  pending: readonly number[];
  result: Result | null;
  /** The log entry after which the table stood like this. */
  entry: number;
  lookingBack: boolean;
}

/** Why something cannot be: shown with its rule. */
export interface Reason {
  rule: string;
  text: string;
  /** Grows with each answer, so that the same sentence twice is spoken twice. */
  turn: number;
}

/** What is only at a table where people play: sounds, and a device that goes from hand to hand. */
export interface Company {
  /** Does this game hide anything between seats? Then a shared device needs a curtain. */
  hidden: (game: string) => boolean;
  /** A screen that everybody sees: it belongs to no seat. */
  beside?: boolean;
}

const NONE: readonly Move[] = [];
/** Milliseconds after which nobody waits for what the rules find. */
const FINDING_MS = 1000;
const UNFORESEEN: readonly Foreseen[] = [];

export class TableModel {
  table = $state.raw<Table | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  fresh = $state.raw<readonly Entry[]>([]);
  moves = $state.raw<readonly Move[]>([]);
  board = $state.raw<unknown>(null);
  connection = $state<ConnectionState>('connecting');
  reason = $state.raw<Reason | null>(null);
  present = $state.raw<readonly boolean[]>([]);
  watchers = $state(0);
  /** What the board asked of the rules about what is shown. */
  findings = $state.raw<Findings | null>(null);
  /** It is being asked just now: the answer comes with the next frames. */
  isFinding = $state(false);
  /** What the proposed move would cause, as far as the rules on this device foresee it. */
  foreseen = $state.raw<readonly Foreseen[]>(UNFORESEEN);
  /** So many messages wait until what was told has been heard. */
  held = $state(0);
  /** Milliseconds by which the server's clock is ahead of this machine's. */
  ahead = $state(0);
  /** Several at one device: whose turn it is behind the curtain; null when nothing is covered. */
  curtain = $state<number | null>(null);
  #sent = $state.raw<{ done: number | null } | null>(null);
  #preview = $state.raw<Move | null>(null);
  #draft = $state.raw<unknown>(null);
  #past = $state.raw<(Past & { entry: number }) | null>(null);
  #words = $state.raw(NO_WORDS);
  #targets: readonly Record<string, unknown>[] | null = null;
  /** The rules on this device; undefined until they are asked for. */
  #rules: Promise<DeviceRules | null> | undefined;
  /** What its reader was told last, in news, in an answer or in a refusal: it can be said again. */
  lastTold: readonly string[] = [];
  #turn = 0;
  #searched: string | null = null;
  #decision = 0;
  #wantedEntry = 0;
  #lines = 0;
  readonly #heardLines = new HeardLines();
  readonly #hearing = new Hearing<Table>((message) => this.#hear(message));
  readonly #backend: Backend;
  readonly #company: Company | null;

  /** A lesson: whoever learns hears of every try, and takes nothing back. */
  get teaches(): boolean {
    return !!this.#backend.teaches;
  }

  constructor(backend: Backend, company: Company | null = null) {
    this.#backend = backend;
    this.#company = company;
    backend.open({
      hear: (table) => {
        const known = this.#lines;
        this.#lines = table.log_from + table.log.length;
        this.#hearing.take(table, () => wordsOfNews(table, known));
        this.held = this.#hearing.held;
      },
      lay: (table, fresh) => this.#lay(table, fresh),
      presence: (present, watchers) => {
        this.present = present;
        this.watchers = watchers;
      },
      refused: (refused) => this.#refuse(refused),
      connected: (state) => (this.connection = state),
    });
  }

  // ---- what is shown

  shown = $derived.by<Shown | null>(() => {
    const { table } = this;
    if (!table) return null;
    const past = this.#past;
    if (past) {
      const { view, pending, entry } = past;
      return { view, pending, result: null, entry, lookingBack: true };
    }
    const { view, pending, result } = table;
    return { view, pending, result, entry: this.#lastEntry, lookingBack: false };
  });

  /** Where what is shown is drawn for a board that cannot; null where nobody draws it. */
  picture = $derived.by<string | null>(() => {
    const { table, shown } = this;
    return (table && shown?.view && this.#backend.picture?.(table, shown.entry)) || null;
  });

  /** The legal moves with their words, as far as those were asked for; none while nothing can be chosen. */
  told = $derived.by<readonly Move[]>(() => {
    if (this.#past || this.#sent) return NONE;
    return withWords(this.moves, this.#words);
  });

  /** A command is on its way. */
  get sending(): boolean {
    return this.#sent !== null;
  }

  get preview(): Move | null {
    return this.#preview;
  }

  set preview(move: Move | null) {
    this.#preview = move;
    this.#keep();
    void this.#foresee(move);
    if (move && !move.sentence) {
      void this.describe([move]).then(([told]) => {
        if (told && this.#preview?.id === told.id) this.#preview = told;
      });
    }
  }

  async #foresee(move: Move | null) {
    this.foreseen = UNFORESEEN;
    const seat = this.table?.choices?.seat;
    if (!move || seat === undefined) return;
    const effects = await (await this.#rules)?.effects(seat, move.id);
    if (effects && this.#preview?.id === move.id) this.foreseen = effects;
  }

  get draft(): unknown {
    return this.#draft;
  }

  set draft(draft: unknown) {
    this.#draft = draft;
    this.#keep();
  }

  /** A reload must not cost a choice that was half made. */
  #keep() {
    const { table } = this;
    if (!table?.choices) return;
    const decision = signature(table, this.log);
    this.#backend.keep?.({ decision, draft: this.#draft, preview: this.#preview?.id ?? null });
  }

  get #lastEntry(): number {
    return this.log.at(-1)?.number ?? 0;
  }

  // ---- what the backend says

  /** How quickly the table goes on while others move: at once, as quickly as it is said, or when the reader says so. */
  set tempo(tempo: Tempo) {
    this.#hearing.tempo = tempo;
    this.held = this.#hearing.held;
  }

  /** What was told has been heard: the table goes on. */
  readonly goOn = () => {
    this.#hearing.goOn();
    this.held = this.#hearing.held;
  };

  /** The last line that the reader was told. Where a curtain falls between seats, each of them is told by itself. */
  get heardUpTo(): number {
    return this.#heardLines.of(this.#listener);
  }

  set heardUpTo(line: number) {
    this.#heardLines.tell(this.#listener, line);
  }

  get #listener(): number | null {
    return this.#apart ? this.table!.looking : null;
  }

  /** Do several at this device know different things? */
  get #apart(): boolean {
    const { table } = this;
    return !!table && table.mine.length > 1 && !!this.#company?.hidden(table.game);
  }

  /** The device is on its way to somebody: what is shown now is for nobody. */
  get passing(): boolean {
    return this.#apart && this.table!.stage === 'playing' && this.table!.looking === null;
  }

  #hear(message: Table) {
    this.ahead = message.time - Date.now();
    const before = this.table;
    const merged = merge(before, this.log, message);
    const last = merged.log.at(-1)?.number ?? -1;
    if (before) this.#heardLines.endAt(last);
    else this.#heardLines.beginAfter(message.stage === 'open' ? -1 : last);
    const same = before !== null && sameDecision(before, this.log, merged.table, merged.log);
    if (!same) this.#sound(before, merged);
    this.#stand(merged, same);
    if (this.#past && this.#past.entry >= this.#lastEntry) this.#toPresent();
  }

  #lay(table: Table, fresh: readonly Entry[]) {
    this.reason = null;
    this.#past = null;
    this.#stand({ table, log: table.log, fresh }, false);
  }

  #stand(
    { table, log, fresh }: { table: Table; log: readonly LogEntry[]; fresh: readonly Entry[] },
    same: boolean,
  ) {
    this.fresh = fresh;
    this.log = log;
    this.table = table;
    if (!same) {
      this.#preview = null;
      this.foreseen = UNFORESEEN;
      this.#draft = null;
      this.#words = NO_WORDS;
      this.#decision += 1;
    }
    this.#letGo();
    this.moves = movesOf(table.choices, this.#targets);
    if (!same) this.#takeUp(table);
    this.#fetchBoard(table);
    this.#lookWithRules(table);
    this.#passOn(table);
  }

  #sound(before: Table | null, { table, fresh }: Merged) {
    if (!before || !this.#company) return;
    const decides = ({ looking, pending }: Table) => looking !== null && pending.includes(looking);
    if (table.stage === 'over' && before.stage !== 'over') sounds.over();
    else if (decides(table) && !decides(before)) sounds.turn();
    else if (fresh.length) sounds.move();
  }

  /** Go on with the choice that was half made before a reload. */
  #takeUp(table: Table) {
    const was = this.#backend.kept?.();
    if (!was || !table.choices || was.decision !== signature(table, this.log)) return;
    this.#draft = was.draft;
    const proposed = this.moves.find((move) => move.id === was.preview);
    if (proposed) this.preview = proposed;
  }

  /** A sent move is over once it is both confirmed and shown. */
  #letGo() {
    const sent = this.#sent;
    if (sent && sent.done !== null && (this.table?.number ?? 0) >= sent.done) this.#sent = null;
  }

  #fetchBoard(table: Table) {
    if (this.#targets || !table.view) return;
    this.#targets = [];
    soon(
      this.#backend.board(table),
      ({ board, targets }) => {
        this.board = board;
        this.#targets = targets;
        this.moves = movesOf(this.table?.choices ?? null, targets);
        const proposed = this.#preview && this.moves.find((move) => move.id === this.#preview?.id);
        if (proposed) this.preview = proposed;
      },
      () => (this.#targets = null),
    );
  }

  /** The rules on this device follow what the seat looked from knows. */
  #lookWithRules({ observation, ...table }: Table) {
    if (observation && this.#backend.rules) {
      this.#rules ??= this.#backend.rules({ observation, ...table }).catch(() => {
        this.#rules = undefined; // perhaps next time
        return null;
      });
      void this.#rules.then((rules) => rules?.look(observation));
    }
    void this.#find();
  }

  /** What was found of one position is not told of another. */
  async #find() {
    const { observation = null } = this.#past ?? this.table ?? {};
    const told = this.#backend.findings?.() ?? null;
    if (!told && observation === this.#searched) return;
    this.#searched = observation;
    this.findings = told;
    this.isFinding = !told && !!observation && !!this.#rules;
    if (told || !observation) return;
    const patience = setTimeout(() => (this.isFinding = false), FINDING_MS);
    const found = (await (await this.#rules)?.findings(observation)) ?? null;
    clearTimeout(patience);
    if (observation !== this.#searched) return;
    this.findings = found;
    this.isFinding = false;
  }

  // ---- several people at one device

  /** Whose turn is it among those at this device? With secrets, a curtain falls first. */
  #passOn(table: Table) {
    if (!this.#company || this.#company.beside || table.mine.length < 2) return;
    if (table.stage !== 'playing' || this.curtain !== null) return;
    const { looking } = table;
    if (looking !== null && (table.pending.includes(looking) || this.#past)) return;
    const next = nextOf(table.mine, table.pending, looking);
    if (next === null) return;
    if (this.#company.hidden(table.game)) this.#drop(next);
    else this.#backend.look?.(next);
  }

  #drop(next: number) {
    this.curtain = next;
    this.#forget();
    this.#backend.look?.(null);
  }

  /** The person named on the curtain has the device. */
  lift() {
    const seat = this.curtain;
    this.curtain = null;
    this.#backend.look?.(seat);
  }

  /** What one seat knew must not stay for the next. */
  #forget() {
    this.#preview = null;
    this.#draft = null;
    this.#past = null;
    this.fresh = [];
    this.log = [];
    this.moves = [];
    this.reason = null;
    this.#backend.keep?.(null);
    this.foreseen = UNFORESEEN;
    this.findings = null;
    this.#searched = null;
    void this.#rules?.then((rules) => rules?.forget());
    if (this.table) this.table = { ...this.table, view: null, choices: null, log: [] };
  }

  // ---- looking back

  /** Which line of the log the table is shown after. */
  get at(): number {
    return this.log.findIndex((line) => line.number === this.shown?.entry);
  }

  get last(): number {
    return this.log.length - 1;
  }

  set at(line: number) {
    const within = Math.min(this.last, Math.max(0, line));
    this.showEntry(this.log[within]?.number ?? null);
  }

  showEntry(entry: number | null) {
    const turn = ++this.#wantedEntry;
    const { table } = this;
    this.reason = null;
    if (entry === null || entry >= this.#lastEntry || !table) return this.#toPresent();
    soon(
      this.#backend.entry(entry, table.looking),
      (past) => {
        if (turn !== this.#wantedEntry) return;
        this.#past = { ...past, entry };
        this.fresh = [];
        void this.#find();
      },
      (fault) => this.#failed(fault),
    );
  }

  #toPresent() {
    this.#wantedEntry++;
    if (this.#past) {
      this.#past = null;
      void this.#find();
    }
    this.fresh = [];
  }

  // ---- moves and their reasons

  play(move: Move) {
    const seat = this.table?.choices?.seat;
    if (seat === undefined || this.sending) return;
    this.#preview = move;
    this.#make(seat, move.id);
  }

  /** Play a move by its notation; what cannot be played is refused with the reason, which `unreadable` may know better. */
  write(written: string, unreadable?: () => void, played?: () => void) {
    const seat = this.table?.looking ?? null;
    if (seat !== null && !this.sending) this.#make(seat, written, unreadable, played);
  }

  /** What the rules make of it as the notation of a move. */
  async reading(written: string): Promise<'legal' | 'forbidden' | 'unreadable'> {
    const { table } = this;
    const seat = table?.looking ?? null;
    if (!table || seat === null) return 'unreadable';
    return this.#why(table, seat, written).then(
      ({ legal, rule }) => (legal ? 'legal' : rule ? 'forbidden' : 'unreadable'),
      () => 'unreadable',
    );
  }

  #make(seat: number, move: number | string, unreadable?: () => void, played?: () => void) {
    this.reason = null;
    this.goOn();
    this.#sent = { done: null };
    this.#backend.send({ type: 'move', seat, at: this.table?.number ?? 0, move }).then(
      ({ number }) => {
        this.#sent = { done: number };
        this.#letGo();
        played?.();
      },
      (fault: Error) => {
        this.#sent = null;
        this.#preview = null;
        this.#failed(fault, unreadable);
      },
    );
  }

  /** Why can this not be played? `legal` hears of it where it can. The rules on this device know, or the server. */
  ask(written: string | number, legal: () => void = () => undefined, unreadable?: () => void) {
    const { table } = this;
    const seat = table?.looking ?? null;
    if (!table || seat === null) return;
    this.#why(table, seat, written).then(
      (why) => {
        if (this.table?.looking !== seat) return; // the device went on to somebody else
        if (why.legal) legal();
        else if (unreadable && !why.rule) unreadable();
        else this.#because(why.rule, why.text);
      },
      (fault: Error) => this.#failed(fault, unreadable),
    );
  }

  async #why(table: Table, seat: number, asked: string | number): Promise<Reasoned> {
    const rules = table.observation && !this.#backend.teaches ? await this.#rules : null;
    const reader = table.mine.length === 1 ? seat : null;
    const seated = { names: table.seats.map(({ name }) => name), reader };
    const known = await rules?.why(seat, asked, seated);
    if (known) return known;
    if (this.connection === 'waiting') this.hint(i18n.t('why-later'));
    return this.#backend.explain(seat, asked);
  }

  /** The answer to a question in words; null where it is none. */
  async question(text: string): Promise<readonly string[] | null> {
    return (await this.#backend.question?.(this.table?.looking ?? null, text)) ?? null;
  }

  hint(sentence: string) {
    this.#because('', sentence);
  }

  dismiss() {
    this.reason = null;
  }

  #failed(fault: Error, unreadable?: () => void) {
    if (unreadable && fault instanceof Declined && fault.refused.code === 'unreadable') return unreadable();
    this.#refuse(fault instanceof Declined ? fault.refused : declined(fault.message).refused);
  }

  #refuse(refused: Refused) {
    if (refused.text) this.#because(refused.rule ?? '', refused.text);
    else sounds.refused();
  }

  #because(rule: string, text: string) {
    this.reason = { rule, text, turn: ++this.#turn };
    this.lastTold = [text];
    sounds.refused();
  }

  /** The same moves with their words. */
  async describe(moves: readonly Move[]): Promise<readonly Move[]> {
    const seat = this.table?.choices?.seat;
    if (seat === undefined) return moves;
    const decision = this.#decision;
    const known = untrack(() => this.#words);
    const unknown = moves.filter((move) => !move.sentence && !known.has(move.id)).map(({ id }) => id);
    const told = unknown.length ? await this.#backend.describe(seat, unknown) : [];
    if (told.length && decision === this.#decision) this.#words = moreWords(this.#words, told);
    return withWords(moves, moreWords(known, told));
  }

  /** Ask for the words of some of the moves that are `told`, all if none are named. */
  async tell(some: readonly Move[] = this.told): Promise<readonly Move[]> {
    if (!some.every((move) => move.sentence)) await this.describe(some);
    return this.told;
  }

  /** At a training table: what a good player would do. Declined with a sentence where there is nothing to say. */
  async advise(): Promise<Hinted> {
    const hinted = this.#backend.hint?.(this.table?.looking ?? 0);
    if (!hinted) throw declined();
    return hinted;
  }

  // ---- what else is done at a table

  undo() {
    const { table } = this;
    const to = table?.undo?.to ?? null;
    if (!table || table.looking === null || to === null) return;
    this.#send({ type: 'undo', seat: table.looking, at: table.number, to });
  }

  answer(ask: number, yes: boolean) {
    const waiting = this.table?.asks.find((one) => one.number === ask)?.waiting ?? [];
    for (const seat of waiting.filter((one) => this.table?.mine.includes(one))) {
      this.#send({ type: 'answer', seat, ask, yes });
    }
  }

  resign() {
    this.#sendFrom((seat) => ({ type: 'resign', seat }));
  }

  propose(what: 'end' | 'pause' | 'go-on') {
    this.#sendFrom((seat) => ({ type: 'propose', seat, what }));
  }

  speak(preset: Preset) {
    this.#sendFrom((seat) => ({ type: 'say', seat, preset }));
  }

  /** Words of one's own, at a table whose host allows them. */
  talk(text: string) {
    this.#sendFrom((seat) => ({ type: 'say', seat, text }));
  }

  rematch() {
    this.#sendFrom((seat) => ({ type: 'rematch', seat }));
  }

  sit(seat: number, name: string) {
    this.#send({ type: 'sit', seat, name });
  }

  bot(seat: number, bot: string | null) {
    this.#send({ type: 'bot', seat, bot });
  }

  /** Choose what stands for a seat, before the start; empty: whatever is left. */
  mark(seat: number, mark: string) {
    this.#send({ type: 'mark', seat, mark });
  }

  kick(seat: number) {
    this.#send({ type: 'kick', seat });
  }

  start() {
    this.#send({ type: 'start' });
  }

  async leave() {
    for (const seat of this.table?.mine ?? []) {
      await this.#backend.send({ type: 'leave', seat }).catch(() => undefined);
    }
  }

  #sendFrom(command: (seat: number) => Command) {
    const seat = this.table?.looking ?? this.table?.mine[0];
    if (seat !== undefined) this.#send(command(seat));
  }

  #send(command: Command) {
    this.#backend.send(command).catch((fault: Error) => this.#failed(fault));
  }
}

/** The next of my seats that owes a decision, going round from the one looked from. */
export function nextOf(
  mine: readonly number[],
  pending: readonly number[],
  from: number | null,
): number | null {
  const waiting = mine.filter((seat) => pending.includes(seat));
  return waiting.find((seat) => from === null || seat > from) ?? waiting[0] ?? null;
}

/** What is known is used at once: nothing flickers that need not. */
function soon<Answer>(
  answer: Answer | Promise<Answer>,
  use: (answer: Answer) => void,
  failed: (fault: Error) => void,
) {
  if (answer instanceof Promise) answer.then(use, failed);
  else use(answer);
}

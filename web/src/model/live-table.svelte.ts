/** A table by the socket: what the server last said of it, what the reader is doing with it, and what may be asked. */
import type { Entry, Move } from '../boards/board';
import { api } from '../net/api';
import { storage } from '../state/storage';
import { Declined, Line } from '../net/connection';
import type { Described, Done, FromServer, Hinted, LogEntry, Refused, Table, Why } from '../net/messages';
import { randomHex } from '../net/random';
import type { Connection, Preset, Reason, Shown, Sitting } from './sitting';
import { sounds } from '../state/sound';
import type { Language } from '../i18n/fluent';
import { merge, sameDecision, signature } from './merging';

const WORDS_AT_ONCE = 200;

export interface Opening {
  table: string;
  language: () => Language;
  /** Does this game hide anything between seats? Then a shared device needs a curtain. */
  hidden: (game: string) => boolean;
  /** Look from beside the table, whatever seats this browser holds: a screen that everybody sees. */
  beside?: boolean;
}

export class LiveTable implements Sitting {
  table = $state.raw<Table | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  fresh = $state.raw<readonly Entry[]>([]);
  moves = $state.raw<readonly Move[]>([]);
  board = $state.raw<unknown>(null);
  connection = $state<Connection>('connecting');
  reason = $state.raw<Reason | null>(null);
  present = $state.raw<readonly boolean[]>([]);
  watchers = $state(0);
  ahead = $state(0);
  curtain = $state<number | null>(null);
  #sent = $state.raw<{ done: number | null } | null>(null);
  #preview = $state.raw<Move | null>(null);
  #draft = $state.raw<unknown>(null);
  #past = $state.raw<Table | null>(null);
  #pastEntry = $state<number | null>(null);
  #opening: Opening;
  #line: Line;
  #looking: number | null;
  /** The seat that was asked to be looked from, until the server shows the table from there. */
  #awaited: number | null | undefined;
  #targets: readonly Record<string, unknown>[] | null = null;
  // Looked up when asked, never drawn from: it needs no reactivity.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #described = new Map<number, Move>();
  #turn = 0;
  #wantedEntry = 0;
  #started = false;

  constructor(opening: Opening) {
    this.#opening = opening;
    this.#looking = opening.beside ? null : storage.looking.get(opening.table);
    const place = `${location.origin.replace(/^http/, 'ws')}/api/tables/${opening.table}/socket`;
    this.#line = new Line({
      open: () => new WebSocket(place),
      hello: () => ({
        since: this.#awaited === undefined ? (this.table?.number ?? null) : null,
        seat: this.#looking,
        language: this.#opening.language(),
      }),
      onmessage: (message) => this.#hear(message),
      onstate: (state) => (this.connection = state),
    });
  }

  close() {
    this.#line.close();
  }

  hurry() {
    this.#line.hurry();
  }

  // ---- what is shown

  get shown(): Shown | null {
    const { table } = this;
    if (!table) return null;
    const past = this.#past;
    if (past && this.#pastEntry !== null) {
      const { view, pending } = past;
      return { view, pending, result: null, entry: this.#pastEntry, lookingBack: true };
    }
    const { view, pending, result } = table;
    return { view, pending, result, entry: this.log.at(-1)?.number ?? 0, lookingBack: false };
  }

  get sending(): boolean {
    return this.#sent !== null;
  }

  get preview(): Move | null {
    return this.#preview;
  }

  set preview(move: Move | null) {
    this.#preview = move;
    this.#keep();
    if (move && !move.sentence) {
      void this.describe([move]).then(([told]) => {
        if (told && this.#preview?.id === told.id) this.#preview = told;
      });
    }
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
    storage.draft.set(table.table, { decision, draft: this.#draft, preview: this.#preview?.id ?? null });
  }

  // ---- what the server says

  #hear(message: FromServer) {
    switch (message.type) {
      case 'table':
        this.ahead = message.time - Date.now();
        // The server lets whoever has one seat look from it; beside the table that is not even kept.
        if (this.#opening.beside && message.looking !== null) this.#tellLook(null);
        else if (!this.#isLate(message)) this.#see(message);
        break;
      case 'presence':
        this.present = message.present;
        this.watchers = message.watchers;
        break;
      case 'refused':
        if (message.id === null) this.#refuse(message);
        break;
    }
  }

  /** Sent before the last look was heard: it shows what another saw, and is not even kept here. */
  #isLate({ mine, looking }: Table): boolean {
    const awaited = this.#awaited;
    if (awaited === undefined) return false;
    const possible = awaited === null ? mine.length > 1 : mine.includes(awaited);
    if (possible && looking !== awaited) return true;
    this.#awaited = undefined;
    return false;
  }

  #see(message: Table) {
    const before = this.table;
    const merged = merge(before, this.log, message);
    const same = before !== null && sameDecision(before, this.log, merged.table, merged.log);
    this.fresh = merged.fresh;
    this.log = merged.log;
    this.table = merged.table;
    if (!same) this.#newDecision(before, merged.table);
    this.#letGo();
    this.#listMoves();
    if (!same) this.#takeUp(merged.table);
    void this.#fetchBoard(merged.table);
    this.#shareLuck(merged.table);
    this.#passOn(merged.table);
    if (this.#pastEntry !== null && this.#pastEntry >= (this.log.at(-1)?.number ?? 0)) this.showEntry(null);
  }

  #newDecision(before: Table | null, table: Table) {
    this.#preview = null;
    this.#described.clear();
    this.#draft = null;
    const mine = table.looking !== null && table.pending.includes(table.looking);
    const wasMine = before !== null && before.looking !== null && before.pending.includes(before.looking);
    if (before && table.stage === 'over' && before.stage !== 'over') sounds.over();
    else if (before && mine && !wasMine) sounds.turn();
    else if (before && this.fresh.length) sounds.move();
  }

  /** Go on with the choice that was half made before a reload. */
  #takeUp(table: Table) {
    const was = storage.draft.get(table.table);
    if (!was || !table.choices || was.decision !== signature(table, this.log)) return;
    this.#draft = was.draft;
    const proposed = this.moves.find((move) => move.id === was.preview);
    if (proposed) this.preview = proposed;
  }

  /** A sent move is over once the server has both confirmed it and shown the table after it. */
  #letGo() {
    const sent = this.#sent;
    if (sent && sent.done !== null && (this.table?.number ?? 0) >= sent.done) this.#sent = null;
  }

  #listMoves() {
    const choices = this.table?.choices;
    if (!choices) this.moves = [];
    else if (choices.moves) this.moves = choices.moves;
    else {
      this.moves = choices.ids.map(
        (id) => this.#described.get(id) ?? { id, text: '', sentence: '', targets: this.#targets?.[id] ?? {} },
      );
    }
  }

  async #fetchBoard(table: Table) {
    if (this.#targets || !table.view) return;
    this.#targets = [];
    try {
      const { board, targets } = await (table.components === null
        ? api.board(table.game, table.options)
        : api.tableBoard(table.table));
      this.board = board;
      this.#targets = targets;
      this.#listMoves();
      const proposed = this.#preview && this.moves.find((move) => move.id === this.#preview?.id);
      if (proposed) this.preview = proposed;
    } catch {
      this.#targets = null;
    }
  }

  /** My share of the luck, sent after the server's promise was seen; and the start, where I came to play at once. */
  #shareLuck(table: Table) {
    if (table.stage !== 'open') return;
    for (const seat of table.mine) {
      if (!table.seats[seat]?.nonce) this.#share(table, seat, randomHex(16));
    }
    const ready = table.mine.every((seat) => table.seats[seat]?.nonce);
    if (ready && !this.#started && storage.atOnce.get(table.table)) {
      this.#started = true;
      storage.atOnce.set(table.table, null);
      this.start();
    }
  }

  /** What was promised and what I gave stays in this browser, to be held against the written game. */
  #share(table: Table, seat: number, nonce: string) {
    const { commitment } = table.fairness;
    this.#line.ask({ type: 'nonce', seat, nonce }).then(
      () => {
        const shares = storage.luck.get(table.table)?.shares ?? [];
        storage.luck.set(table.table, { commitment, shares: [...shares, nonce] });
      },
      () => undefined,
    );
  }

  // ---- several people at one device

  /** Whose turn is it among those at this device? With secrets, a curtain falls first. */
  #passOn(table: Table) {
    if (this.#opening.beside || table.mine.length < 2) return;
    if (table.stage !== 'playing' || this.curtain !== null) return;
    const { looking } = table;
    if (looking !== null && (table.pending.includes(looking) || this.#pastEntry !== null)) return;
    const next = nextOf(table.mine, table.pending, looking);
    if (next === null) return;
    if (this.#opening.hidden(table.game)) this.#drop(next);
    else this.#look(next);
  }

  #drop(next: number) {
    this.curtain = next;
    this.#forget();
    this.#look(null);
  }

  /** The person named on the curtain has the device. */
  lift() {
    const seat = this.curtain;
    this.curtain = null;
    this.#look(seat);
  }

  #look(seat: number | null) {
    this.#looking = seat;
    this.#awaited = seat;
    if (this.table) storage.looking.set(this.table.table, seat);
    this.#tellLook(seat);
  }

  #tellLook(seat: number | null) {
    // The reason may be the first word of all, and nothing is told before the line has taken it in.
    queueMicrotask(() => this.#line.tell({ type: 'look', seat }));
  }

  /** What one seat knew must not stay for the next. */
  #forget() {
    this.#preview = null;
    this.#draft = null;
    this.#past = null;
    this.#pastEntry = null;
    this.fresh = [];
    this.log = [];
    this.moves = [];
    this.reason = null;
    if (this.table) {
      storage.draft.set(this.table.table, null);
      this.table = { ...this.table, view: null, choices: null, log: [] };
    }
  }

  // ---- what the reader does

  play(move: Move) {
    const seat = this.table?.choices?.seat;
    if (seat === undefined || this.sending) return;
    this.#preview = move;
    this.#make(seat, move.id);
  }

  write(written: string) {
    const seat = this.table?.looking ?? null;
    if (seat !== null && !this.sending) this.#make(seat, written);
  }

  #make(seat: number, move: number | string) {
    this.reason = null;
    this.#sent = { done: null };
    this.#line.ask<Done>({ type: 'move', seat, at: this.table?.number ?? 0, move }).then(
      ({ number }) => {
        this.#sent = { done: number };
        this.#letGo();
      },
      (fault: Declined) => {
        this.#sent = null;
        this.#preview = null;
        this.#refuse(fault.refused);
      },
    );
  }

  ask(written: string | number) {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined) return;
    this.#line.ask<Why>({ type: 'explain', seat, move: written }).then(
      (why) => {
        if (!why.legal) this.#because(why.rule ?? '', why.text ?? '');
      },
      (fault: Declined) => this.#refuse(fault.refused),
    );
  }

  hint(sentence: string) {
    this.#because('', sentence);
  }

  dismiss() {
    this.reason = null;
  }

  #refuse(refused: Refused) {
    this.#because(refused.rule ?? '', refused.text);
  }

  #because(rule: string, text: string) {
    this.reason = { rule, text, turn: ++this.#turn };
    sounds.refused();
  }

  async describe(moves: readonly Move[]): Promise<readonly Move[]> {
    const seat = this.table?.choices?.seat;
    if (seat === undefined) return moves;
    const unknown = moves
      .filter((move) => !move.sentence && !this.#described.has(move.id))
      .map((move) => move.id);
    for (let from = 0; from < unknown.length; from += WORDS_AT_ONCE) {
      const asked = unknown.slice(from, from + WORDS_AT_ONCE);
      const told = await this.#line.ask<Described>({ type: 'describe', seat, moves: asked });
      for (const move of told.moves) this.#described.set(move.id, move);
    }
    return moves.map((move) => (move.sentence ? move : (this.#described.get(move.id) ?? move)));
  }

  advise(): Promise<Hinted> {
    return this.#line.ask<Hinted>({ type: 'hint', seat: this.table?.looking ?? 0 });
  }

  showEntry(entry: number | null) {
    const turn = ++this.#wantedEntry;
    const last = this.log.at(-1)?.number ?? 0;
    const { table } = this;
    if (entry === null || entry >= last || !table) {
      this.#past = null;
      this.#pastEntry = null;
      this.fresh = [];
      return;
    }
    api.entry(table.table, entry, table.looking, this.#opening.language()).then(
      (past) => {
        if (turn !== this.#wantedEntry) return;
        this.#past = past;
        this.#pastEntry = entry;
        this.fresh = [];
      },
      (fault: Error) => this.hint(fault.message),
    );
  }

  undo() {
    const { table } = this;
    const to = table?.undo?.to;
    if (!table || table.looking === null || to === null || to === undefined) return;
    this.#send({ type: 'undo', seat: table.looking, at: table.number, to });
  }

  answer(ask: number, yes: boolean) {
    const waiting = this.table?.asks.find((one) => one.number === ask)?.waiting ?? [];
    for (const seat of waiting.filter((one) => this.table?.mine.includes(one))) {
      this.#send({ type: 'answer', seat, ask, yes });
    }
  }

  resign() {
    const seat = this.#ownSeat();
    if (seat !== null) this.#send({ type: 'resign', seat });
  }

  propose(what: 'end' | 'pause' | 'go-on') {
    const seat = this.#ownSeat();
    if (seat !== null) this.#send({ type: 'propose', seat, what });
  }

  speak(preset: Preset) {
    const seat = this.#ownSeat();
    if (seat !== null) this.#send({ type: 'say', seat, preset });
  }

  sit(seat: number, name: string) {
    this.#send({ type: 'sit', seat, name });
  }

  bot(seat: number, bot: string | null) {
    this.#send({ type: 'bot', seat, bot });
  }

  mark(seat: number, mark: string) {
    this.#send({ type: 'mark', seat, mark });
  }

  kick(seat: number) {
    this.#send({ type: 'kick', seat });
  }

  start() {
    this.#send({ type: 'start' });
  }

  rematch() {
    const seat = this.#ownSeat();
    if (seat !== null) this.#send({ type: 'rematch', seat });
  }

  async leave() {
    for (const seat of this.table?.mine ?? []) {
      await this.#line.ask({ type: 'leave', seat }).catch(() => undefined);
    }
  }

  #ownSeat(): number | null {
    return this.table?.looking ?? this.table?.mine[0] ?? null;
  }

  #send(command: Parameters<Line['ask']>[0]) {
    this.#line.ask(command).catch((fault: Declined) => this.#refuse(fault.refused));
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

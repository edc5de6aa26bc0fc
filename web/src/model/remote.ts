/** A table on a server, by the socket: looked at from one of the seats that this browser holds. */
import { shareSeal } from '../check/sums';
import type { Language } from '../i18n/fluent';
import { api } from '../net/api';
import { type Command, Connection, type Declined } from '../net/connection';
import type { Answered, Described, Done, FromServer, Hinted, LegalMove, Table, Why } from '../net/messages';
import type { DeviceRules } from '../rules/device';
import { randomHex } from '../net/random';
import { storage } from '../state/storage';
import type { Backend, Half, Listener } from './backend';

const WORDS_AT_ONCE = 200;

export interface Opening {
  table: string;
  language: () => Language;
  /** Look from beside the table, whatever seats this browser holds: a screen that everybody sees. */
  beside?: boolean;
}

export class Remote implements Backend {
  readonly #opening: Opening;
  #listener!: Listener;
  #connection!: Connection;
  /** The last table that was passed on. */
  #table: Table | null = null;
  #looking: number | null;
  /** The seat that was asked to be looked from, until the server shows the table from there. */
  #awaited: number | null | undefined;
  #started = false;
  #rules: DeviceRules | null = null;
  #closed = false;
  /** Shares of the luck that were opened from here. */
  #opened = new Set<string>();

  constructor(opening: Opening) {
    this.#opening = opening;
    this.#looking = opening.beside ? null : storage.looking.get(opening.table);
  }

  open(listener: Listener) {
    this.#listener = listener;
    const place = `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.#opening.table}/socket`;
    this.#connection = new Connection({
      open: () => new WebSocket(place),
      hello: () => ({
        since: this.#awaited === undefined ? (this.#table?.number ?? null) : null,
        seat: this.#looking,
        language: this.#opening.language(),
      }),
      onmessage: (message) => this.#hear(message),
      onstate: (state) => listener.connected(state),
    });
  }

  close() {
    this.#closed = true;
    this.#rules?.close();
    this.#connection.close();
  }

  /** The network is back or gone, or the page is looked at again. */
  hurry() {
    this.#connection.hurry();
  }

  // ---- what the server says

  #hear(message: FromServer) {
    switch (message.type) {
      case 'table':
        // The server lets whoever has one seat look from it; beside the table that is not even kept.
        if (this.#opening.beside && message.looking !== null) this.#tellLook(null);
        else if (!this.#isLate(message)) this.#show(message);
        break;
      case 'presence':
        this.#listener.presence(message.present, message.watchers);
        break;
      case 'refused':
        if (message.id === null) this.#listener.refused(message);
        break;
    }
  }

  #show(table: Table) {
    this.#table = table;
    this.#listener.hear(table);
    this.#shareLuck(table);
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

  /** My share of the luck: sealed after the server's promise was seen, opened once who sits is settled. */
  #shareLuck(table: Table) {
    if (table.stage !== 'open') return;
    const { seals, open_until } = table.fairness;
    if (open_until !== null) return this.#openShares(table);
    for (const seat of table.mine) {
      if (!seals[seat]) this.#seal(table, seat, randomHex(16));
    }
    const ready = table.mine.every((seat) => seals[seat]);
    if (ready && !this.#started && storage.atOnce.get(table.table)) {
      this.#started = true;
      storage.atOnce.set(table.table, null);
      this.send({ type: 'start' }).catch((fault: Declined) => this.#listener.refused(fault.refused));
    }
  }

  /** What was promised and what I chose stays in this browser, to be opened, and held against the written game. */
  #seal(table: Table, seat: number, share: string) {
    const seal = shareSeal(table.table, seat, share);
    const known = storage.luck.get(table.table);
    storage.luck.set(table.table, {
      commitment: table.fairness.commitment,
      shares: known?.shares ?? [],
      sealed: { ...known?.sealed, [seal]: share },
    });
    this.send({ type: 'seal', seat, seal }).catch(() => undefined);
  }

  #openShares({ table, mine, fairness }: Table) {
    for (const seat of mine) {
      const seal = fairness.seals[seat];
      const known = storage.luck.get(table);
      const share = seal ? known?.sealed?.[seal] : undefined;
      if (!known || !share || fairness.nonces[seat] || this.#opened.has(share)) continue;
      this.#opened.add(share);
      storage.luck.set(table, { ...known, shares: [...new Set([...known.shares, share])] });
      this.send({ type: 'nonce', seat, nonce: share }).catch(() => undefined);
    }
  }

  // ---- what the model asks

  look(seat: number | null) {
    this.#looking = seat;
    this.#awaited = seat;
    storage.looking.set(this.#opening.table, seat);
    this.#tellLook(seat);
  }

  #tellLook(seat: number | null) {
    // The reason may be the first word of all, and nothing is told before the connection has taken it in.
    queueMicrotask(() => this.#connection.tell({ type: 'look', seat }));
  }

  send(command: Command): Promise<Done> {
    return this.#connection.ask<Done>(command);
  }

  explain(seat: number, written: string | number): Promise<Why> {
    return this.#connection.ask<Why>({ type: 'explain', seat, move: written });
  }

  /** A table that is played with a component file of its owner has a board that no module knows. */
  async rules({ game, options, components }: Table): Promise<DeviceRules | null> {
    if (components !== null) return null;
    const language = this.#opening.language();
    const [module, { DeviceRules }] = await Promise.all([
      api.module(game, options, language),
      import('../rules/device'),
    ]);
    if (this.#closed || !module) return null;
    this.#rules = new DeviceRules(module, language);
    return this.#rules;
  }

  async describe(seat: number, moves: readonly number[]): Promise<readonly LegalMove[]> {
    const told: LegalMove[] = [];
    for (let from = 0; from < moves.length; from += WORDS_AT_ONCE) {
      const asked = moves.slice(from, from + WORDS_AT_ONCE);
      const answer = await this.#connection.ask<Described>({ type: 'describe', seat, moves: asked });
      told.push(...answer.moves);
    }
    return told;
  }

  async question(seat: number | null, text: string): Promise<readonly string[] | null> {
    return (await this.#connection.ask<Answered>({ type: 'ask', seat, text })).lines;
  }

  hint(seat: number): Promise<Hinted> {
    return this.#connection.ask<Hinted>({ type: 'hint', seat });
  }

  entry(number: number, seat: number | null): Promise<Table> {
    return api.entry(this.#opening.table, number, seat, this.#opening.language());
  }

  picture({ table, looking, number }: Table, entry: number): string {
    // A move in the place of one taken back has the same entry: the number makes it another picture.
    return `${api.pictureAddress(table, entry, looking, this.#opening.language())}&seen=${number}`;
  }

  board({ table, game, options, components }: Table) {
    return components === null ? api.board(game, options) : api.tableBoard(table);
  }

  keep(half: Half | null) {
    storage.draft.set(this.#opening.table, half);
  }

  kept(): Half | null {
    return storage.draft.get(this.#opening.table);
  }
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../net/connection';
import { FakeSocket } from '../net/fake-socket';
import type { Done, Table } from '../net/messages';
import { type Backend, declined, type Half, type Listener } from './backend';
import { Remote } from './remote';
import { nextOf, TableModel } from './table.svelte';

test('the device goes round from the seat that had it', () => {
  expect(nextOf([0, 1, 2], [0, 1, 2], null)).toBe(0);
  expect(nextOf([0, 1, 2], [0, 2], 0)).toBe(2);
  expect(nextOf([0, 2], [0], 2)).toBe(0);
  expect(nextOf([0, 2], [1], 0)).toBe(null);
});

describe('two at one device, with a slow line', () => {
  let model: TableModel;
  let remote: Remote;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    remote = new Remote({ table: 'A', language: () => 'en' });
    model = new TableModel(remote, { hidden: () => true });
    FakeSocket.last.accept();
  });

  afterEach(() => {
    remote.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The table as the server shows it to one who looks from there; all of its log, as after every look. */
  async function shown(looking: number | null, pending: number[], number = 1, mine = [0, 1]) {
    const seats = mine.map((seat) => ({ seat, nonce: 'given' }));
    const log = Array.from({ length: number }, (_, at) => ({ number: at, seat: 0, time: at + 1 }));
    const view = { eyes: looking };
    const fixed = { type: 'table', table: 'A', stage: 'playing', log_from: 0, notices: [], choices: null };
    FakeSocket.last.hear({ ...fixed, number, looking, pending, mine, seats, log, view });
    await Promise.resolve();
  }

  const looks = () => FakeSocket.last.sent.filter(({ type }) => type === 'look').map(({ seat }) => seat);

  test('the answer to the curtain comes late: it does not fall again', async () => {
    await shown(null, [0]);
    expect(model.curtain).toBe(0);
    model.lift();
    await shown(null, [0]);
    expect(model.curtain).toBe(null);
    await shown(0, [0]);
    expect(model.curtain).toBe(null);
    expect(model.shown?.view).toEqual({ eyes: 0 });
    expect(looks()).toEqual([null, 0]);
  });

  test('what the seat before sees comes late: it is not kept for the next', async () => {
    await shown(null, [0]);
    model.lift();
    await shown(0, [0]);
    await shown(0, [1], 2);
    expect(model.curtain).toBe(1);
    await shown(0, [1], 3);
    expect(model.shown?.view).toBe(null);
    model.lift();
    expect(model.shown?.view).toBe(null);
    await shown(1, [1], 3);
    expect(model.shown?.view).toEqual({ eyes: 1 });
  });

  test('the log that was put away is asked for again after a break', async () => {
    await shown(null, [0]);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', seat: null, since: null });
    await shown(null, [0]);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', seat: null, since: 1 });
  });

  test('each is told what happened since they were told last, and nothing from before the page', async () => {
    await shown(null, [0], 2);
    model.lift();
    await shown(0, [0], 2);
    expect(model.heardUpTo).toBe(1);
    model.heardUpTo = 2;
    await shown(0, [1], 4);
    await shown(null, [1], 4);
    model.lift();
    expect(model.passing, 'what nobody sees is told to nobody').toBe(true);
    await shown(1, [1], 4);
    expect(model.passing).toBe(false);
    expect(model.heardUpTo).toBe(1);
    model.heardUpTo = 3;
    await shown(1, [0], 5);
    model.lift();
    await shown(0, [0], 5);
    expect(model.heardUpTo).toBe(2);
    await shown(0, [0], 2);
    expect(model.heardUpTo, 'the rest was taken back').toBe(1);
  });

  test('who lost the seat that was asked for sees what is left', async () => {
    await shown(null, [0]);
    model.lift();
    await shown(1, [0], 2, [1]);
    expect(model.shown?.view).toEqual({ eyes: 1 });
  });
});

describe('a decision of many parts', () => {
  const first = {
    type: 'table',
    number: 1,
    time: 0,
    table: 'A',
    game: 'quarry',
    options: {},
    stage: 'playing',
  };
  const entry = (number: number, seat: number | null = 1) => ({ number, seat, time: number });
  const table = (more: object) =>
    ({
      ...first,
      looking: 0,
      mine: [0],
      pending: [0],
      seats: [],
      asks: [],
      notices: [],
      view: {},
      log_from: 0,
      log: [entry(0)],
      choices: { seat: 0, ids: [5, 6, 7], moves: null },
      ...more,
    }) as unknown as Table;

  /** A server that says what a test wants. */
  class Told implements Backend {
    listener!: Listener;
    half: Half | null = null;
    asked: number[][] = [];
    sent: Command[] = [];
    answer: Promise<Done> = new Promise(() => undefined);
    open = (listener: Listener) => void (this.listener = listener);
    close = () => undefined;
    board = () => ({ board: null, targets: Array.from({ length: 8 }, (_, id) => ({ id })) });
    send = (command: Command) => (this.sent.push(command), this.answer);
    explain = () => Promise.reject(declined('Because.', 'QR-1'));
    async describe(_seat: number, ids: readonly number[]) {
      this.asked.push([...ids]);
      return ids.map((id) => ({ id, text: `m${id}`, sentence: `Move ${id}.`, targets: { id } }));
    }
    entry = (number: number) => Promise.resolve({ view: { number }, pending: [], result: null });
    keep = (half: Half | null) => (this.half = half);
    kept = () => this.half;
  }

  const settled = () => new Promise((wake) => setTimeout(wake));
  let backend: Told;
  let model: TableModel;
  beforeEach(() => {
    backend = new Told();
    model = new TableModel(backend);
    backend.listener.hear(table({}));
  });

  test('words are asked for once, and the board’s list stays the same', async () => {
    const { moves } = model;
    expect(moves[0]).toEqual({ id: 5, text: '', sentence: '', targets: { id: 5 } });
    await model.tell(model.told.slice(0, 2));
    await model.tell();
    await model.tell();
    expect(backend.asked).toEqual([[5, 6], [7]]);
    expect(model.told.map((move) => move.sentence)).toEqual(['Move 5.', 'Move 6.', 'Move 7.']);
    expect(model.moves).toBe(moves);
  });

  test('a choice half made outlives a reload and what others do, not the next decision', () => {
    model.draft = 'half';
    model.preview = model.moves[1]!;
    const again = new TableModel(backend);
    backend.listener.hear(table({}));
    expect([again.draft, again.preview?.id]).toEqual(['half', 6]);
    backend.listener.hear(table({ number: 2, log_from: 1, log: [entry(1)] }));
    expect([again.draft, again.preview?.id, again.fresh.length]).toEqual(['half', 6, 1]);
    backend.listener.hear(table({ number: 3, log_from: 2, log: [entry(2, 0)] }));
    expect([again.draft, again.preview]).toEqual([null, null]);
  });

  test('a sent move is over when it is both confirmed and shown', async () => {
    backend.answer = Promise.resolve({ type: 'done', id: '', number: 2 });
    model.play(model.moves[0]!);
    expect([model.sending, model.told]).toEqual([true, []]);
    await settled();
    expect(model.sending).toBe(true);
    backend.listener.hear(table({ number: 2, log: [entry(0), entry(1, 0)] }));
    expect([model.sending, model.told.length]).toEqual([false, 3]);
  });

  test('a refused move is withdrawn, with its reason; one without a sentence is only withdrawn', async () => {
    backend.answer = Promise.reject(declined('Not here.', 'QR-2'));
    model.play(model.moves[0]!);
    await settled();
    expect([model.preview, model.sending]).toEqual([null, false]);
    expect(model.reason).toMatchObject({ text: 'Not here.', rule: 'QR-2' });
    backend.answer = Promise.reject(declined());
    model.play(model.moves[0]!);
    await settled();
    expect([model.preview, model.reason]).toEqual([null, null]);
  });

  test('looking back waits for the moment; the present comes at once; the later wish counts', async () => {
    backend.listener.hear(table({ log: [entry(0), entry(1), entry(2)] }));
    model.showEntry(1);
    expect(model.shown?.lookingBack).toBe(false);
    await settled();
    expect(model.shown).toMatchObject({ view: { number: 1 }, entry: 1, lookingBack: true });
    expect(model.told).toEqual([]);
    model.showEntry(0);
    model.showEntry(null);
    await settled();
    expect(model.shown).toMatchObject({ entry: 2, lookingBack: false });
  });
});

describe('why a move may not be made', () => {
  const told = {
    type: 'table',
    table: 'A',
    game: 'quarry',
    stage: 'playing',
    log_from: 0,
    log: [],
    notices: [],
  };
  const seats = [{ seat: 0, name: 'Asha' }];
  const seen = { ...told, number: 1, seats, mine: [0], looking: 0, pending: [0], choices: null, view: {} };
  const here = { legal: false, rule: 'QR-12', text: 'On e5 …' };
  const there = { type: 'why', id: 'x', legal: false, rule: 'QR-9', text: 'Nobody passes.' };

  function table(why: () => Promise<unknown>, observation: string | null = 'seen') {
    const rules = {
      look: vi.fn(),
      forget: vi.fn(),
      why: vi.fn(why),
      findings: vi.fn((record: string) => Promise.resolve({ idle: [[record.length]] })),
      effects: vi.fn(() => Promise.resolve([{ name: 'placed', numbers: [7, 0, 0] }])),
    };
    const explain = vi.fn(() => Promise.resolve(there));
    let tell!: Listener;
    const backend = {
      open: (listener: Listener) => (tell = listener),
      close: () => undefined,
      board: () => new Promise(() => undefined),
      rules: () => Promise.resolve(rules),
      explain,
    } as unknown as Backend;
    const model = new TableModel(backend);
    tell.connected('open');
    tell.hear({ ...seen, observation } as unknown as Table);
    return { model, rules, explain, tell };
  }

  test('the rules on the device say it, and the server is not asked', async () => {
    const { model, rules, explain } = table(() => Promise.resolve(here));
    model.ask('block e5');
    await vi.waitFor(() => expect(model.reason?.text).toBe('On e5 …'));
    expect(model.reason?.rule).toBe('QR-12');
    expect(rules.look).toHaveBeenCalledWith('seen');
    expect(rules.why).toHaveBeenCalledWith(0, 'block e5', { names: ['Asha'], reader: 0 });
    expect(explain).not.toHaveBeenCalled();
  });

  test('what they cannot say the server says; while it is away, that it will', async () => {
    const { model, explain, tell } = table(() => Promise.resolve(null));
    model.ask('pass');
    await vi.waitFor(() => expect(model.reason?.text).toBe('Nobody passes.'));
    explain.mockReturnValue(new Promise(() => undefined));
    tell.connected('waiting');
    model.ask('pass');
    await vi.waitFor(() => expect(model.reason?.text).toBe('why-later'));
    expect(model.reason?.rule).toBe('');
  });

  test('without a record of the seat the server is asked', async () => {
    const { model, rules } = table(() => Promise.resolve(here), null);
    model.ask('block e5');
    await vi.waitFor(() => expect(model.reason?.text).toBe('Nobody passes.'));
    expect(rules.why).not.toHaveBeenCalled();
  });

  test('what the board asks is found for what is shown, and goes with the seat', async () => {
    const { model, rules, tell } = table(() => Promise.resolve(here));
    await vi.waitFor(() => expect(model.findings).toEqual({ idle: [[4]] }));
    tell.hear({ ...seen, number: 2, observation: 'farther' } as unknown as Table);
    expect(model.findings).toBe(null); // nothing of one position is told of another
    await vi.waitFor(() => expect(model.findings).toEqual({ idle: [[7]] }));
    tell.hear({ ...seen, number: 3, looking: null, observation: null } as unknown as Table);
    await vi.waitFor(() => expect(model.findings).toBe(null));
    expect(rules.findings).toHaveBeenCalledTimes(2);
  });

  test('what a proposed move would cause is foreseen, as long as it is proposed', async () => {
    const { model, rules, tell } = table(() => Promise.resolve(here));
    const choices = { seat: 0, ids: [7], moves: [{ id: 7, text: '', sentence: 'A stone.', targets: {} }] };
    tell.hear({ ...seen, number: 2, choices, observation: 'seen' } as unknown as Table);
    model.preview = model.moves[0]!;
    await vi.waitFor(() => expect(model.foreseen).toEqual([{ name: 'placed', numbers: [7, 0, 0] }]));
    expect(rules.effects).toHaveBeenCalledWith(0, 7);
    model.preview = null;
    expect(model.foreseen).toEqual([]);
  });

  test('an answer that comes after the device went on is not shown', async () => {
    let answer!: (why: unknown) => void;
    const { model, rules, tell } = table(() => new Promise((done) => (answer = done)));
    model.ask('block e5');
    await vi.waitFor(() => expect(rules.why).toHaveBeenCalled());
    tell.hear({ ...seen, number: 2, looking: null, observation: null } as unknown as Table);
    answer(here);
    await Promise.resolve();
    await Promise.resolve();
    expect(model.reason).toBe(null);
  });
});

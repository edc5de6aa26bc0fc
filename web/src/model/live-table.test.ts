import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from '../net/fake-socket';
import { LiveTable, nextOf } from './live-table.svelte';

test('the device goes round from the seat that had it', () => {
  expect(nextOf([0, 1, 2], [0, 1, 2], null)).toBe(0);
  expect(nextOf([0, 1, 2], [0, 2], 0)).toBe(2);
  expect(nextOf([0, 2], [0], 2)).toBe(0);
  expect(nextOf([0, 2], [1], 0)).toBe(null);
});

describe('two at one device, with a slow line', () => {
  let sitting: LiveTable;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    sitting = new LiveTable({ table: 'A', language: () => 'en', hidden: () => true });
    FakeSocket.last.accept();
  });

  afterEach(() => {
    sitting.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The table as the server shows it to one who looks from there; all of its log, as after every look. */
  async function shown(looking: number | null, pending: number[], number = 1, mine = [0, 1]) {
    const seats = mine.map((seat) => ({ seat, nonce: 'given' }));
    const log = [{ number: 0, seat: 0, time: 1 }];
    const view = { eyes: looking };
    const fixed = { type: 'table', table: 'A', stage: 'playing', log_from: 0, notices: [], choices: null };
    FakeSocket.last.hear({ ...fixed, number, looking, pending, mine, seats, log, view });
    await Promise.resolve();
  }

  const looks = () => FakeSocket.last.sent.filter(({ type }) => type === 'look').map(({ seat }) => seat);

  test('the answer to the curtain comes late: it does not fall again', async () => {
    await shown(null, [0]);
    expect(sitting.curtain).toBe(0);
    sitting.lift();
    await shown(null, [0]);
    expect(sitting.curtain).toBe(null);
    await shown(0, [0]);
    expect(sitting.curtain).toBe(null);
    expect(sitting.shown?.view).toEqual({ eyes: 0 });
    expect(looks()).toEqual([null, 0]);
  });

  test('what the seat before sees comes late: it is not kept for the next', async () => {
    await shown(null, [0]);
    sitting.lift();
    await shown(0, [0]);
    await shown(0, [1], 2);
    expect(sitting.curtain).toBe(1);
    await shown(0, [1], 3);
    expect(sitting.shown?.view).toBe(null);
    sitting.lift();
    expect(sitting.shown?.view).toBe(null);
    await shown(1, [1], 3);
    expect(sitting.shown?.view).toEqual({ eyes: 1 });
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

  test('who lost the seat that was asked for sees what is left', async () => {
    await shown(null, [0]);
    sitting.lift();
    await shown(1, [0], 2, [1]);
    expect(sitting.shown?.view).toEqual({ eyes: 1 });
  });
});

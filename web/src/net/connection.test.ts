import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Declined, Connection } from './connection';
import type { ConnectionState } from './connection';

const table = { type: 'table', number: 5 };
let states: ConnectionState[];
let seen: number | null;
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  seen = null;
  line = new Connection({
    open: () => new FakeSocket(),
    hello: () => ({ since: seen, seat: 0, language: 'fr' }),
    onmessage: (message) => {
      if (message.type === 'table') seen = message.number;
    },
    onstate: (state) => states.push(state),
    random: () => 1,
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function greet() {
  FakeSocket.last.accept();
  FakeSocket.last.hear(table);
}

describe('the line', () => {
  test('greets first, and says how far it has seen when it comes back', () => {
    greet();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', since: null, seat: 0, language: 'fr' });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(400);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', since: 5 });
  });

  test('sends an unanswered command again under the same id, an answered one never', async () => {
    greet();
    const first = line.ask({ type: 'resign', seat: 0 });
    const second = line.ask({ type: 'start' });
    const [, one, two] = FakeSocket.last.sent;
    FakeSocket.last.hear({ type: 'done', id: one!.id, number: 6 });
    await expect(first).resolves.toMatchObject({ number: 6 });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(400);
    greet();
    expect(FakeSocket.last.sent.slice(1)).toEqual([two]);
    FakeSocket.last.hear({ type: 'done', id: two!.id, number: 7 });
    await expect(second).resolves.toMatchObject({ number: 7 });
  });

  test('keeps a command asked while away and sends it once after the greeting', () => {
    FakeSocket.last.accept();
    void line.ask({ type: 'start' });
    expect(FakeSocket.last.sent).toHaveLength(1);
    FakeSocket.last.hear(table);
    FakeSocket.last.hear(table);
    expect(FakeSocket.last.sent.filter((message) => message.type === 'start')).toHaveLength(1);
  });

  test('rejects with the reason of a refusal', async () => {
    greet();
    const asked = line.ask({ type: 'move', seat: 0, at: 5, move: 3 });
    const { id } = FakeSocket.last.sent.at(-1)!;
    FakeSocket.last.hear({
      type: 'refused',
      id,
      code: 'illegal',
      rule: 'QR-12',
      text: 'It would rest on Blue.',
    });
    await expect(asked).rejects.toBeInstanceOf(Declined);
    await expect(asked).rejects.toMatchObject({ refused: { rule: 'QR-12' } });
  });

  test('holds a command that a closing server declined until the server is back', async () => {
    greet();
    const asked = line.ask({ type: 'start' });
    const { id } = FakeSocket.last.sent.at(-1)!;
    FakeSocket.last.hear({ type: 'refused', id, code: 'closing', text: 'Back in a moment.' });
    FakeSocket.last.cut();
    vi.advanceTimersByTime(400);
    greet();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'start', id });
    FakeSocket.last.hear({ type: 'done', id, number: 9 });
    await expect(asked).resolves.toMatchObject({ number: 9 });
  });

  test('waits longer after each failure, at most eight seconds, and forgets it once in touch', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.cut();
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
    greet();
    FakeSocket.last.cut();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test('comes back at once when the network does', () => {
    FakeSocket.last.cut();
    FakeSocket.last.cut();
    const before = FakeSocket.all.length;
    line.hurry();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test('starts anew when the other end falls silent', () => {
    greet();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
    expect(states).toContain('waiting');
  });

  test('says within three seconds that nobody answers, and takes it back with the first word', () => {
    greet();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.hear({ type: 'presence', present: [true], watchers: 0 });
    vi.advanceTimersByTime(3000);
    expect(states.at(-1)).toBe('waiting');
    expect(FakeSocket.all).toHaveLength(1);
    FakeSocket.last.hear({ type: 'pong', n: 0, time: 0 });
    expect(states.at(-1)).toBe('open');
  });

  test('is in no doubt while somebody answers', () => {
    greet();
    const [socket] = FakeSocket.all;
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      const asked = socket!.sent.filter(({ type }) => type === 'ping').length;
      if (asked) socket!.hear({ type: 'pong', n: 0, time: 0 });
      socket!.sent = [];
    }
    expect(states).toEqual(['connecting', 'open']);
  });

  test('stays away once the seat was emptied', () => {
    greet();
    FakeSocket.last.hear({ type: 'bye', reason: 'kicked', text: '' });
    FakeSocket.last.cut();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(before);
    expect(states.at(-1)).toBe('kicked');
  });
});

import { DecompressionStream } from 'node:stream/web';
import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { speaker } from '../i18n/fluent';
import type { GameModule } from '../net/messages';
import type { Kind, Reasons } from './declared';
import { DeviceRules, type Port, unpacked } from './device';
import { decoded, Notation } from './notation';
import { RecordReader } from './record';
import { wordsOf } from './sentences';
import type { FromWorker, ToWorker } from './worker';

const bare = { remarks: {}, slots: {}, phases: [], shares: null, sorted: [] };
const seat = { name: 'other', type: 'seat', size: 5, first: 0, none: null };
const amount = { name: 'tokens', type: 'count', size: 2, first: 1, none: null };
const place = { name: 'spot', type: 'spot', size: 0, first: 0, none: null };
const gift: Kind = {
  ...bare,
  name: 'gift',
  first: 10,
  size: 10,
  arguments: [seat, amount],
  written: ['{other}+{tokens}'],
};
const rise: Kind = {
  ...bare,
  name: 'rise',
  first: 20,
  size: 1,
  arguments: [],
  remarks: { level: '' },
  written: ['^{level}'],
};
const lay: Kind = {
  ...bare,
  name: 'lay',
  first: 21,
  size: 0,
  arguments: [place],
  written: ['@{spot}'],
  phases: [3],
};
const pair: Kind = {
  ...bare,
  name: 'pair',
  first: 30,
  size: 25,
  arguments: [
    { ...seat, name: 'a' },
    { ...seat, name: 'b' },
  ],
  slots: { plank: ['count', 's.picked'] },
  written: ['{plank}:{a}-{b}'],
  sorted: ['a', 'b'],
};
const reasons: Reasons = {
  count: 55,
  most: 55,
  hidden: false,
  events: {},
  asked: {},
  fields: { phase: [0, 'i1', 1], order: [2, 'i2', 3], set: [8, 'i8', 1] },
  kinds: [gift, rise, lay, pair],
  refusals: {},
  said: { seat: 'seat', count: 'number', card: ['', 'Senapati 1'] },
  forms: { seat: 'p\\d', count: '\\d', spot: 'i\\d+' },
  written: { seat: { p1: 0, p2: 1, p3: 2 }, count: { 1: 1, 2: 2 } },
  nowhere: { spot: { rule: 'DL-30', text: 'Only islets.' } },
  texts: [
    'gives = { $who } has { $tokens }.',
    'gives-you = You have { $tokens }.',
    'pulls = Not the Crown of { $other }.',
    'pulls-other-you = Not your Crown.',
    'holds = It is { $card }.',
  ].join('\n'),
};

test('a notation is read as the number that Python reads', () => {
  const notation = new Notation(reasons);
  expect(notation.read('P2+2', 0)).toMatchObject({ move: 13, claims: {}, remarks: false });
  expect(notation.read(' p2 + 2 ', 0)).toMatchObject({ move: 13 });
  expect(notation.read('^', 0)).toMatchObject({ move: 20, remarks: false });
  expect(notation.read('^3', 0)).toMatchObject({ move: 20, remarks: true });
  expect(notation.read('p3–p1', 0)).toMatchObject({ move: 32 });
  expect(notation.read('2:p3-p1', 0)).toMatchObject({ move: 32, claims: { plank: 2 } });
});

test('what is not certain is left to the server', () => {
  const notation = new Notation(reasons);
  for (const written of ['', 'pass', 'p9+1', 'p1+9', 'P2']) expect(notation.read(written, 0)).toBe(null);
});

test('what a board has none of is said where it is asked for', () => {
  const notation = new Notation(reasons);
  expect(notation.read('@i7', 3)).toEqual({ rule: 'DL-30', text: 'Only islets.' });
  expect(notation.read('@i7', 0)).toBe(null);
});

test('a number is taken apart into its arguments, by name and by type', () => {
  expect([...decoded(gift, 13)]).toEqual([
    ['count', 2],
    ['seat', 1],
    ['tokens', 2],
    ['other', 1],
  ]);
  expect(decoded(pair, 32).get('seat')).toBe(0);
});

test('fields of a record are read as they are laid out', () => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setInt8(0, -1);
  view.setInt16(4, -300, true);
  view.setInt16(6, 7, true);
  view.setBigInt64(8, 1n << 40n, true);
  const record = new RecordReader(bytes, reasons.fields);
  expect(record.number('phase')).toBe(-1);
  expect([record.number('order', 1), record.number('order', -1)]).toEqual([-300, 7]);
  expect(record.number('set')).toBe(2 ** 40);
  expect([record.number('order', 3), record.number('unknown')]).toEqual([null, null]);
});

test('a sentence names who sits there, and speaks to its reader', () => {
  const t = speaker('en', [reasons.texts]);
  const told = {
    legal: false,
    rule: 'X',
    sentence: 'gives',
    slots: { who: ['seat', 1], tokens: ['count', 3] },
  } as const;
  const names = ['Asha', 'Ben'];
  expect(wordsOf(told, reasons, t, { names, reader: null })).toBe('Ben has 3.');
  expect(wordsOf(told, reasons, t, { names, reader: 1 })).toBe('You have 3.');
  const pulls = { ...told, sentence: 'pulls', slots: { other: ['seat', 1] } } as const;
  expect(wordsOf(pulls, reasons, t, { names, reader: 0 })).toBe('Not the Crown of Ben.');
  expect(wordsOf(pulls, reasons, t, { names, reader: 1 })).toBe('Not your Crown.');
  expect(wordsOf({ ...told, sentence: 'unknown' }, reasons, t, { names, reader: null })).toBe(null);
  const card = (number: number) =>
    ({ ...told, sentence: 'holds', slots: { card: ['card', number] } }) as const;
  expect(wordsOf(card(1), reasons, t, { names, reader: 1 })).toBe('It is Senapati 1.');
  expect(wordsOf(card(2), reasons, t, { names, reader: 1 })).toBe(null);
});

// ---- the worker

vi.stubGlobal('DecompressionStream', DecompressionStream); // every browser has it; happy-dom has not

class FakeWorker implements Port {
  sent: ToWorker[] = [];
  terminated = false;
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  postMessage(message: ToWorker) {
    this.sent.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  say(data: FromWorker) {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
  asked(verb: string) {
    return this.sent.filter((one) => 'asked' in one && one.asked[0] === verb) as {
      number: number;
      asked: unknown[];
    }[];
  }
}

const seated = { names: ['Asha', 'Ben'], reader: 0 };

function device() {
  const worker = new FakeWorker();
  return { worker, rules: new DeviceRules({ reasons } as unknown as GameModule, 'en', worker) };
}

/** What the server does with a record. */
const packed = (bytes: Uint8Array) => deflateSync(bytes).toString('base64');

test('a record is unpacked as the server packed it', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, place) => place % 7);
  expect(await unpacked(packed(bytes))).toEqual(bytes);
});

test('a question waits until the position is known, and is answered in words', async () => {
  const { worker, rules } = device();
  rules.look(packed(Uint8Array.of(1, 2, 3)));
  const answer = rules.why(0, 13, seated);
  await vi.waitFor(() => expect(worker.asked('look')).toHaveLength(1));
  expect(worker.asked('why')).toHaveLength(0);
  worker.say({ number: worker.asked('look')[0]!.number, answer: undefined });
  await vi.waitFor(() => expect(worker.asked('why')).toHaveLength(1));
  const slots = { who: ['seat', 1], tokens: ['count', 2] };
  const verdict = { legal: false, rule: 'SG-20', sentence: 'gives', slots };
  worker.say({ number: worker.asked('why')[0]!.number, answer: verdict });
  expect(await answer).toEqual({ legal: false, rule: 'SG-20', text: 'Ben has 2.' });
});

test('rules that break down are given up, and whoever waits asks the server', async () => {
  const { worker, rules } = device();
  const answer = rules.why(0, 13, seated);
  await vi.waitFor(() => expect(worker.asked('why')).toHaveLength(1));
  worker.say({ broken: 'unreachable' });
  expect(await answer).toBe(null);
  expect(worker.terminated).toBe(true);
  expect(await rules.why(0, 13, seated)).toBe(null);
});

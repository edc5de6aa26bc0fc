/** The page's sums against those of the Python side (`web/tools/write_luck_fixture.py`). */
import { expect, test } from 'vitest';
import fixture from './fixtures/luck.json';
import { luckOf, type Luck } from './luck';
import { redraw, stepsOf, witnessed } from './steps';
import { chachaWord, drawBelow, keyOf, keySeal, keyWords, promiseSeal } from './sums';

const luck = luckOf(fixture.text)!;
const promise = luck.promise!;
const key = keyWords(fixture.key);
const game = {
  game: 'ramas-bridge',
  names: [],
  moves: 0,
  over: true,
  promised: true,
  begun: false,
  result: null,
  draws: fixture.draws,
  blocks: fixture.blocks,
};
const found = (one: Luck) => stepsOf(one).map((step) => step.found);
const otherDigit = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

test('ChaCha with twenty rounds gives the word that its inventors give', () => {
  expect(chachaWord(keyWords('00'.repeat(32)), 0, 20)).toBe(0xade0b876);
});

test('words of the stream are those of the rules, also beyond 32 bits of counting', () => {
  expect(fixture.words.map(([block]) => [block, chachaWord(key, block!)])).toEqual(fixture.words);
});

test('a draw that is not fair is thrown away, as the rules do it', () => {
  const drawn = fixture.wide.map(([block, below]) => {
    const { value, after } = drawBelow(key, block!, below!);
    return [block, below, value, after];
  });
  expect(drawn).toEqual(fixture.wide);
  expect(fixture.wide.some(([block, , , after]) => after! > block! + 1)).toBe(true);
});

test('seals and key are those of the rules', () => {
  expect(promiseSeal(promise.table, luck.rules, promise.secret!)).toBe(promise.commitment);
  expect(keyOf(promise.secret!, promise.shares)).toBe(fixture.key);
  expect(keySeal(fixture.key)).toBe(luck.commitment);
});

test('both forms of a record say the same, and what is no record says nothing', () => {
  expect(luckOf(fixture.json)).toEqual(luck);
  expect(luck.names).toEqual(['Asha', 'Bruno', 'Chitra']);
  for (const source of ['', '{', '{}', 'setu record 1', 'rules x\ncommitment 12', '[]', 'null'])
    expect(luckOf(source)).toBeNull();
});

test('a true game passes every step, and every draw is drawn again', () => {
  expect(found(luck)).toEqual(['true', 'true', 'true']);
  const again = redraw(fixture.key, game, false);
  expect(again.kept).toBe(true);
  expect(again.count).toBeGreaterThan(50);
});

test.each([
  ['secret', { promise: { ...promise, secret: otherDigit(promise.secret!) } }, ['untrue', 'untrue', 'true']],
  [
    'promise',
    { promise: { ...promise, commitment: otherDigit(promise.commitment) } },
    ['untrue', 'true', 'true'],
  ],
  ['rules', { rules: 'ramas-bridge/0' }, ['untrue', 'true', 'true']],
  ['share', { promise: { ...promise, shares: ['', '', ''] } }, ['true', 'untrue', 'true']],
  ['key', { key: otherDigit(fixture.key) }, ['true', 'untrue', 'untrue']],
  ['seal of the key', { commitment: otherDigit(luck.commitment) }, ['true', 'true', 'untrue']],
  ['secret that is kept back', { promise: { ...promise, secret: null } }, ['untrue', 'untrue', 'true']],
])('a changed %s shows where it was changed', (_what, change, steps) => {
  expect(found({ ...luck, ...change })).toEqual(steps);
});

test('what is not shown yet, or was never promised, is neither true nor untrue', () => {
  expect(found({ ...luck, key: null, promise: { ...promise, secret: null } })).toEqual([
    'sealed',
    'sealed',
    'sealed',
  ]);
  expect(found({ ...luck, promise: null })).toEqual(['absent', 'absent', 'true']);
});

test('a changed number, a draw left out and a stream that went further are seen', () => {
  const [first, ...others] = fixture.draws;
  const [draw, ...rest] = first!.draws;
  const lied = { ...first!, draws: [{ ...draw!, value: (draw!.value + 1) % draw!.below }, ...rest] };
  const odd = redraw(fixture.key, { ...game, draws: [lied, ...others] }, false);
  expect([odd.kept, odd.entries[0]!.kept, odd.entries[0]!.draws[0]!.kept]).toEqual([false, false, false]);
  expect(redraw(fixture.key, { ...game, draws: [{ ...first!, draws: rest }, ...others] }, false).kept).toBe(
    false,
  );
  expect(redraw(fixture.key, { ...game, blocks: game.blocks + 1 }, false).kept).toBe(false);
});

test('a game from a given position goes on in its stream', () => {
  const later = { ...game, draws: fixture.draws.slice(1) };
  expect(later.draws.length).toBeGreaterThan(0);
  expect(redraw(fixture.key, later, true).kept).toBe(true);
  expect(redraw(fixture.key, { ...game, draws: [] }, true).kept).toBe(true);
});

test('this browser remembers what it saw and gave', () => {
  const witness = { commitment: promise.commitment, shares: [promise.shares[2]!] };
  expect(witnessed(luck, witness)).toBe(true);
  expect(witnessed(luck, { ...witness, shares: ['ab'.repeat(16)] })).toBe(false);
  expect(witnessed(luck, { ...witness, commitment: otherDigit(witness.commitment) })).toBe(false);
  expect(witnessed(luck, null)).toBeNull();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Move } from '../boards/board';
import { languages, speaker } from '../i18n/fluent';
import { looksWritten, matching, numberIn, phraseOf, readCommand, WORDS } from './typed-commands';

const texts = (language: string) =>
  readFileSync(join(import.meta.dirname, '..', 'texts', `text-table.${language}.ftl`), 'utf8');
const t = speaker('en', [texts('en')]);
const moves: Move[] = [
  { id: 4, text: 'block a1 @0', sentence: 'Blue places a block on a1 at level 0.', targets: {} },
  { id: 7, text: 'block a12 @0', sentence: 'Blue places a block on a12 at level 0.', targets: {} },
  { id: 9, text: 'swap', sentence: 'Blue takes the other colour.', targets: {} },
];
const [a1, a12, swap] = moves as [Move, Move, Move];

test.each([
  ['', { kind: 'nothing' }],
  ['  help ', { kind: 'help' }],
  ['UNDO', { kind: 'undo' }],
  ['why block  b4', { kind: 'why', written: 'block b4' }],
  ['2', { kind: 'play', move: a12 }],
  ['9', { kind: 'beyond', number: 9 }],
  ['swap', { kind: 'play', move: swap }],
  ['Block A1', { kind: 'play', move: a1 }],
  ['block a1 @0', { kind: 'play', move: a1 }],
  ['block', { kind: 'search', found: [a1, a12] }],
  ['other colour', { kind: 'found', move: swap }],
  ['1,500', { kind: 'beyond', number: 1500 }],
  ['1 500', { kind: 'beyond', number: 1500 }],
  ['review', { kind: 'review' }],
  ['block a2', { kind: 'write', written: 'block a2' }],
  ['?', { kind: 'questions' }],
  ['why', { kind: 'why', written: '' }],
  ['say', { kind: 'say', written: '' }],
])('“%s” is read as it is meant', (typed, command) => {
  expect(readCommand(typed, moves, t)).toEqual(command);
});

test('an illegal try is never taken for the one move that it is a piece of', () => {
  expect(readCommand('block a', [a12], t), 'the rules are asked first').toEqual({ kind: 'found', move: a12 });
});

const ISLET = 'Blue puts a stone on i1';
const stones: Move[] = [
  { id: 1, text: '+i1-1-1', sentence: `${ISLET}, a little north-west of its middle.`, targets: {} },
  { id: 2, text: '+i1+1-1', sentence: `${ISLET}, a little north of its middle.`, targets: {} },
  { id: 3, text: '+i1', sentence: `${ISLET}.`, targets: {} },
  { id: 4, text: '+i12', sentence: `${ISLET}2.`, targets: {} },
];

test.each([
  ['zebra', false],
  ['je suis l’âne', false],
  ['ज़ेब्रा', false],
  ['block e9', true],
  ['--', true],
  ['^', true],
])('does “%s” look like a written move? %s', (written, does) => {
  expect(looksWritten(written)).toBe(does);
});

test('a number is meant as a whole', () => {
  expect(matching(stones, 'stone i1')).toEqual(stones.slice(0, 3));
  expect(matching(stones, 'stone i12')).toEqual([stones[3]]);
});

test('of several that only say more, the plain one is proposed', () => {
  expect(readCommand('stone i1', stones, t)).toEqual({ kind: 'propose', move: stones[2], others: 2 });
  expect(readCommand('north', stones, t)).toEqual({ kind: 'search', found: stones.slice(0, 2) });
});

test.each(Object.keys(languages))('the words of the table in %s', (language) => {
  const own = speaker(language, [texts(language)]);
  for (const word of WORDS.filter((one) => one !== 'why' && one !== 'say')) {
    expect(readCommand(own(`text-word-${word}`), moves, own)).toEqual({ kind: word });
    expect(readCommand(word, moves, own)).toEqual({ kind: word });
  }
  expect(readCommand(`${own('text-word-say')} hello`, moves, own)).toEqual({ kind: 'say', written: 'hello' });
  expect(readCommand(`${own('text-word-why')} swap`, moves, own)).toEqual({ kind: 'why', written: 'swap' });
});

test.each([
  ['hello', 'hello'],
  ['Well played!', 'well-played'],
  ['one', 'one-moment'],
  ['goodbye cruel world', undefined],
])('“%s” is the phrase %s', (written, name) => {
  const phrases = { hello: 'Hello!', 'well-played': 'Well played!', 'one-moment': 'One moment, please.' };
  expect(phraseOf(written, phrases)).toBe(name);
});

test('a phrase is found however its blanks are typed', () => {
  expect(phraseOf('bonjour !', { hello: 'Bonjour\u202f!' })).toBe('hello');
});

test.each([
  ['12', 12],
  ['1,836', 1836],
  ['1 836', 1836],
  ['1\u202f836', 1836],
  ['18,36', null],
  ['i12', null],
  ['12 13', null],
  ['', null],
])('“%s” is the number %s', (written, number) => {
  expect(numberIn(written)).toBe(number);
});

/** How a series is told: which game, how it stands, who has won it, and what the next press leads to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Series, Table } from '../net/messages';
import { speaker } from '../i18n/fluent';
import { againId, seriesLines } from './series';

const TEXTS = join(import.meta.dirname, '..', 'texts');
const t = speaker('en', [readFileSync(join(TEXTS, 'series.en.ftl'), 'utf8')]);

const RACE: Series = {
  games: null,
  race: 250,
  starter: 'random',
  number: 1,
  before: [],
  totals: [0, 0],
  winners: [],
  next: null,
};

function at(series: Partial<Series> | null, mine: number[] = [0, 1]): Table {
  const seats = [
    { seat: 0, name: 'Asha' },
    { seat: 1, name: 'Bruno' },
  ];
  return { seats, mine, series: series && { ...RACE, ...series } } as unknown as Table;
}

describe('a series in words', () => {
  test('before anything is scored only the plan is told', () => {
    expect(seriesLines(at({}), t)).toEqual(['Race to 250 points, game 1']);
    expect(seriesLines(at({ race: null, games: 5, number: 3 }), t)).toEqual([
      'Tournament of 5 games, game 3',
    ]);
  });

  test('then what each has, and in the end who has won', () => {
    const over = { number: 2, totals: [407, 559], winners: [1] };
    expect(seriesLines(at(over), t)).toEqual([
      'Race to 250 points, game 2',
      'Asha 407, Bruno 559',
      'Bruno has won the tournament',
    ]);
    expect(seriesLines(at(over, [1]), t).at(-1)).toBe('You have won the tournament!');
    expect(seriesLines(at({ totals: [300, 300], winners: [0, 1] }), t).at(-1)).toBe(
      'The tournament is shared by Asha and Bruno',
    );
  });

  test('between two games: who begins the next one', () => {
    const between = (seat: number | null) => ({ totals: [220, 185], next: { seat } });
    expect(seriesLines(at(between(1)), t).at(-1)).toBe('Bruno begins the next game');
    expect(seriesLines(at(between(1), [1]), t).at(-1)).toBe('You begin the next game');
    expect(seriesLines(at(between(null)), t).at(-1)).toBe('Chance decides who begins the next game');
  });

  test('a table without one says nothing', () => expect(seriesLines(at(null), t)).toEqual([]));
});

test('the press at the end leads to a rematch, the next game or a new series', () => {
  expect([null, {}, { winners: [0] }].map((series) => againId(at(series)))).toEqual([
    'rematch',
    'next-game',
    'new-series-again',
  ]);
});

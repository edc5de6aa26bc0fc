/** The desk: moves sorted, routes, notes and what just happened. */
import { beforeEach, describe, expect, test } from 'vitest';
import { burst } from './burst';
import { fareOf, type RamaMove, sorted, written } from './choices';
import { readAtlas } from './atlas';
import { triumphs } from './ending';
import boardFile from '../fixtures/board.json';
import overFile from '../fixtures/ramas-bridge.over.json';
import strategyFile from '../fixtures/ramas-bridge.strategy.json';
import storyFile from '../fixtures/ramas-bridge.story.json';
import { dealOf, keepNotes, readNotes } from './notes';
import { lastThrow, storiesOf } from './stories';
import { bestOrder, inOrder, moved } from './tour';
import type { RamaBoard, RamaView } from '../view';

const board = boardFile as unknown as RamaBoard;
const strategy = strategyFile.frames[0]!;
const view = strategy.view.table as unknown as RamaView;
const frames = storyFile.frames;

describe('choices', () => {
  const choices = sorted(strategy.moves as unknown as RamaMove[]);

  test('every move is found by what it touches', () => {
    const found = choices.spaces.size + choices.themes.size + choices.seats.size + choices.answers.length;
    expect(found).toBe(strategy.moves.length);
  });

  test('a flight has its fare', () => {
    expect(fareOf(choices.spaces.get('chandigarh')!)).toBe('paid');
    expect(fareOf(choices.spaces.get('surat')!)).toBe('foot');
  });

  test('a try is written as the phase asks', () => {
    expect(written(view, 'agra')).toBe('>agra');
    expect(written({ ...view, phase: 'cow' }, 'agra')).toBe('cow agra');
    expect(written({ ...view, phase: 'place', placing: 2 }, 'agra')).toBe('place P3 agra');
  });
});

describe('a route', () => {
  const places: Record<string, number> = { start: 0, a: 9, b: 2, c: 5, finish: 12 };
  const steps = (from: string, to: string) => Math.abs(places[from]! - places[to]!);

  test('is the shortest that ends at the finish', () => {
    expect(bestOrder('start', ['a', 'b', 'c'], 'finish', steps)).toEqual(['b', 'c', 'a']);
    expect(bestOrder('finish', ['a', 'b', 'c'], 'start', steps)).toEqual(['a', 'c', 'b']);
    expect(bestOrder('start', [], 'finish', steps)).toEqual([]);
  });

  test('drops what is laid and takes in what is new', () => {
    expect(inOrder(['c', 'a', 'b'], ['a', 'b', 'd'])).toEqual(['a', 'b', 'd']);
  });

  test('moves one town, never off the list', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});

describe('notes', () => {
  beforeEach(() => localStorage.clear());

  test('belong to a deal and survive the monsoon and the laying of cards', () => {
    const seat = 0;
    const deal = dealOf(view, seat);
    keepNotes(deal, ['surat', 'jaffna']);
    const after = { ...view, hand: view.hand.filter((held) => held.theme !== 'food') };
    expect(readNotes(dealOf(after, seat))).toEqual(['surat', 'jaffna']);
    expect(readNotes(dealOf(view, 1))).toEqual([]);
  });

  test('spoiled notes are no notes', () => {
    localStorage.setItem('spoiled', '{"a":');
    expect(readNotes('spoiled')).toEqual([]);
  });
});

describe('the post', () => {
  test('brings a laid card, and the god’s answer on the same picture', () => {
    const fresh = frames.find((frame) =>
      frame.fresh.some((entry) => entry.events.some(({ name }) => name === 'god')),
    )!.fresh;
    const kali = storiesOf(fresh, board).find((story) => story.card?.theme === 'deity')!;
    expect(kali.card!.name_en).toBe('Kali');
    expect(kali.face).toBe(4);
    expect(kali.sentence).toContain('100 points');
  });

  test('the last throw is the one that is shown', () => {
    const fresh = frames.find((frame) => lastThrow(frame.fresh))!.fresh;
    expect(lastThrow(fresh)!.face).toBeGreaterThan(0);
    expect(lastThrow([])).toBeNull();
  });
});

test('a label’s ground is always the same for a card, and differs between cards', () => {
  expect(burst('deity_01')).toBe(burst('deity_01'));
  expect(new Set(board.cards.map((card) => burst(card.id))).size).toBeGreaterThan(8);
});

describe('the journey that won', () => {
  const atlas = readAtlas(board);
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const over = overFile.frames[0]!.view;
  const end = over.table as unknown as RamaView;
  const result = over.result!;

  test('goes through the towns of the laid cards and ends at the bridge', () => {
    const [won, ...others] = triumphs(end, result, cards, atlas);
    expect(others).toEqual([]);
    expect(won).toMatchObject({ seat: 2, arrival: 'pamban' });
    expect(won!.stops).toHaveLength(10);
    expect(won!.d.split('M')).toHaveLength(11);
  });

  test('is there for each who shares the win, and for nobody before the end', () => {
    expect(triumphs(end, { ...result, places: [1, 3, 1] }, cards, atlas).map(({ seat }) => seat)).toEqual([
      0, 2,
    ]);
    expect(triumphs(end, null, cards, atlas)).toEqual([]);
  });
});

import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { gameNamed, knownGame, knownGames, loadBoard, loadDescriber, loadFigure, pictureOf } from '..';
import { speaker } from '../../i18n/fluent';
import english from '../../texts/en.ftl?raw';
import type { BoardProps, Move } from '../board';
import Board from './Board.svelte';
import { describe as inWords } from './describe';
import own from './texts/en.ftl?raw';

const t = speaker('en', [own, english]);
const view = {
  phase: 'TAKING',
  heaps: [5, 6],
  tops: [3, 4, 5],
  charm: { known: true, worth: 4 },
  last_taken: null,
};
const players = ['Asha', 'Bruno'].map((name, seat) => ({ seat, name, called: '', bot: null, present: true }));
const move = (id: number, sentence: string): Move => ({ id, text: `m${id}`, sentence, targets: {} });
const props = (more: Partial<BoardProps>) =>
  ({
    game: 'pebbles',
    view,
    board: null,
    picture: null,
    options: {},
    players,
    seat: 0,
    pending: [0],
    moves: [],
    fresh: [],
    result: null,
    lookingBack: false,
    preview: null,
    draft: null,
    preferences: { theme: 'light', still: true, pace: 1, help: true, language: 'en' },
    t,
    ...more,
  }) as never;

test('a game from outside has a board, a picture, words and an about; those of the house keep their own', async () => {
  expect(knownGame('pebbles')).toBeUndefined();
  expect(gameNamed('pebbles')).toMatchObject({ name: 'pebbles', folder: 'generic', skin: 'skin-generic' });
  expect(await loadBoard('pebbles')).toBe(Board);
  expect(await loadFigure('pebbles')).toBeTruthy();
  expect((await loadDescriber('pebbles'))?.describe).toBe(inWords);
  expect(pictureOf('pebbles')).toBeTruthy();
  expect(knownGames.map(({ folder }) => folder)).not.toContain('generic');
  for (const game of knownGames) expect(gameNamed(game.name)).toBe(game);
});

test('its seats are told apart by number and shape', () => {
  const badges = [0, 1, 2, 3, 4, 5].map((seat) => gameNamed('pebbles').badge(view, seat));
  expect(new Set(badges.map(({ shape }) => shape)).size).toBe(6);
  expect(badges.map(({ letter }) => letter)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('the server’s picture is shown, and every move in its words can be proposed', () => {
  const onpreview = vi.fn();
  const moves = [move(1, 'Take one pebble.'), move(2, 'Take two pebbles.')];
  const { unmount } = render(Board, {
    props: props({ picture: '/api/tables/A/picture.svg?entry=3', moves, onpreview }),
  });
  expect(screen.getByRole('img').getAttribute('src')).toBe('/api/tables/A/picture.svg?entry=3');
  screen.getByRole('button', { name: 'Take two pebbles.' }).click();
  expect(onpreview).toHaveBeenCalledWith(moves[1]);
  unmount();
});

test('without a server the table is told in words; very many moves are left to the list of the frame', () => {
  render(Board, { props: props({ moves: [move(1, ''), move(2, '')] }) });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('phase: TAKING')).toBeTruthy();
  expect(screen.getByText('2 moves can be played. “What can I do?” lists them all.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a view is told whole: each part, and by player where there is one for each', () => {
  const told = inWords({ view, players, t, board: null, seat: 0, options: {}, help: true, language: 'en' });
  expect(told.map(({ heading, lines }) => [heading, ...lines])).toEqual([
    ['On the table', 'phase: TAKING', 'last taken: –'],
    ['heaps', 'Asha: 5', 'Bruno: 6'],
    ['tops', '1: 3', '2: 4', '3: 5'],
    ['charm', 'known: true', 'worth: 4'],
  ]);
});

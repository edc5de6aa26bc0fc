/** The boards of the house, found by folder: nothing else changes when a game is added. One that has none gets `generic`. */
import type { Component } from 'svelte';
import { sourcesOf } from '../i18n/fluent';
import type { About, BoardComponent, Describer, FigureComponent, GameAbout, Move, Pointing } from './board';
import { anyGame } from './generic/about';

const abouts = import.meta.glob<{ about: About }>('./*/about.ts', { eager: true });
const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte');
const pictures = import.meta.glob<{ default: Component<{ game: string }> }>('./*/Picture.svelte', {
  eager: true,
});
const hands = import.meta.glob<Hand>('./*/InHand.svelte');
const tellers = import.meta.glob<Describer>('./*/describe.ts');
const pointings = import.meta.glob<Pointing<never>>('./*/pointing.ts');
const figures = import.meta.glob<{ default: FigureComponent }>('./*/Figure.svelte');
const skins = import.meta.glob('./*/skin.css');
const sources = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default' });

/** What one seat holds, drawn for its phone at a game night. */
export interface Hand {
  default: BoardComponent;
  /** Is this choice made on it? All others are chosen from a list beside it. */
  takes?: (move: Move) => boolean;
}

export interface KnownGame extends GameAbout {
  folder: string;
}

/** Games with a board of their own. */
export const knownGames: readonly KnownGame[] = Object.entries(abouts)
  .flatMap(([path, { about }]) => about.games.map((game) => ({ ...game, folder: path.split('/')[1] ?? '' })))
  .sort((one, other) => one.order - other.order);

export function knownGame(name: string): KnownGame | undefined {
  return knownGames.find((game) => game.name === name);
}

/** Any game, with the board that draws it. */
export function gameNamed(name: string): KnownGame {
  return knownGame(name) ?? { ...anyGame(name), folder: 'generic' };
}

export function pictureOf(name: string): Component<{ game: string }> | undefined {
  return pictures[`./${gameNamed(name).folder}/Picture.svelte`]?.default;
}

/** A board with its skin; loaded when a table of that game is opened. */
export async function loadBoard(name: string): Promise<BoardComponent> {
  const { folder } = gameNamed(name);
  const load = boards[`./${folder}/Board.svelte`];
  if (!load) throw new Error(`no board for ${name}`);
  const [module] = await Promise.all([load(), skins[`./${folder}/skin.css`]?.()]);
  return module.default;
}

/** How a board draws what one seat holds, with its skin; null where words must do. */
export async function loadHand(name: string): Promise<Hand | null> {
  const { folder } = gameNamed(name);
  const [hand] = await Promise.all([
    hands[`./${folder}/InHand.svelte`]?.(),
    skins[`./${folder}/skin.css`]?.(),
  ]);
  return hand ?? null;
}

/** How a board tells its table in words; null where it does not, and the log and the choices must do. */
export async function loadDescriber(name: string): Promise<Describer | null> {
  const { folder } = gameNamed(name);
  return (await tellers[`./${folder}/describe.ts`]?.()) ?? null;
}

/** Where a lesson points on a board; null where the board does not say. */
export async function loadPointing(name: string): Promise<Pointing<never> | null> {
  const { folder } = gameNamed(name);
  return (await pointings[`./${folder}/pointing.ts`]?.()) ?? null;
}

/** How a board draws the pictures of its rules, with its skin; loaded when rules are read. */
export async function loadFigure(name: string): Promise<FigureComponent> {
  const { folder } = gameNamed(name);
  const load = figures[`./${folder}/Figure.svelte`];
  if (!load) throw new Error(`no pictures for ${name}`);
  const [module] = await Promise.all([load(), skins[`./${folder}/skin.css`]?.()]);
  return module.default;
}

/** The Fluent sources of a board in one language: what its files of all subjects say. */
export async function loadBoardTexts(name: string, language: string): Promise<string> {
  const { folder } = gameNamed(name);
  return sourcesOf(sources, `./${folder}/texts/`, language);
}

/** What one file of a board says: its main one, or that of a subject (`options`: what may be chosen before a game). */
export async function loadBoardSubject(name: string, language: string, subject = ''): Promise<string> {
  const { folder } = gameNamed(name);
  return (await sources[`./${folder}/texts/${subject && `${subject}.`}${language}.ftl`]?.()) ?? '';
}

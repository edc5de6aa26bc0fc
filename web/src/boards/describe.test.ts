/** The table in words, on every fixture of every board and in every language: nothing missing, nothing left unsaid. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Fixture, Frame } from '../model/fixture.svelte';
import { languages, speaker } from '../i18n/fluent';
import { knownGames } from '.';
import type { Move, Translate, Section, DescribeProps, Describer } from './board';

const HERE = import.meta.dirname;
const folders = [...new Set(knownGames.map(({ folder }) => folder))];

export function speakerOf(folder: string, language: string): Translate {
  const read = (path: string) =>
    readdirSync(path)
      .filter((file) => file.split('.').at(-2) === language)
      .map((file) => readFileSync(join(path, file), 'utf8'));
  return speaker(language, [...read(join(HERE, folder, 'texts')), ...read(join(HERE, '..', 'texts'))]);
}

function fixturesOf(folder: string): Fixture[] {
  const path = join(HERE, folder, 'fixtures');
  return readdirSync(path)
    .filter((file) => file !== 'board.json')
    .map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')) as Fixture);
}

function staticOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(HERE, folder, 'fixtures', 'board.json'), 'utf8'));
  } catch {
    return null;
  }
}

const SLOW = 60_000;

function tellingOf(
  fixture: Fixture,
  { view, called }: Frame,
  board: unknown,
  language: string,
  t: Translate,
) {
  const players = view.names.map((name, seat) => ({
    seat,
    name,
    called: called[seat] ?? '',
    bot: null,
    present: true,
  }));
  const telling: DescribeProps = {
    view: view.table,
    board,
    players,
    seat: view.seat,
    options: fixture.options,
    // How far a line is from winning takes a while to find: not at every step of a story.
    help: fixture.name !== 'story',
    language,
    t,
  };
  return telling as DescribeProps<never, never>;
}

interface Case {
  fixture: Fixture;
  frame: Frame;
  sections: Section[];
  words: string;
}

async function everyCase(
  folder: string,
  language: string,
): Promise<{ told: Describer; t: Translate; cases: Case[] }> {
  const told = (await import(`./${folder}/describe.ts`)) as Describer;
  const t = speakerOf(folder, language);
  const board = staticOf(folder);
  const cases = fixturesOf(folder).flatMap((fixture) =>
    fixture.frames.map((frame) => {
      const sections = told.describe(tellingOf(fixture, frame, board, language, t));
      const words = sections.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
      return { fixture, frame, sections, words };
    }),
  );
  return { told, t, cases };
}

const everywhere = folders.flatMap((folder) => Object.keys(languages).map((one) => [folder, one] as const));

test.each(everywhere)(
  '%s in %s: whole sentences, no ids, no holes',
  { timeout: SLOW },
  async (folder, language) => {
    const { told, t, cases } = await everyCase(folder, language);
    for (const { fixture, frame, sections, words } of cases) {
      const where = `${fixture.game} ${fixture.name}`;
      expect(words, where).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{|\}/);
      expect(words, where).not.toMatch(new RegExp(`\\b(${folder}|text|night)-[a-z]`));
      expect(words, where).not.toMatch(/ {2}|\.\.|;\./);
      for (const { heading, lines } of sections) {
        expect(heading, where).not.toBe('');
        for (const line of lines) expect(line.trim(), where).not.toBe('');
      }
      for (const move of frame.moves) expect(told.groupOf?.(move as Move<never>, t)).not.toMatch(/-told-/);
      for (const name of frame.view.names.filter((_, seat) => seat !== frame.view.seat)) {
        expect(words, where).toContain(name);
      }
      expect(
        sections.some((section) => section.own),
        where,
      ).toBe(frame.view.seat !== null);
    }
  },
);

interface DeltaTable {
  stones: { name: string }[];
  planks: { name: string }[];
  lost: string[];
  islets: { name: string }[];
  players: { reserve: string[]; program: string[]; ready: boolean }[];
  cards: { name: string }[];
}

test(
  'the river: every stone, plank, islet and card is named, and a program only as far as it is known',
  { timeout: SLOW },
  async () => {
    const { cases } = await everyCase('river', 'en');
    for (const { frame, sections, words } of cases) {
      const table = frame.view.table as unknown as DeltaTable;
      const pieces = [...table.stones, ...table.planks, ...table.islets, ...table.cards].map(
        ({ name }) => name,
      );
      const reserves = table.players.flatMap(({ reserve }) => reserve);
      for (const name of [...pieces, ...reserves, ...table.lost]) expect(words).toContain(name);
      const slots = sections.flatMap(({ lines }) => lines).filter((line) => line.startsWith('Slot '));
      const known = table.players.reduce((sum, { program }) => sum + program.length, 0);
      const shown = slots.filter((line) => !/face down|empty/.test(line));
      expect(shown).toHaveLength(known);
    }
  },
);

test(
  'the river judged by eye: how far everything looks is told in tens, the number of a plank is not',
  { timeout: SLOW },
  async () => {
    const { cases } = await everyCase('river', 'en');
    const byEye = cases.filter(({ fixture }) => fixture.options.table === 'byEye');
    expect(byEye.length).toBeGreaterThan(0);
    for (const { words } of byEye) {
      expect(words).toMatch(/Within reach: .*\bat about \d+/);
      expect(words).not.toContain('with plank');
    }
  },
);

interface QuarryTable {
  stones: { cells: string[] }[];
  stock: Record<string, Record<string, number>>;
}

test(
  'the pit: every cell of every stone is told with its heights, and both stocks',
  { timeout: SLOW },
  async () => {
    const { cases } = await everyCase('quarry', 'en');
    for (const { frame, words } of cases) {
      const table = frame.view.table as unknown as QuarryTable;
      for (const cell of table.stones.flatMap(({ cells }) => cells)) {
        expect(words).toMatch(new RegExp(`\\b${cell} from \\d to \\d`));
      }
      const counts = Object.values(table.stock).flatMap((stock) => Object.entries(stock));
      for (const [stone, count] of counts.filter(([, left]) => left > 0)) {
        expect(words).toContain(`${stone} ${count}`);
      }
    }
  },
);

interface SangramTable {
  players: { hand: { name: string }[] | null; known: CardLike[] | null; chosen: CardLike | null }[];
  volunteers: CardLike[];
  discard: CardLike[];
}
interface CardLike {
  name: string;
  warrior: string;
  motivation: number;
}
const titled = ({ warrior, motivation }: CardLike) =>
  `${warrior.charAt(0).toUpperCase()}${warrior.slice(1)} ${motivation}`;

test(
  'the war: the own hand, volunteers, discards and known cards are told; of others nothing unknown',
  { timeout: SLOW },
  async () => {
    const { cases } = await everyCase('sangram', 'en');
    for (const { frame, sections, words } of cases) {
      const table = frame.view.table as unknown as SangramTable;
      const { seat } = frame.view;
      const open = [
        ...table.volunteers,
        ...table.discard,
        ...table.players.flatMap(({ known }) => known ?? []),
      ];
      for (const card of open) expect(words).toContain(titled(card));
      const rivals = table.players.filter((_, one) => one !== seat);
      const camps = sections.filter(({ heading }) =>
        frame.view.names.some((name, one) => one !== seat && heading.startsWith(`${name}, `)),
      );
      expect(camps).toHaveLength(rivals.length);
      const named = camps.flatMap(({ lines }) => lines.join(' ').match(/[A-Z][a-z]+ \d+(?=[,. ])/g) ?? []);
      const known = rivals.flatMap((player) => (player.known ?? []).map(titled));
      const cards = named.filter((one) => !/^(Total|Known|Level)/.test(one));
      expect(known).toEqual(expect.arrayContaining(cards));
    }
  },
);

interface RamaTable {
  hand: { card: string; town: string }[];
  players: { pawn: string | null; laid: { card: string }[] }[];
  cow: string;
}

test(
  'the journey: own cards with their towns, every pawn, the cow and all towns; no space without a name',
  { timeout: SLOW },
  async () => {
    const { cases } = await everyCase('rama', 'en');
    const board = staticOf('rama') as {
      spaces: { id: string; town: boolean; name_en: string }[];
      cards: { id: string; name_en: string }[];
    };
    const town = new Map(board.spaces.map((space) => [space.id, space.name_en]));
    const card = new Map(board.cards.map((one) => [one.id, one.name_en]));
    for (const { frame, words } of cases) {
      const table = frame.view.table as unknown as RamaTable;
      expect(words).not.toMatch(/\b[rsb]\d{3}\b|_\d\d\b/);
      for (const held of table.hand) {
        expect(words).toContain(card.get(held.card)!);
        expect(words).toContain(town.get(held.town)!);
      }
      for (const { laid } of table.players)
        for (const one of laid) expect(words).toContain(card.get(one.card)!);
      expect(words).toContain(town.get(table.cow)!);
      for (const space of board.spaces.filter((one) => one.town)) expect(words).toContain(space.name_en);
    }
  },
);

test('on the river the reader is warned of the cards that lay so far', async () => {
  const told = (await import('./river/describe')) as Describer;
  const t = speakerOf('river', 'en');
  const fixture = fixturesOf('river').find(({ name }) => name === 'start')!;
  const [frame] = fixture.frames;
  const given = { ...tellingOf(fixture, frame!, null, 'en', t), help: true };
  const table = { ...frame!.view.table, phase: 'program', stones: [], planks: [] } as unknown as RiverTable;
  const warned = (program: string[], ready = false) => {
    const players = table.players.map((one, seat) =>
      seat === given.seat ? { ...one, program, ready } : one,
    );
    return told.warn!({ ...given, view: { ...table, players } } as never);
  };
  expect(warned([])).toBe('');
  expect(warned(['M1', 'P1'])).toMatch(/^There is no stone .* slot 2/);
  expect(warned(['S1', 'P1'])).toBe('');
  expect(warned(['JP'])).toMatch(/jump over in slot 1/);
  expect(warned(['JP'], true)).toBe('');
});

interface RiverTable {
  players: { program: string[]; ready: boolean }[];
}

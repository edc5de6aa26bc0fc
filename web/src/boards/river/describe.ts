/** The river in words: pawns, planks, stones and islets with what reaches what, cards and programs. */
import type { Translate, Section, DescribeProps } from '../board';
import { joined } from '../../table/status';
import {
  colourOf,
  type DeltaMove,
  type DeltaView,
  isStopped,
  type Options,
  type Point,
  SLOTS,
  type Walker,
} from './view';
import { dialOf } from './parts/dial';
import { warning } from './parts/tasks';
import { cardHelp, cardName, plankWords, whoStandsOn } from './parts/words';

type River = DescribeProps<DeltaView>;

export function describe(told: River): Section[] {
  const { t } = told;
  return [
    ...ownPart(told),
    { level: 2, heading: t('players'), lines: [] },
    ...told.view.players.flatMap((_, seat) => (seat === told.seat ? [] : [rival(told, seat)])),
    river(told),
    villages(told),
    stones(told),
    planks(told),
    ...openings(told),
    ...islets(told),
  ];
}

/** What the cards that the reader has laid so far may come to; others may still change it. */
export function warn({ view, options, seat, help, t }: River): string {
  const me = seat === null ? undefined : view.players[seat];
  if (!help || view.phase !== 'program' || !me || me.ready) return '';
  return warning({ view, dial: dialOf(me.program, undefined, []), seat, options, t });
}

/** What a choice is about, for a short list: stones, planks, steps. */
export function groupOf({ targets }: DeltaMove, t: Translate): string {
  const { card, plank, supports, islet, point, spaces, agree } = targets;
  if (card) return t('river-hand');
  if (agree) return t('river-told-group-end');
  if (supports) return t('river-told-group-place');
  if (plank) return t('river-told-group-plank');
  if (islet || point) return t('river-told-group-stone');
  return spaces ? t('river-told-group-walk') : '';
}

// ---- the players

function ownPart(told: River): Section[] {
  const { view, seat, t } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const heading = t('river-told-own', { colour: t(`river-colour-${me.colour}`) });
  const laid = program(told, seat);
  return [
    { level: 2, heading, lines: standing(told, me), own: true },
    { level: 3, heading: t('river-dial'), lines: laid.length ? laid : [t('river-told-no-slots')], own: true },
    { level: 3, heading: t('river-hand'), lines: hand(told), own: true },
  ];
}

/** While cards are laid, what each one does; afterwards their names will do. */
function hand({ view, options, language, t }: River): string[] {
  const named = (code: string) => ({ code, name: cardName(code, view.edition, t) });
  const codes = view.cards.map(({ name }) => name);
  if (view.phase !== 'program') {
    return [
      joined(
        codes.map((code) => t('river-told-card-short', named(code))),
        language,
      ),
    ].filter(Boolean);
  }
  const help = (code: string) => cardHelp(code, view.edition, options, t);
  return codes.map((code) => t('river-told-card', { ...named(code), help: help(code) }));
}

function rival(told: River, seat: number): Section {
  const { view, players, t } = told;
  const walker = view.players[seat]!;
  const name = players[seat]?.name ?? '';
  const heading = t('river-told-player', { name, colour: t(`river-colour-${walker.colour}`) });
  const marks = [
    view.first === seat ? t('river-told-first') : '',
    walker.out ? t('river-told-out') : '',
    walker.ready && !view.slot ? t('river-told-ready') : '',
  ];
  const lines = [...standing(told, walker), ...marks, ...program(told, seat)].filter(Boolean);
  return { level: 3, heading, lines };
}

function standing({ view, language, t }: River, walker: Walker): string[] {
  const plank = view.planks.find(({ name }) => name === walker.space);
  const where = plank
    ? t('river-told-pawn-plank', { plank: bare(view, plank.name, t) })
    : t('river-told-pawn-village', { village: walker.space });
  const reserve = walker.reserve.map((name) => plankName(name, t));
  return [
    where,
    t('river-told-goal', { village: walker.goal, touched: walker.touched ? 'yes' : 'no' }),
    t('river-told-reserve', { planks: joined(reserve, language) || t('river-none') }),
  ];
}

/** Slot by slot: what this viewer may know of it. Nothing while nothing was laid. */
function program({ view, t }: River, seat: number): string[] {
  const { program: laid, ready } = view.players[seat]!;
  if (!laid.length && !ready) return [];
  return Array.from({ length: SLOTS }, (_, slot) => {
    const card = laid[slot];
    const state = card ? (isStopped(view, seat, slot) ? 'stopped' : 'card') : ready ? 'back' : 'empty';
    const named = card ? cardName(card, view.edition, t) : '';
    return t('river-rack-card', { slot: slot + 1, state, card: named });
  });
}

// ---- the river

function river({ view, players, language, t }: River): Section {
  const [across, down] = view.board.size;
  const now =
    view.actor === null || !view.card
      ? ''
      : t('river-told-now', {
          who: players[view.actor]?.name ?? '',
          card: cardName(view.card, view.edition, t),
          left: view.left,
        });
  const tried = view.tried.map(([a, b]) => t('river-told-tried', { plank: view.picked ?? '', a, b }));
  const lost = joined(
    view.lost.map((name) => plankName(name, t)),
    language,
  );
  const lines = [
    t('river-round', { round: view.round, slot: view.slot }),
    now,
    ...tried,
    t('river-stones', { count: view.stone_reserve }),
    lost ? t('river-told-lost', { planks: lost }) : '',
    t('river-told-size', { across: tens(across), down: tens(down) }),
    t('river-told-lengths', { lengths: joined(view.board.plank_lengths.map(tens).map(String), language) }),
  ];
  return { level: 2, heading: t('river-told-river'), lines: lines.filter(Boolean) };
}

function villages({ view, players, t }: River): Section {
  const lines = view.villages.map((village) =>
    t('river-told-village', {
      village: t('river-spot-village', {
        name: village.name,
        colour: t(`river-colour-${village.colour}`),
        who: whoStandsOn(view, village.name, players) || 'none',
      }),
      opposite: village.opposite,
      ...place(village.centre),
    }),
  );
  return { level: 3, heading: t('river-told-villages'), lines };
}

function stones(told: River): Section {
  const { view, t } = told;
  const lines = view.stones.map((stone) => {
    const carried = view.planks.filter(({ supports }) => supports.includes(stone.name));
    return t('river-told-stone', {
      stone: t('river-spot-stone', { name: stone.name, planks: stone.planks }),
      carried: carried.map(({ name }) => name).join(', ') || 'none',
      ...place(stone.at),
      near: near(told, stone.name, stone.at),
    });
  });
  return {
    level: 3,
    heading: t('river-told-stones'),
    lines: lines.length ? lines : [t('river-told-no-stones')],
  };
}

function planks({ view, players, t }: River): Section {
  const lines = view.planks.map((plank) => plankWords(view, plank, players, t));
  return {
    level: 3,
    heading: t('river-told-planks'),
    lines: lines.length ? lines : [t('river-told-no-planks')],
  };
}

/** Before a plank is picked: the gaps, and the least plank for each. */
function openings({ view, t }: River): Section[] {
  if (!view.fits.length) return [];
  const named = new Map([...view.stones, ...view.villages].map(({ support, name }) => [support, name]));
  const lines = view.fits.map(([a, b, number]) =>
    t('river-told-fit', { a: named.get(a) ?? '', b: named.get(b) ?? '', number }),
  );
  return [{ level: 3, heading: t('river-told-fits'), lines }];
}

function islets(told: River): Section[] {
  const { view, t } = told;
  const covered = new Set(view.stones.map(({ name }) => name));
  const free = view.islets.filter(({ name }) => !covered.has(name));
  const lines = free.map(({ name, centre }) =>
    t('river-told-islet', { name, ...place(centre), near: near(told, name, centre) }),
  );
  return lines.length ? [{ level: 3, heading: t('river-told-islets'), lines }] : [];
}

/**
 * The supports and islets that a plank could reach from here, each with the least number. Where it is judged by eye, how
 * far each looks, by the tens in which places are told: nothing is measured.
 */
function near({ view, options, language, t }: River, name: string, at: Point): string {
  const spots = new Map<string, readonly Point[]>([
    ...view.islets.map((islet) => [islet.name, [islet.centre]] as const),
    ...view.stones.map((stone) => [stone.name, [stone.at]] as const),
    ...view.villages.map((village) => [village.name, village.landings] as const),
  ]);
  spots.delete(name);
  const { plank_lengths: lengths } = view.board;
  const tell = (options as Options).table === 'byEye' ? byEye : measured;
  const reached = [...spots].flatMap(([spot, points]) => tell(spot, at, points, lengths, t) ?? []);
  return joined(reached, language) || 'none';
}

type Reach = (
  spot: string,
  from: Point,
  to: readonly Point[],
  lengths: readonly number[],
  t: Translate,
) => string | null;

const apart = ([x, y]: Point, points: readonly Point[]) =>
  Math.min(...points.map(([other, down]) => Math.hypot(other - x, down - y)));

const measured: Reach = (spot, from, to, lengths, t) => {
  const number = lengths.findIndex((length) => apart(from, to) <= length) + 1;
  return number ? t('river-told-near', { spot, number }) : null;
};

const byEye: Reach = (spot, [x, y], to, lengths, t) => {
  const told = to.map(([across, down]) => [tens(across), tens(down)] as const);
  const far = Math.round(apart([tens(x), tens(y)], told));
  return far <= tens(lengths.at(-1)!) ? t('river-told-near-eye', { spot, far }) : null;
};

// ---- words

/** Places are told in tens: fine enough to plan, too coarse to measure by. */
const tens = (units: number) => Math.round(units / 10);
const place = ([x, y]: Point) => ({ x: tens(x), y: tens(y) });

function plankName(name: string, t: Translate): string {
  return t('river-told-plank', {
    colour: t(`river-colour-${colourOf(name.charAt(0))}`),
    number: Number(name.slice(1)),
    name,
  });
}

/** A plank that lies, without who stands on it. */
function bare(view: DeltaView, name: string, t: Translate): string {
  const plank = view.planks.find((one) => one.name === name)!;
  return t('river-spot-plank', {
    colour: t(`river-colour-${plank.colour}`),
    number: plank.number,
    name,
    a: plank.supports[0],
    b: plank.supports[1],
    who: 'none',
  });
}

/** The river in words: pawns, planks, stones and islets with what reaches what, cards and programs. */
import type { Say, Section, Telling } from '../board';
import { joined } from '../../table/status';
import { colourOf, type DeltaMove, type DeltaView, isStopped, type Point, SLOTS, type Walker } from './view';
import { cardHelp, cardName, plankWords, whoStandsOn } from './words';

type River = Telling<DeltaView>;

export function tell(told: River): Section[] {
  const { say } = told;
  return [
    ...ownPart(told),
    { level: 2, heading: say('players'), lines: [] },
    ...told.view.players.flatMap((_, seat) => (seat === told.seat ? [] : [rival(told, seat)])),
    river(told),
    villages(told),
    stones(told),
    planks(told),
    ...openings(told),
    ...islets(told),
  ];
}

/** What a choice is about, for a short list: stones, planks, steps. */
export function groupOf({ targets }: DeltaMove, say: Say): string {
  const { card, plank, supports, islet, point, spaces, agree } = targets;
  if (card) return say('delta-hand');
  if (agree) return say('delta-told-group-end');
  if (supports) return say('delta-told-group-place');
  if (plank) return say('delta-told-group-plank');
  if (islet || point) return say('delta-told-group-stone');
  return spaces ? say('delta-told-group-walk') : '';
}

// ---- the players

function ownPart(told: River): Section[] {
  const { view, seat, say } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const heading = say('delta-told-own', { colour: say(`delta-colour-${me.colour}`) });
  return [
    { level: 2, heading, lines: standing(told, me), own: true },
    { level: 3, heading: say('delta-dial'), lines: program(told, seat), own: true },
    { level: 3, heading: say('delta-hand'), lines: hand(told), own: true },
  ];
}

/** While cards are laid, what each one does; afterwards their names will do. */
function hand({ view, options, language, say }: River): string[] {
  const named = (code: string) => ({ code, name: cardName(code, view.edition, say) });
  const codes = view.cards.map(({ name }) => name);
  if (view.phase !== 'program') {
    return [
      joined(
        codes.map((code) => say('delta-told-card-short', named(code))),
        language,
      ),
    ].filter(Boolean);
  }
  const help = (code: string) => cardHelp(code, view.edition, options, say);
  return codes.map((code) => say('delta-told-card', { ...named(code), help: help(code) }));
}

function rival(told: River, seat: number): Section {
  const { view, players, say } = told;
  const walker = view.players[seat]!;
  const name = players[seat]?.name ?? '';
  const heading = say('delta-told-player', { name, colour: say(`delta-colour-${walker.colour}`) });
  const marks = [
    view.first === seat ? say('delta-told-first') : '',
    walker.out ? say('delta-told-out') : '',
    walker.ready && !view.slot ? say('delta-told-ready') : '',
  ];
  const lines = [...standing(told, walker), ...marks, ...program(told, seat)].filter(Boolean);
  return { level: 3, heading, lines };
}

function standing({ view, language, say }: River, walker: Walker): string[] {
  const plank = view.planks.find(({ name }) => name === walker.space);
  const where = plank
    ? say('delta-told-pawn-plank', { plank: bare(view, plank.name, say) })
    : say('delta-told-pawn-village', { village: walker.space });
  const reserve = walker.reserve.map((name) => plankName(name, say));
  return [
    where,
    say('delta-told-goal', { village: walker.goal, touched: walker.touched ? 'yes' : 'no' }),
    say('delta-told-reserve', { planks: joined(reserve, language) || say('delta-none') }),
  ];
}

/** Slot by slot: what this viewer may know of it. Nothing while nothing was laid. */
function program({ view, say }: River, seat: number): string[] {
  const { program: laid, ready } = view.players[seat]!;
  if (!laid.length && !ready) return [];
  return Array.from({ length: SLOTS }, (_, slot) => {
    const card = laid[slot];
    const state = card ? (isStopped(view, seat, slot) ? 'stopped' : 'card') : ready ? 'back' : 'empty';
    const named = card ? cardName(card, view.edition, say) : '';
    return say('delta-rack-card', { slot: slot + 1, state, card: named });
  });
}

// ---- the river

function river({ view, players, language, say }: River): Section {
  const [across, down] = view.board.size;
  const now =
    view.actor === null || !view.card
      ? ''
      : say('delta-told-now', {
          who: players[view.actor]?.name ?? '',
          card: cardName(view.card, view.edition, say),
          left: view.left,
        });
  const tried = view.tried.map(([a, b]) => say('delta-told-tried', { plank: view.picked ?? '', a, b }));
  const lost = joined(
    view.lost.map((name) => plankName(name, say)),
    language,
  );
  const lines = [
    say('delta-round', { round: view.round, slot: view.slot }),
    now,
    ...tried,
    say('delta-stones', { count: view.stone_reserve }),
    lost ? say('delta-told-lost', { planks: lost }) : '',
    say('delta-told-size', { across: tens(across), down: tens(down) }),
    say('delta-told-lengths', { lengths: joined(view.board.plank_lengths.map(tens).map(String), language) }),
  ];
  return { level: 2, heading: say('delta-told-river'), lines: lines.filter(Boolean) };
}

function villages({ view, players, say }: River): Section {
  const lines = view.villages.map((village) =>
    say('delta-told-village', {
      village: say('delta-spot-village', {
        name: village.name,
        colour: say(`delta-colour-${village.colour}`),
        who: whoStandsOn(view, village.name, players) || 'none',
      }),
      opposite: village.opposite,
      ...place(village.centre),
    }),
  );
  return { level: 3, heading: say('delta-told-villages'), lines };
}

function stones(told: River): Section {
  const { view, say } = told;
  const lines = view.stones.map((stone) => {
    const carried = view.planks.filter(({ supports }) => supports.includes(stone.name));
    return say('delta-told-stone', {
      stone: say('delta-spot-stone', { name: stone.name, planks: stone.planks }),
      carried: carried.map(({ name }) => name).join(', ') || 'none',
      ...place(stone.at),
      near: near(told, stone.name, stone.at),
    });
  });
  return {
    level: 3,
    heading: say('delta-told-stones'),
    lines: lines.length ? lines : [say('delta-told-no-stones')],
  };
}

function planks({ view, players, say }: River): Section {
  const lines = view.planks.map((plank) => plankWords(view, plank, players, say));
  return {
    level: 3,
    heading: say('delta-told-planks'),
    lines: lines.length ? lines : [say('delta-told-no-planks')],
  };
}

/** Before a plank is picked: the gaps, and the least plank for each. */
function openings({ view, say }: River): Section[] {
  if (!view.fits.length) return [];
  const named = new Map([...view.stones, ...view.villages].map(({ support, name }) => [support, name]));
  const lines = view.fits.map(([a, b, number]) =>
    say('delta-told-fit', { a: named.get(a) ?? '', b: named.get(b) ?? '', number }),
  );
  return [{ level: 3, heading: say('delta-told-fits'), lines }];
}

function islets(told: River): Section[] {
  const { view, say } = told;
  const covered = new Set(view.stones.map(({ name }) => name));
  const free = view.islets.filter(({ name }) => !covered.has(name));
  const lines = free.map(({ name, centre }) =>
    say('delta-told-islet', { name, ...place(centre), near: near(told, name, centre) }),
  );
  return lines.length ? [{ level: 3, heading: say('delta-told-islets'), lines }] : [];
}

/** The supports and islets that a plank could reach from here, each with the least number; not where it is judged by eye. */
function near({ view, options, language, say }: River, name: string, at: Point): string {
  if (options.table === 'byEye') return 'none';
  const spots = new Map<string, readonly Point[]>([
    ...view.islets.map((islet) => [islet.name, [islet.centre]] as const),
    ...view.stones.map((stone) => [stone.name, [stone.at]] as const),
    ...view.villages.map((village) => [village.name, village.landings] as const),
  ]);
  spots.delete(name);
  const reached = [...spots].flatMap(([spot, points]) => {
    const away = Math.min(...points.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
    const number = view.board.plank_lengths.findIndex((length) => away <= length) + 1;
    return number ? [say('delta-told-near', { spot, number })] : [];
  });
  return joined(reached, language) || 'none';
}

// ---- words

/** Places are told in tens: fine enough to plan, too coarse to measure by. */
const tens = (units: number) => Math.round(units / 10);
const place = ([x, y]: Point) => ({ x: tens(x), y: tens(y) });

function plankName(name: string, say: Say): string {
  return say('delta-told-plank', {
    colour: say(`delta-colour-${colourOf(name.charAt(0))}`),
    number: Number(name.slice(1)),
    name,
  });
}

/** A plank that lies, without who stands on it. */
function bare(view: DeltaView, name: string, say: Say): string {
  const plank = view.planks.find((one) => one.name === name)!;
  return say('delta-spot-plank', {
    colour: say(`delta-colour-${plank.colour}`),
    number: plank.number,
    name,
    a: plank.supports[0],
    b: plank.supports[1],
    who: 'none',
  });
}

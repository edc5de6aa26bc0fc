/** The journey in words: where everybody is, what is open, the ways from here, and the whole net of towns. */
import type { Translate, Section, DescribeProps } from '../board';
import { joined } from '../../table/status';
import { type Atlas, mayFly, readAtlas } from './parts/atlas';
import type { RamaMove } from './parts/choices';
import { journeyTold } from './parts/karma';
import { placeName } from './parts/places';
import {
  type Card,
  type Eco,
  type Held,
  nameOf,
  type Options,
  type RamaBoard,
  type RamaView,
  shortName,
  type Traveller,
} from './view';
import { flightsOf } from './parts/way';

interface Journey extends DescribeProps<RamaView, RamaBoard> {
  board: RamaBoard;
  atlas: Atlas;
  cards: ReadonlyMap<string, Card>;
}

const ECO: readonly Eco[] = ['transport', 'material'];
const atlases = new WeakMap<RamaBoard, Atlas>();

export function describe(told: DescribeProps<RamaView, RamaBoard>): Section[] {
  const { board, t } = told;
  if (!board) return [];
  const journey = {
    ...told,
    board,
    atlas: atlasOf(board),
    cards: new Map(board.cards.map((one) => [one.id, one])),
  };
  return [
    ...ownPart(journey),
    { level: 2, heading: t('players'), lines: [] },
    ...told.view.players.flatMap((_, seat) => (seat === told.seat ? [] : [other(journey, seat)])),
    land(journey),
    piles(journey),
    net(journey),
  ];
}

/** Ends of a move are listed by what they cost; cards and answers by themselves. */
export function groupOf({ text, targets: { space, theme, seat } }: RamaMove, t: Translate): string {
  if (theme) return t('rama-told-group-bonus');
  if (seat !== undefined) return t('rama-told-group-give');
  if (!space) return '';
  const flights = flightsOf(text);
  const paid = flights.some(({ ticket }) => ticket === 'paid');
  return t('rama-told-group-go', { way: paid ? 'paid' : flights.length ? 'free' : 'foot' });
}

function atlasOf(board: RamaBoard): Atlas {
  const atlas = atlases.get(board) ?? readAtlas(board);
  atlases.set(board, atlas);
  return atlas;
}

// ---- my own journey

function ownPart(told: Journey): Section[] {
  const { view, seat, t } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const own: Section = { level: 2, heading: t('rama-told-own'), lines: standing(told, me), own: true };
  const thrown = view.active === seat && view.throw !== null ? [t('rama-die', { face: view.throw })] : [];
  const extra = [
    ...thrown,
    view.karma ? t('rama-label-karma', { kind: t(`rama-karma-${view.karma}`) }) : '',
    me.journey ? t('rama-journey-rule', { way: me.way ?? 'open' }) : '',
    view.pamban ? far(view.pamban, 'rama-told-pamban', told) : '',
  ];
  const cards = [
    ...view.hand.map((held) => open(told, held)),
    ...me.laid.map(({ card }) => laid(told, card)),
  ];
  return [
    { ...own, lines: [...own.lines, ...extra].filter(Boolean) },
    { level: 3, heading: t('rama-my-cards'), lines: cards, own: true },
    ...(me.pawn
      ? [{ level: 3, heading: t('rama-told-ways'), lines: ways(told, me.pawn), own: true } as const]
      : []),
  ];
}

function open(told: Journey, held: Held): string {
  const { view, atlas, cards, language, t } = told;
  const town = atlas.space.get(held.town)!;
  const card = cards.get(held.card)!;
  const label = t(held.bonus ? 'rama-label-bonus' : 'rama-label-open', {
    theme: t(`rama-theme-${held.theme}`),
    name: nameOf(card, language),
    town: shortName(town, language),
    steps: held.on_foot ?? -1,
  });
  const facts = [
    t('rama-square', { square: town.grid }),
    held.by_air === null ? '' : t('rama-told-by-air', { steps: held.by_air }),
    town.airport ? t('rama-is-airport') : '',
    town.port ? t('rama-is-port') : '',
    view.cow === held.town ? t('rama-cow-here') : '',
    ...card.table.map((points, index) => t('rama-god-face', { face: index + 1, points })),
  ];
  return t('rama-told-card', { label, facts: facts.filter(Boolean).join(t('between-facts')) });
}

function laid({ atlas, cards, language, t }: Journey, id: string): string {
  const card = cards.get(id)!;
  return t('rama-label-laid', {
    theme: t(`rama-theme-${card.theme}`),
    name: nameOf(card, language),
    town: shortName(atlas.space.get(card.town)!, language),
  });
}

function far(way: { on_foot: number | null; by_air: number | null }, id: string, { t }: Journey): string {
  return way.on_foot === null ? '' : t(id, { foot: way.on_foot, air: way.by_air ?? way.on_foot });
}

/** Where each road and boat leads, how many steps to the next town, and the flights. */
function ways({ atlas, board, view, players, language, t }: Journey, from: string): string[] {
  const boats = boatSteps(board);
  const roads = (atlas.next.get(from) ?? []).map((first) => {
    const { town, steps } = follow(atlas, from, first);
    const there = view.players.findIndex(({ pawn }) => pawn === town);
    return t('rama-told-way', {
      town: shortName(atlas.space.get(town)!, language),
      steps,
      by: boats.has(`${from}>${first}`) ? 'boat' : 'road',
      state: view.cow === town ? 'cow' : there >= 0 ? 'pawn' : 'free',
      name: players[there]?.name ?? '',
    });
  });
  const flights = atlas.airports.filter((airport) => mayFly(atlas, from, airport));
  const names = flights.map((airport) => shortName(atlas.space.get(airport)!, language));
  return names.length ? [...roads, t('rama-told-flights', { towns: joined(names, language) })] : roads;
}

/** From a space over its neighbour on to the next town. */
function follow(atlas: Atlas, from: string, first: string): { town: string; steps: number } {
  let [before, here, steps] = [from, first, 1];
  while (!atlas.space.get(here)!.town) {
    const on = atlas.next.get(here)!.find((one) => one !== before);
    if (!on) break;
    [before, here] = [here, on];
    steps += 1;
  }
  return { town: here, steps };
}

function boatSteps(board: RamaBoard): ReadonlySet<string> {
  const lines = board.links.filter(({ kind }) => kind !== 'roads');
  return new Set(
    lines.flatMap(({ spaces }) =>
      spaces.slice(1).flatMap((space, index) => [`${spaces[index]}>${space}`, `${space}>${spaces[index]}`]),
    ),
  );
}

// ---- everybody

/** What lies open of one traveller, oneself or another. */
function standing(told: Journey, traveller: Traveller): string[] {
  const { board, atlas, language, t } = told;
  const eco = ECO.filter((kind) => traveller.eco[kind] !== 'none').map((kind) =>
    t(`rama-eco-${traveller.eco[kind]}`, {
      kind: t(`rama-theme-${kind}`),
      turns: traveller.eco_wait,
      faces: board.numbers.eco_faces[kind].join(', '),
    }),
  );
  const facts = [
    t(traveller.free_ticket ? 'rama-free-there' : 'rama-free-used'),
    traveller.paid_tickets ? t('rama-paid', { count: traveller.paid_tickets }) : '',
    traveller.god ? t('rama-god-gave', traveller.god) : '',
    traveller.bridge_finished ? t('rama-bridge-done') : '',
    traveller.karma_held ? t('rama-holds-karma') : '',
    traveller.received ? t('rama-was-given', { kind: t(`rama-karma-${traveller.received}`) }) : '',
  ];
  return [
    traveller.pawn
      ? t('rama-told-pawn', { place: placeName(atlas, traveller.pawn, { t, language }) })
      : t('rama-told-no-pawn'),
    facts.filter(Boolean).join(t('between-facts')),
    journeyTold(traveller, told),
    ...eco,
    score(traveller, t),
  ].filter(Boolean);
}

function score(traveller: Traveller, t: Translate): string {
  if (!traveller.score) return '';
  const rows = Object.entries(traveller.score)
    .filter(([row, points]) => row !== 'total' && points !== 0)
    .map(([row, points]) => t('rama-told-score-row', { row: t(`rama-score-${row}`), points }));
  const total = t('rama-points', { points: traveller.score.total ?? 0 });
  return t('rama-told-score', { total, rows: rows.join(', ') || 'none' });
}

function other(told: Journey, seat: number): Section {
  const { view, players, cards, language, t } = told;
  const traveller = view.players[seat]!;
  const themes = traveller.open_themes.map((theme) =>
    t('rama-told-theme', {
      theme: t(`rama-theme-${theme.replace('*', '')}`),
      bonus: theme.endsWith('*') ? 'yes' : 'no',
    }),
  );
  const done = traveller.laid.map(({ card }) => nameOf(cards.get(card)!, language));
  const left = (traveller.open ?? []).map((card) => nameOf(cards.get(card)!, language));
  const lines = [
    ...standing(told, traveller),
    done.length ? t('rama-told-laid', { cards: joined(done, language) }) : t('rama-told-none-laid'),
    themes.length ? t('rama-told-open', { themes: joined(themes, language) }) : '',
    left.length ? `${t('rama-left-open')} ${joined(left, language)}` : '',
    traveller.gone ? t('rama-told-gone') : '',
  ];
  return { level: 3, heading: players[seat]?.name ?? '', lines: lines.filter(Boolean) };
}

// ---- the table and the map

function land({ view, board, atlas, players, options, language, t }: Journey): Section {
  const strategy = (options as Options).rules === 'strategie';
  const active = view.active === null ? '' : (players[view.active]?.name ?? '');
  const lines = [
    t('rama-told-round', { round: view.round }),
    active && view.throw !== null ? t('rama-threw', { name: active, face: view.throw }) : '',
    t('rama-told-cow', { place: placeName(atlas, view.cow, { t, language }) }),
    t('rama-told-finish', { town: shortName(atlas.space.get(board.special.finish)!, language) }),
    t('rama-tickets-left', { count: view.supply }),
    strategy ? t('rama-karma-left', { count: view.karma_pile }) : '',
    strategy ? t('rama-eco-left', { count: view.eco_cards }) : '',
  ];
  return { level: 2, heading: t('rama-told-table'), lines: lines.filter(Boolean) };
}

function piles({ view, board, t }: Journey): Section {
  const lines = board.themes
    .filter((theme) => theme !== 'deity')
    .map((theme) => t('rama-pile', { theme: t(`rama-theme-${theme}`), count: view.piles[theme] }));
  return { level: 3, heading: t('rama-told-piles'), lines };
}

/** Every town with its neighbours: the map for somebody who does not see it. */
function net({ board, atlas, language, t }: Journey): Section {
  const boats = boatSteps(board);
  const lines = board.spaces
    .filter(({ town }) => town)
    .map((space) => {
      const neighbours = (atlas.next.get(space.id) ?? []).map((first) => {
        const { town, steps } = follow(atlas, space.id, first);
        const by = boats.has(`${space.id}>${first}`) ? 'boat' : 'road';
        return t('rama-told-neighbour', { town: shortName(atlas.space.get(town)!, language), steps, by });
      });
      const facts = [
        t('rama-square', { square: space.grid }),
        space.airport ? t('rama-is-airport') : '',
        space.port ? t('rama-is-port') : '',
      ];
      return t('rama-told-town', {
        town: shortName(space, language),
        facts: facts.filter(Boolean).join(', '),
        neighbours: neighbours.join(t('between-facts')) || 'none',
      });
    });
  return { level: 3, heading: t('rama-told-net'), lines };
}

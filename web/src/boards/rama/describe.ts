/** The journey in words: where everybody is, what is open, the ways from here, and the whole net of towns. */
import type { Say, Section, Telling } from '../board';
import { joined } from '../../table/status';
import { type Atlas, mayFly, readAtlas } from './atlas';
import type { RamaMove } from './choices';
import { journeyTold } from './karma';
import { placeName } from './places';
import {
  type Card,
  type EcoKind,
  type Held,
  nameOf,
  type RamaBoard,
  type RamaView,
  shortName,
  type Traveller,
} from './view';
import { flightsOf } from './way';

interface Journey extends Telling<RamaView, RamaBoard> {
  board: RamaBoard;
  atlas: Atlas;
  cards: ReadonlyMap<string, Card>;
}

const ECO: readonly EcoKind[] = ['transport', 'material'];
const atlases = new WeakMap<RamaBoard, Atlas>();

export function tell(told: Telling<RamaView, RamaBoard>): Section[] {
  const { board, say } = told;
  if (!board) return [];
  const journey = {
    ...told,
    board,
    atlas: atlasOf(board),
    cards: new Map(board.cards.map((one) => [one.id, one])),
  };
  return [
    ...ownPart(journey),
    { level: 2, heading: say('players'), lines: [] },
    ...told.view.players.flatMap((_, seat) => (seat === told.seat ? [] : [other(journey, seat)])),
    land(journey),
    piles(journey),
    net(journey),
  ];
}

/** Ends of a move are listed by what they cost; cards and answers by themselves. */
export function groupOf({ text, targets: { space, theme, seat } }: RamaMove, say: Say): string {
  if (theme) return say('rama-told-group-bonus');
  if (seat !== undefined) return say('rama-told-group-give');
  if (!space) return '';
  const flights = flightsOf(text);
  const paid = flights.some(({ ticket }) => ticket === 'paid');
  return say('rama-told-group-go', { way: paid ? 'paid' : flights.length ? 'free' : 'foot' });
}

function atlasOf(board: RamaBoard): Atlas {
  const atlas = atlases.get(board) ?? readAtlas(board);
  atlases.set(board, atlas);
  return atlas;
}

// ---- my own journey

function ownPart(told: Journey): Section[] {
  const { view, seat, say } = told;
  const me = seat === null ? undefined : view.players[seat];
  if (seat === null || !me) return [];
  const own: Section = { level: 2, heading: say('rama-told-own'), lines: standing(told, me), own: true };
  const thrown = view.active === seat && view.throw !== null ? [say('rama-die', { face: view.throw })] : [];
  const extra = [
    ...thrown,
    view.karma ? say('rama-label-karma', { kind: say(`rama-karma-${view.karma}`) }) : '',
    me.journey ? say('rama-journey-rule', { way: me.way ?? 'open' }) : '',
    view.pamban ? far(view.pamban, 'rama-told-pamban', told) : '',
  ];
  const cards = [
    ...view.hand.map((held) => open(told, held)),
    ...me.laid.map(({ card }) => laid(told, card)),
  ];
  return [
    { ...own, lines: [...own.lines, ...extra].filter(Boolean) },
    { level: 3, heading: say('rama-my-cards'), lines: cards, own: true },
    ...(me.pawn
      ? [{ level: 3, heading: say('rama-told-ways'), lines: ways(told, me.pawn), own: true } as const]
      : []),
  ];
}

function open(told: Journey, held: Held): string {
  const { view, atlas, cards, language, say } = told;
  const town = atlas.space.get(held.town)!;
  const card = cards.get(held.card)!;
  const label = say(held.bonus ? 'rama-label-bonus' : 'rama-label-open', {
    theme: say(`rama-theme-${held.theme}`),
    name: nameOf(card, language),
    town: shortName(town, language),
    steps: held.on_foot ?? -1,
  });
  const facts = [
    say('rama-square', { square: town.grid }),
    held.by_air === null ? '' : say('rama-told-by-air', { steps: held.by_air }),
    town.airport ? say('rama-is-airport') : '',
    town.port ? say('rama-is-port') : '',
    view.cow === held.town ? say('rama-cow-here') : '',
    ...card.table.map((points, index) => say('rama-god-face', { face: index + 1, points })),
  ];
  return say('rama-told-card', { label, facts: facts.filter(Boolean).join(say('between-facts')) });
}

function laid({ atlas, cards, language, say }: Journey, id: string): string {
  const card = cards.get(id)!;
  return say('rama-label-laid', {
    theme: say(`rama-theme-${card.theme}`),
    name: nameOf(card, language),
    town: shortName(atlas.space.get(card.town)!, language),
  });
}

function far(way: { on_foot: number | null; by_air: number | null }, id: string, { say }: Journey): string {
  return way.on_foot === null ? '' : say(id, { foot: way.on_foot, air: way.by_air ?? way.on_foot });
}

/** Where each road and boat leads, how many steps to the next town, and the flights. */
function ways({ atlas, board, view, players, language, say }: Journey, from: string): string[] {
  const boats = boatSteps(board);
  const roads = (atlas.next.get(from) ?? []).map((first) => {
    const { town, steps } = follow(atlas, from, first);
    const there = view.players.findIndex(({ pawn }) => pawn === town);
    return say('rama-told-way', {
      town: shortName(atlas.space.get(town)!, language),
      steps,
      by: boats.has(`${from}>${first}`) ? 'boat' : 'road',
      state: view.cow === town ? 'cow' : there >= 0 ? 'pawn' : 'free',
      name: players[there]?.name ?? '',
    });
  });
  const flights = atlas.airports.filter((airport) => mayFly(atlas, from, airport));
  const names = flights.map((airport) => shortName(atlas.space.get(airport)!, language));
  return names.length ? [...roads, say('rama-told-flights', { towns: joined(names, language) })] : roads;
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
  const { board, atlas, language, say } = told;
  const eco = ECO.filter((kind) => traveller.eco[kind] !== 'none').map((kind) =>
    say(`rama-eco-${traveller.eco[kind]}`, {
      kind: say(`rama-theme-${kind}`),
      turns: traveller.eco_wait,
      faces: board.numbers.eco_faces[kind].join(', '),
    }),
  );
  const facts = [
    say(traveller.free_ticket ? 'rama-free-there' : 'rama-free-used'),
    traveller.paid_tickets ? say('rama-paid', { count: traveller.paid_tickets }) : '',
    traveller.god ? say('rama-god-gave', traveller.god) : '',
    traveller.bridge_finished ? say('rama-bridge-done') : '',
    traveller.karma_held ? say('rama-holds-karma') : '',
    traveller.received ? say('rama-was-given', { kind: say(`rama-karma-${traveller.received}`) }) : '',
  ];
  return [
    traveller.pawn
      ? say('rama-told-pawn', { place: placeName(atlas, traveller.pawn, { say, language }) })
      : say('rama-told-no-pawn'),
    facts.filter(Boolean).join(say('between-facts')),
    journeyTold(traveller, told),
    ...eco,
    score(traveller, say),
  ].filter(Boolean);
}

function score(traveller: Traveller, say: Say): string {
  if (!traveller.score) return '';
  const rows = Object.entries(traveller.score)
    .filter(([row, points]) => row !== 'total' && points !== 0)
    .map(([row, points]) => say('rama-told-score-row', { row: say(`rama-score-${row}`), points }));
  const total = say('rama-points', { points: traveller.score.total ?? 0 });
  return say('rama-told-score', { total, rows: rows.join(', ') || 'none' });
}

function other(told: Journey, seat: number): Section {
  const { view, players, cards, language, say } = told;
  const traveller = view.players[seat]!;
  const themes = traveller.open_themes.map((theme) =>
    say('rama-told-theme', {
      theme: say(`rama-theme-${theme.replace('*', '')}`),
      bonus: theme.endsWith('*') ? 'yes' : 'no',
    }),
  );
  const done = traveller.laid.map(({ card }) => nameOf(cards.get(card)!, language));
  const left = (traveller.open ?? []).map((card) => nameOf(cards.get(card)!, language));
  const lines = [
    ...standing(told, traveller),
    done.length ? say('rama-told-laid', { cards: joined(done, language) }) : say('rama-told-none-laid'),
    themes.length ? say('rama-told-open', { themes: joined(themes, language) }) : '',
    left.length ? `${say('rama-left-open')} ${joined(left, language)}` : '',
    traveller.gone ? say('rama-told-gone') : '',
  ];
  return { level: 3, heading: players[seat]?.name ?? '', lines: lines.filter(Boolean) };
}

// ---- the table and the map

function land({ view, board, atlas, players, options, language, say }: Journey): Section {
  const strategy = options.rules === 'strategie';
  const active = view.active === null ? '' : (players[view.active]?.name ?? '');
  const lines = [
    say('rama-told-round', { round: view.round }),
    active && view.throw !== null ? say('rama-threw', { name: active, face: view.throw }) : '',
    say('rama-told-cow', { place: placeName(atlas, view.cow, { say, language }) }),
    say('rama-told-finish', { town: shortName(atlas.space.get(board.special.finish)!, language) }),
    say('rama-tickets-left', { count: view.supply }),
    strategy ? say('rama-karma-left', { count: view.karma_pile }) : '',
    strategy ? say('rama-eco-left', { count: view.eco_cards }) : '',
  ];
  return { level: 2, heading: say('rama-told-table'), lines: lines.filter(Boolean) };
}

function piles({ view, board, say }: Journey): Section {
  const lines = board.themes
    .filter((theme) => theme !== 'deity')
    .map((theme) => say('rama-pile', { theme: say(`rama-theme-${theme}`), count: view.piles[theme] }));
  return { level: 3, heading: say('rama-told-piles'), lines };
}

/** Every town with its neighbours: the map for somebody who does not see it. */
function net({ board, atlas, language, say }: Journey): Section {
  const boats = boatSteps(board);
  const lines = board.spaces
    .filter(({ town }) => town)
    .map((space) => {
      const neighbours = (atlas.next.get(space.id) ?? []).map((first) => {
        const { town, steps } = follow(atlas, space.id, first);
        const by = boats.has(`${space.id}>${first}`) ? 'boat' : 'road';
        return say('rama-told-neighbour', { town: shortName(atlas.space.get(town)!, language), steps, by });
      });
      const facts = [
        say('rama-square', { square: space.grid }),
        space.airport ? say('rama-is-airport') : '',
        space.port ? say('rama-is-port') : '',
      ];
      return say('rama-told-town', {
        town: shortName(space, language),
        facts: facts.filter(Boolean).join(', '),
        neighbours: neighbours.join(say('between-facts')) || 'none',
      });
    });
  return { level: 3, heading: say('rama-told-net'), lines };
}

/** The map as it is drawn: ways, distances, names and the lens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { speaker } from '../../../i18n/fluent';
import { distances, mayFly, readAtlas } from './atlas';
import boardFile from '../fixtures/board.json';
import { placeLabels } from './labels';
import { fit, kept, nearest, toCloth, toPane, zoomed } from './lens';
import { placeName } from './places';
import { roomFor } from './slip';
import type { RamaBoard } from '../view';
import { flightsOf, legs, walk } from './way';

const board = boardFile as unknown as RamaBoard;
const atlas = readAtlas(board);

describe('the atlas', () => {
  test('every step of every link has a curve, both ways', () => {
    for (const link of board.links) {
      link.spaces.slice(1).forEach((to, index) => {
        expect(atlas.curve.get(`${link.spaces[index]}>${to}`)).toMatch(/^M.+C/);
        expect(atlas.curve.get(`${to}>${link.spaces[index]}`)).toMatch(/^M.+C/);
      });
    }
  });

  test('a space without a name is told from the nearer town', () => {
    expect(atlas.between.get('r001')).toEqual({ steps: 1, start: 'leh', end: 'srinagar', sea: false });
    expect(atlas.between.get('r002')).toEqual({ steps: 1, start: 'srinagar', end: 'leh', sea: false });
  });

  test('in French a town is said without its older name, and nothing has to be elided', () => {
    const french = readFileSync(join(import.meta.dirname, '..', 'texts', 'fr.ftl'), 'utf8');
    const i18n = { t: speaker('fr', [french]), language: 'fr' };
    expect(placeName(atlas, 'mumbai', i18n)).toBe('Mumbai');
    expect(placeName(atlas, 'r058', i18n)).toBe('Route Ahmedabad–Surate, case 1');
    expect(placeName(atlas, 's04', i18n)).toBe('En mer, Panaji–Cochin, case 1');
  });

  test('Malé is linked with Colombo alone', () => {
    expect(mayFly(atlas, 'male', 'colombo')).toBe(true);
    expect(mayFly(atlas, 'delhi', 'male')).toBe(false);
    expect(mayFly(atlas, 'delhi', 'mumbai')).toBe(true);
    expect(mayFly(atlas, 'delhi', 'agra')).toBe(false);
  });

  test('steps are those the server counts', () => {
    expect(distances(atlas, 'mumbai', false).get('surat')).toBe(3);
    expect(distances(atlas, 'mumbai', false).get('jaffna')).toBe(11);
    expect(distances(atlas, 'mumbai', true).get('jaffna')).toBe(5);
    expect(distances(atlas, 'mumbai', false).has('male')).toBe(false);
  });
});

describe('a way', () => {
  test('reads its flights from the notation', () => {
    expect(flightsOf('>rishikesh fly mumbai-delhi paid')).toEqual([
      { from: 'mumbai', to: 'delhi', ticket: 'paid' },
    ]);
    expect(flightsOf('>surat')).toEqual([]);
  });

  test('goes round what is closed, and through it only if there is no other walk', () => {
    const direct = walk(atlas, 'agra', 'delhi', new Set())!;
    const around = walk(atlas, 'agra', 'delhi', new Set([direct[1]!]))!;
    expect(around.length).toBeGreaterThan(direct.length);
    expect(around).not.toContain(direct[1]);
    const shut = new Set(atlas.next.get('delhi'));
    expect(legs(atlas, 'agra', 'delhi', [], shut)).toHaveLength(direct.length - 1);
  });

  test('walks to the airport, flies, and walks on', () => {
    const way = legs(atlas, 'surat', 'agra', flightsOf('fly mumbai-delhi free'), new Set());
    expect(way.filter((leg) => leg.by === 'air')).toEqual([
      expect.objectContaining({ from: 'mumbai', to: 'delhi' }),
    ]);
    expect([way[0]!.from, way.at(-1)!.to]).toEqual(['surat', 'agra']);
    way.slice(1).forEach((leg, index) => expect(leg.from).toBe(way[index]!.to));
  });
});

describe('the lens', () => {
  const pane = { width: 380, height: 440 };
  const whole = fit(atlas.extent, pane);

  test('shows the whole map, and never less close nor beside it', () => {
    const away = kept({ x: -5000, y: 9000, scale: 0.01 }, atlas.extent, pane);
    expect(away.scale).toBe(whole.scale);
    const close = kept({ x: -5000, y: 0, scale: 2 }, atlas.extent, pane);
    expect(close.x - pane.width / 2 / 2).toBeCloseTo(atlas.extent.left);
  });

  test('keeps the point under the finger', () => {
    const finger = { x: 90, y: 300 };
    const before = toCloth(whole, pane, finger);
    const after = toPane(zoomed(whole, 2.5, pane, finger), pane, before);
    expect(after.x).toBeCloseTo(finger.x);
    expect(after.y).toBeCloseTo(finger.y);
  });

  test('a tap prefers what may be chosen, and finds nothing far away', () => {
    const things = [
      { x: 0, y: 0, legal: false },
      { x: 10, y: 0, legal: true },
    ];
    expect(nearest(things, { x: 4, y: 0 }, 20, (one) => one.legal)).toBe(things[1]);
    expect(nearest(things, { x: 1, y: 0 }, 20, (one) => one.legal)).toBe(things[0]);
    expect(nearest(things, { x: 90, y: 0 }, 20, () => true)).toBeNull();
  });
});

describe('names on the map', () => {
  const towns = board.spaces
    .filter((space) => space.town)
    .map((space) => ({ id: space.id, text: space.name_en, reach: 8, rank: 0, ...atlas.at.get(space.id)! }));

  test('all are written where there is room, fewer where there is not', () => {
    const fine = placeLabels(towns, [], [], atlas.extent, 6);
    const coarse = placeLabels(towns, [], [], atlas.extent, 26);
    expect(fine.size).toBe(towns.length);
    expect(coarse.size).toBeGreaterThan(15);
    expect(coarse.size).toBeLessThan(towns.length);
  });

  test('what matters is always written', () => {
    const mine = towns.map((town) => ({ ...town, rank: town.id === 'ella' ? 3 : 0 }));
    expect(placeLabels(mine, [], [], atlas.extent, 40).has('ella')).toBe(true);
  });
});

describe('a slip on the map', () => {
  const pane = { width: 400, height: 400 };
  const slip = { width: 150, height: 40 };

  test('lies low and to the left where nothing is', () => {
    expect(roomFor(slip, pane, [])).toEqual({ x: 8, y: 352, under: 0 });
  });

  test('goes where it covers no place', () => {
    expect(roomFor(slip, pane, [{ x: 60, y: 370 }])).toEqual({ x: 242, y: 352, under: 0 });
  });

  test('covers as little as it can where places are everywhere', () => {
    const places = Array.from({ length: 400 }, (_, at) => ({
      x: (at % 20) * 20,
      y: Math.floor(at / 20) * 20,
    }));
    const free = places.filter(({ y }) => y < 100 || y > 180);
    expect(roomFor(slip, pane, free).y).toBeGreaterThan(100);
    expect(roomFor(slip, pane, free).y).toBeLessThan(150);
  });
});

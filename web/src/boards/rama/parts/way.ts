/** The way to an end space, for the eye: the flights are those the move names, the rest is a shortest walk. */
import { type Atlas, arc } from './atlas';

export interface Flight {
  from: string;
  to: string;
  /** `none`: carried without a ticket. */
  ticket: 'free' | 'paid' | 'none';
}

const FLIGHT = /fly (\S+?)-(\S+) (free|paid|none)/g;

/** The flights that a move's notation names. */
export function flightsOf(written: string): Flight[] {
  return [...written.matchAll(FLIGHT)].map(([, from, to, ticket]) => ({
    from: from!,
    to: to!,
    ticket: ticket as Flight['ticket'],
  }));
}

/** Spaces passed, first and last included; null if there is no such walk. */
export function walk(atlas: Atlas, from: string, to: string, shun: ReadonlySet<string>): string[] | null {
  const came = new Map<string, string | null>([[from, null]]);
  const waiting = [from];
  for (const here of waiting) {
    if (here === to) return unwind(came, to);
    if (here !== from && shun.has(here)) continue;
    for (const there of atlas.next.get(here) ?? []) {
      if (came.has(there)) continue;
      came.set(there, here);
      waiting.push(there);
    }
  }
  return null;
}

function unwind(came: ReadonlyMap<string, string | null>, end: string): string[] {
  const way: string[] = [];
  for (let here: string | null | undefined = end; here; here = came.get(here)) way.unshift(here);
  return way;
}

export interface Leg {
  from: string;
  to: string;
  by: 'land' | 'air';
  d: string;
}

/** Every step of a way with its curve. `shun` is not walked through; if that leaves no walk it is. */
export function legs(
  atlas: Atlas,
  from: string,
  to: string,
  flights: readonly Flight[],
  shun: ReadonlySet<string>,
): Leg[] {
  const found: Leg[] = [];
  let here = from;
  const walkTo = (there: string) => {
    const way = walk(atlas, here, there, shun) ?? walk(atlas, here, there, new Set()) ?? [];
    way.slice(1).forEach((space, index) => {
      const before = way[index]!;
      found.push({ from: before, to: space, by: 'land', d: atlas.curve.get(`${before}>${space}`) ?? '' });
    });
    here = there;
  };
  for (const flight of flights) {
    walkTo(flight.from);
    const d = arc(atlas.at.get(flight.from)!, atlas.at.get(flight.to)!);
    found.push({ from: flight.from, to: flight.to, by: 'air', d });
    here = flight.to;
  }
  walkTo(to);
  return found;
}

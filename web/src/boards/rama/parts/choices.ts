/** The legal moves, sorted by what they touch, and how a try is written. */
import type { Move } from '../../board';
import { flightsOf } from './way';
import type { RamaView, Targets, Theme } from '../view';

export type RamaMove = Move<Targets>;

export interface Choices {
  spaces: ReadonlyMap<string, RamaMove>;
  themes: ReadonlyMap<Theme, RamaMove>;
  seats: ReadonlyMap<number, RamaMove>;
  answers: readonly RamaMove[];
}

export function sorted(moves: readonly RamaMove[]): Choices {
  const spaces = new Map<string, RamaMove>();
  const themes = new Map<Theme, RamaMove>();
  const seats = new Map<number, RamaMove>();
  const answers: RamaMove[] = [];
  for (const move of moves) {
    const { space, theme, seat, answer } = move.targets;
    if (space !== undefined) spaces.set(space, move);
    else if (theme !== undefined) themes.set(theme, move);
    else if (seat !== undefined) seats.set(seat, move);
    else if (answer !== undefined) answers.push(move);
  }
  return { spaces, themes, seats, answers };
}

/** What a move costs in tickets: on foot, with the free ticket alone, or so many paid ones. */
export type Fare = 'foot' | 'free' | 'paid';

export function fareOf(move: RamaMove): Fare {
  const flights = flightsOf(move.text);
  if (!flights.length) return 'foot';
  return flights.some((flight) => flight.ticket === 'paid') ? 'paid' : 'free';
}

/** The notation of "this space", in the phase that is on. */
export function written(view: RamaView, space: string): string {
  switch (view.phase) {
    case 'place':
      return `place P${(view.placing ?? 0) + 1} ${space}`;
    case 'cow':
      return `cow ${space}`;
    default:
      return `>${space}`;
  }
}

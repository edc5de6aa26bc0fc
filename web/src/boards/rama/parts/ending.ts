/** The journey that won, for the eye: the towns of the laid cards in their order, then where the pawn stands. */
import type { Result } from '../../board';
import { arc, type Atlas } from './atlas';
import type { Card, RamaView } from '../view';

export interface Triumph {
  seat: number;
  /** The towns, each once, in the order in which their first card was laid. */
  stops: readonly string[];
  /** Where the journey ended. */
  arrival: string | null;
  d: string;
}

export function triumphs(
  view: RamaView,
  result: Result | null,
  cards: ReadonlyMap<string, Card>,
  atlas: Atlas,
): Triumph[] {
  if (!result) return [];
  return view.players.flatMap(({ laid, pawn }, seat) => {
    if (result.places[seat] !== 1) return [];
    const stops = [...new Set(laid.map(({ card }) => cards.get(card)!.town))];
    const way = pawn && stops.at(-1) !== pawn ? [...stops, pawn] : stops;
    const d = way
      .slice(1)
      .map((town, index) => arc(atlas.at.get(way[index]!)!, atlas.at.get(town)!))
      .join('');
    return [{ seat, stops, arrival: pawn, d }];
  });
}

/** The private notes of a route: kept in this browser, for this seat and this deal, and never sent anywhere. */
import type { RamaView } from '../view';

/** A deal is known by its cards, those of food apart: the monsoon may change them. */
export function dealOf(view: RamaView, seat: number): string {
  const dealt = [
    ...view.hand.filter((held) => !held.bonus).map((held) => held.card),
    ...(view.players[seat]?.laid ?? []).filter((laid) => !laid.bonus).map((laid) => laid.card),
  ];
  const kept = dealt.filter((card) => !card.startsWith('food')).sort();
  return `setu-rama-route:${seat}:${kept.join(' ')}`;
}

export function readNotes(deal: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(deal) ?? '[]');
    return Array.isArray(found) ? found.filter((town) => typeof town === 'string') : [];
  } catch {
    return [];
  }
}

export function keepNotes(deal: string, order: readonly string[]) {
  try {
    localStorage.setItem(deal, JSON.stringify(order));
  } catch {
    // A browser that keeps nothing still shows the order of this sitting.
  }
}

/** What the herald tells of the log: the few things that a player should not miss, one after the other. */
import type { Entry, Happening } from '../../board';

export interface Tiding {
  /** A sentence of the table, in the reader's language … */
  text: string;
  /** … or one of the board's own, for things that happen to everybody at once. */
  id: string;
  /** Whose doing it is, if anybody's. */
  seat: number | null;
}

const told = new Set([
  'sent-home',
  'returned',
  'shielded',
  'gave-tokens',
  'rose',
  'pulled',
  'copied',
  'swapped',
  'took',
  'gave',
  'turned-up',
  'picked',
  'declined',
  'wasted',
  'recruited',
  'shuffled',
  'blocked',
  'grew',
  'drew',
  'round',
  'ended',
]);
const together: Record<string, string> = {
  revealed: 'sangram-told-reveal',
  trained: 'sangram-told-training',
};
const ofNobody = new Set(['shuffled', 'round', 'ended']);

export function tidings(fresh: readonly Entry[]): Tiding[] {
  const news: Tiding[] = [];
  for (const { name, text, numbers } of fresh.flatMap(({ events }) => [...events])) {
    const id = together[name] ?? '';
    if (id) {
      if (!news.some((tiding) => tiding.id === id)) news.push({ text: '', id, seat: null });
    } else if (told.has(name)) {
      news.push({ text, id: '', seat: ofNobody.has(name) ? null : (numbers[0] ?? null) });
    }
  }
  return news;
}

/** The same for a screen reader, all at once. */
export function spoken(fresh: readonly Entry[]): string {
  const worth = (event: Happening) =>
    told.has(event.name) || event.name === 'revealed' || event.name === 'shown';
  return fresh
    .flatMap(({ events }) => events.filter(worth))
    .map(({ text }) => text)
    .join(' ');
}

/** How long a tiding stands, in milliseconds: less when many wait. */
export function standing(waiting: number, pace: number): number {
  return (waiting > 4 ? 800 : 1600) / pace;
}

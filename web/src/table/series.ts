/** A series of games in words: which game this is, what each has by now, and who has won it. */
import type { Say } from '../boards/board';
import type { Series, Table } from '../net/messages';
import { joined } from './status';

export function seriesGame({ games, race, number }: Series, say: Say): string {
  return race === null
    ? say('series-games', { games: games ?? 1, number })
    : say('series-race', { race, number });
}

/** "Asha 220, Bruno 185"; nothing before the first game is over. */
export function seriesTotals({ series, seats }: Table, say: Say): string {
  if (!series?.totals.some(Boolean)) return '';
  return seats
    .map(({ seat, name }) => say('series-total', { name, total: series.totals[seat] ?? 0 }))
    .join(', ');
}

/** Who has won it or, between two games, who begins the next one. */
export function seriesEnd({ series, seats, mine }: Table, say: Say): string {
  const winners = series?.winners ?? [];
  if (series?.next) {
    const { seat } = series.next;
    if (seat === null) return say('series-next-lots');
    return mine.length === 1 && mine[0] === seat
      ? say('series-next-you')
      : say('series-next', { name: seats[seat]?.name ?? '' });
  }
  if (!winners.length) return '';
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  if (winners.length > 1) {
    return say('series-shared', { names: joined(names, document.documentElement.lang || 'en') });
  }
  return mine.length === 1 && mine[0] === winners[0]
    ? say('series-you-won')
    : say('series-won', { name: names[0]! });
}

/** All of it, a sentence each. */
export function seriesLines(table: Table, say: Say): string[] {
  if (!table.series) return [];
  return [seriesGame(table.series, say), seriesTotals(table, say), seriesEnd(table, say)].filter(Boolean);
}

/** What the button at the end of a game leads to. */
export function againId({ series }: Table): 'rematch' | 'next-game' | 'new-series-again' {
  if (!series) return 'rematch';
  return series.winners.length ? 'new-series-again' : 'next-game';
}

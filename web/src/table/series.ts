/** A series of games in words: which game this is, what each has by now, and who has won it. */
import type { Translate } from '../boards/board';
import type { Series, Table } from '../net/messages';
import { joined } from './status';

export function seriesGame({ games, race, number }: Series, t: Translate): string {
  return race === null
    ? t('series-games', { games: games ?? 1, number })
    : t('series-race', { race, number });
}

/** "Asha 220, Bruno 185"; nothing before the first game is over. */
export function seriesTotals({ series, seats }: Table, t: Translate): string {
  if (!series?.totals.some(Boolean)) return '';
  return seats
    .map(({ seat, name }) => t('series-total', { name, total: series.totals[seat] ?? 0 }))
    .join(', ');
}

/** Who has won it or, between two games, who begins the next one. */
export function seriesEnd({ series, seats, mine }: Table, t: Translate): string {
  const winners = series?.winners ?? [];
  if (series?.next) {
    const { seat } = series.next;
    if (seat === null) return t('series-next-lots');
    return mine.length === 1 && mine[0] === seat
      ? t('series-next-you')
      : t('series-next', { name: seats[seat]?.name ?? '' });
  }
  if (!winners.length) return '';
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  if (winners.length > 1) {
    return t('series-shared', { names: joined(names, document.documentElement.lang || 'en') });
  }
  return mine.length === 1 && mine[0] === winners[0]
    ? t('series-you-won')
    : t('series-won', { name: names[0]! });
}

/** All of it, a sentence each. */
export function seriesLines(table: Table, t: Translate): string[] {
  if (!table.series) return [];
  return [seriesGame(table.series, t), seriesTotals(table, t), seriesEnd(table, t)].filter(Boolean);
}

/** What the button at the end of a game leads to. */
export function againId({ series }: Table): 'rematch' | 'next-game' | 'new-series-again' {
  if (!series) return 'rematch';
  return series.winners.length ? 'new-series-again' : 'next-game';
}

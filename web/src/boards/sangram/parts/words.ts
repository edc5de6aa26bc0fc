/** Cards and kingdoms in whole words: what a screen reader hears, and what the herald explains. */
import type { Findings, Player, Translate } from '../../board';
import { joined } from '../../../table/status';
import { type Card, idleNow, type Kingdom, readName, totalRange, type Warrior } from '../view';

export function warriorName(t: Translate, warrior: Warrior): string {
  return t(`sangram-${warrior}`);
}

/** Senapati 38 */
export function cardName(t: Translate, card: { warrior: Warrior; motivation: number }): string {
  return t('sangram-card', { warrior: warriorName(t, card.warrior), number: String(card.motivation) });
}

export function nameOfNamed(t: Translate, name: string): string {
  return cardName(t, readName(name));
}

/** Senapati 38, strength 2, 3 Britishers */
export function wholeCard(t: Translate, card: Card): string {
  return t('sangram-card-whole', {
    card: cardName(t, card),
    strength: card.strength,
    britishers: card.britishers,
  });
}

/** Two sentences: what the warrior does, and whether that would come to nothing as things stand. */
export function activity(
  t: Translate,
  card: Card,
  me: Kingdom | null,
  findings: Findings | null | undefined,
): string {
  const does = t(`sangram-does-${card.warrior}`);
  const first = t('sangram-explained', { card: cardName(t, card), does });
  return me && me.hand?.some(({ name }) => name === card.name) && idleNow(card, me, findings)
    ? t('sangram-idle-now', { explained: first })
    : first;
}

/** Total 9, or between 9 and 11, or unknown. */
export function totalWords(t: Translate, player: Kingdom): string {
  const range = totalRange(player);
  if (!range) return '';
  const [least, most] = range;
  return least === most ? t('sangram-total', { total: least }) : t('sangram-total-range', { least, most });
}

/** Everything to be said of a rival's camp. */
export function campWords(t: Translate, player: Kingdom, who: Player | undefined, language: string): string {
  const known = (player.known ?? []).map((card) => cardName(t, card));
  return [
    t('sangram-camp', {
      who: who?.called ?? '',
      name: who?.name ?? '',
      level: player.level,
      tokens: player.tokens,
      cards: player.cards,
    }),
    player.trains ? '' : t('sangram-camp-blocked'),
    known.length ? t('sangram-camp-known', { cards: joined(known, language) }) : '',
    totalWords(t, player),
    ...player.badges.map((mark) => t(`sangram-mark-${mark}-long`)),
  ]
    .filter(Boolean)
    .join(' ');
}

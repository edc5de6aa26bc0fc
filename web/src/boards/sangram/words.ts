/** Cards and kingdoms in whole words: what a screen reader hears, and what the herald explains. */
import type { Player, Say } from '../board';
import { joined } from '../../table/status';
import {
  type Card,
  idleNow,
  type Kingdom,
  readName,
  type SangramView,
  totalRange,
  type Warrior,
} from './view';

export function warriorName(say: Say, warrior: Warrior): string {
  return say(`sangram-${warrior}`);
}

/** Senapati 38 */
export function cardName(say: Say, card: { warrior: Warrior; motivation: number }): string {
  return say('sangram-card', { warrior: warriorName(say, card.warrior), number: String(card.motivation) });
}

export function nameOfNamed(say: Say, name: string): string {
  return cardName(say, readName(name));
}

/** Senapati 38, strength 2, 3 Britishers */
export function wholeCard(say: Say, card: Card): string {
  return say('sangram-card-whole', {
    card: cardName(say, card),
    strength: card.strength,
    britishers: card.britishers,
  });
}

/** Two sentences: what the warrior does, and whether that would come to nothing as things stand. */
export function activity(say: Say, card: Card, me: Kingdom | null, view: SangramView): string {
  const does = say(`sangram-does-${card.warrior}`);
  const first = say('sangram-explained', { card: cardName(say, card), does });
  return me && me.hand?.some(({ name }) => name === card.name) && idleNow(card, me, view)
    ? say('sangram-idle-now', { explained: first })
    : first;
}

/** Total 9, or between 9 and 11, or unknown. */
export function totalWords(say: Say, player: Kingdom): string {
  const range = totalRange(player);
  if (!range) return '';
  const [least, most] = range;
  return least === most
    ? say('sangram-total', { total: least })
    : say('sangram-total-range', { least, most });
}

/** Everything to be said of a rival's camp. */
export function campWords(say: Say, player: Kingdom, who: Player | undefined, language: string): string {
  const known = (player.known ?? []).map((card) => cardName(say, card));
  return [
    say('sangram-camp', {
      who: who?.called ?? '',
      name: who?.name ?? '',
      level: player.level,
      tokens: player.tokens,
      cards: player.cards,
    }),
    player.trains ? '' : say('sangram-camp-blocked'),
    known.length ? say('sangram-camp-known', { cards: joined(known, language) }) : '',
    totalWords(say, player),
    ...player.badges.map((mark) => say(`sangram-mark-${mark}-long`)),
  ]
    .filter(Boolean)
    .join(' ');
}

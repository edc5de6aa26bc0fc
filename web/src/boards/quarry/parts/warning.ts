/** What to be warned of before a stone is placed. */
import type { Translate } from '../../board';
import type { Colour } from '../view';
import type { Outlooks } from './outlook';

export interface Warning {
  /** It is the reader who can win. */
  good: boolean;
  text: string;
}

/** Who can win with the next stone: oneself, when it is one's turn, before the rival; to a spectator, either. */
export function warningOf(
  outlooks: Outlooks,
  own: Colour | null,
  toMove: Colour | null,
  t: Translate,
): Warning | null {
  const canWin = (colour: Colour) => outlooks[colour].wins;
  if (own && toMove === own && canWin(own)) return { good: true, text: t('quarry-you-win') };
  const rivals = (['black', 'blue'] as const).filter((colour) => colour !== own);
  const who = rivals.find(canWin);
  return who ? { good: false, text: t('quarry-warn-wins', { who: t(`quarry-${who}`) }) } : null;
}

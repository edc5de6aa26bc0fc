/** What a journey is after, in words that name the place. */
import type { Translate } from '../../board';
import type { Atlas } from './atlas';
import { shortName, type Traveller } from '../view';

interface I18n {
  atlas: Atlas;
  language: string;
  t: Translate;
}

/** Where a traveller is sent; nothing if there is no journey. */
export function journeyTold({ journey, goals }: Traveller, { atlas, language, t }: I18n): string {
  const [one = '', other] = goals.map((goal) => shortName(atlas.space.get(goal)!, language));
  return journey
    ? t(`rama-journey-${journey}`, { goal: other ? t('rama-either', { one, other }) : one })
    : '';
}

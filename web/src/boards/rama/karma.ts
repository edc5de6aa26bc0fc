/** What a journey is after, in words that name the place. */
import type { Say } from '../board';
import type { Atlas } from './atlas';
import { shortName, type Traveller } from './view';

interface Voice {
  atlas: Atlas;
  language: string;
  say: Say;
}

/** Where a traveller is sent; nothing if nobody sends him. */
export function journeyTold({ journey, goals }: Traveller, { atlas, language, say }: Voice): string {
  const [one = '', other] = goals.map((goal) => shortName(atlas.space.get(goal)!, language));
  return journey
    ? say(`rama-journey-${journey}`, { goal: other ? say('rama-either', { one, other }) : one })
    : '';
}

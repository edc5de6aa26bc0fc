/** What a journey is after, in words that name the place. */
import type { Traveller } from './view';

/** Which sentence tells where a traveller is sent. */
export function journeyText(traveller: Traveller): string | null {
  switch (traveller.journey) {
    case 'cow':
      return 'rama-journey-cow';
    case 'maldives':
      return 'rama-journey-maldives';
    case 'cricket':
      return traveller.goal ? 'rama-journey-cricket' : 'rama-journey-cricket-open';
    default:
      return null;
  }
}

/** What just happened that is worth a picture: cards laid, a god's answer, karma, arrivals. */
import type { Entry, Happening } from '../../board';
import type { EmblemName } from './emblems';
import type { Card, Karma, RamaBoard } from '../view';

export interface Story {
  /** Stable within a game. */
  key: string;
  seat: number;
  sentence: string;
  card: Card | null;
  bonus: boolean;
  /** The face that a god threw. */
  face: number | null;
  emblem: EmblemName;
}

const KARMA: readonly (Karma | '')[] = ['', 'cow', 'monsoon', 'cricket', 'maldives'];
const WITH_EMBLEM: Readonly<Record<string, EmblemName>> = {
  karma: 'monsoon',
  committed: 'leaf',
  released: 'leaf',
  'gave-up': 'leaf',
  ended: 'bridge',
};

export function storiesOf(fresh: readonly Entry[], board: RamaBoard): Story[] {
  const found: Story[] = [];
  for (const entry of fresh) {
    entry.events.forEach((event, index) => {
      const story = told(event, `${entry.number}.${index}`, board, found.at(-1));
      if (story) found.push(story);
    });
  }
  return found;
}

function told(event: Happening, key: string, board: RamaBoard, last: Story | undefined): Story | null {
  const [seat = 0, number = 0, third = 0] = event.numbers;
  const story = { key, seat, sentence: event.text, card: null, bonus: false, face: null };
  switch (event.name) {
    case 'laid':
    case 'drawn-card': {
      const card = board.cards[number] ?? null;
      return card && { ...story, card, bonus: event.name === 'laid' && third > 0, emblem: card.theme };
    }
    case 'god':
      if (last?.seat !== seat || last.card?.theme !== 'deity') return { ...story, emblem: 'deity' };
      last.face = number;
      last.sentence = event.text;
      return null;
    case 'given':
    case 'arrived':
      return { ...story, emblem: KARMA[third] || 'monsoon' };
    case 'drawn-karma':
      return { ...story, emblem: KARMA[number] || 'monsoon' };
    case 'dropped':
      return { ...story, emblem: 'monsoon' };
    default: {
      const emblem = WITH_EMBLEM[event.name];
      return emblem ? { ...story, emblem } : null;
    }
  }
}

/** The last movement throw that was told. */
export function lastThrow(fresh: readonly Entry[]): { seat: number; face: number } | null {
  const thrown = fresh.flatMap((entry) => entry.events).findLast((event) => event.name === 'thrown');
  return thrown ? { seat: thrown.numbers[0] ?? 0, face: thrown.numbers[1] ?? 1 } : null;
}

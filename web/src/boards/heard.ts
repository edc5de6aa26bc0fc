/** What is heard of what happened: few sounds, each once, in their order. */
import { type PieceSound, playPiece } from '../state/sound';
import type { BoardPreferences, BoardProps, Entry } from './board';

/** The sound of an event by its name in the rules, and the seconds after which it is heard. */
export type Sounds = Readonly<Record<string, readonly [PieceSound, number]>>;

export function soundsOf(fresh: readonly Entry[], sounds: Sounds): (readonly [PieceSound, number])[] {
  const found = new Map<PieceSound, number>();
  for (const { name } of fresh.flatMap(({ events }) => [...events])) {
    const [piece, after] = sounds[name] ?? [];
    if (piece && after !== undefined && !found.has(piece)) found.set(piece, after);
  }
  return [...found];
}

/**
 * How the end sounds to those who look on from here: fanfares are for who has won, and for watchers; several at one
 * device hear the winner's. To all others it is only over.
 */
export function endingOf({
  result,
  seat,
  players,
}: Pick<BoardProps, 'result' | 'seat' | 'players'>): PieceSound {
  const isReader = seat !== null && players.some((player) => player.seat === seat && player.reader);
  return !isReader || result?.places[seat] === 1 ? 'win' : 'over';
}

/** For a board that draws everything at once; news are heard once, and not at all while an earlier moment is shown. */
export function listener(sounds: () => Sounds) {
  let known: readonly Entry[] = [];
  return (fresh: readonly Entry[], lookingBack: boolean, { still, pace }: BoardPreferences) => {
    const news = fresh === known || lookingBack ? [] : fresh;
    known = fresh;
    for (const [piece, after] of soundsOf(news, sounds())) playPiece(piece, still ? 0 : after / pace);
  };
}

/**
 * What the frame gives a board. Each part is followed on its own: a proposal, a word of a chat or a clock must not make a
 * board look through thousands of legal moves again while a finger is dragging on it.
 */
import type { BoardProps, Move, Player } from '../boards/board';
import { preferences } from '../state/preferences.svelte';
import type { Sitting } from '../model/sitting';
import { i18n } from '../i18n/i18n.svelte';

const NONE: readonly Move[] = [];

/** To be called while a component is set up. The board's own types are its business: here they only pass through. */
export function boardProps(
  at: () => Sitting,
  announce: (sentence: string) => void,
): BoardProps<never, never, never> {
  const sitting = $derived(at());
  const table = $derived(sitting.table!);
  const shown = $derived(sitting.shown!);
  const view = $derived(shown.view);
  const moves = $derived(shown.lookingBack || sitting.sending ? NONE : sitting.moves);
  const forBoard = $derived(preferences.forBoard);
  const players = $derived<readonly Player[]>(
    table.seats.map(({ seat, name, called, bot }) => ({
      seat,
      name,
      called,
      bot,
      present: sitting.present[seat] ?? true,
    })),
  );
  return {
    get game() {
      return table.game;
    },
    get view() {
      return view;
    },
    get board() {
      return sitting.board;
    },
    get options() {
      return table.options;
    },
    get players() {
      return players;
    },
    get seat() {
      return table.looking;
    },
    get pending() {
      return shown.pending;
    },
    get moves() {
      return moves;
    },
    get fresh() {
      return sitting.fresh;
    },
    get result() {
      return shown.result;
    },
    get lookingBack() {
      return shown.lookingBack;
    },
    get preview() {
      return sitting.preview;
    },
    get draft() {
      return sitting.draft;
    },
    get preferences() {
      return forBoard;
    },
    get t() {
      return i18n.t;
    },
    onmove: (move) => sitting.play(move),
    onpreview: (move) => (sitting.preview = move),
    onask: (written) => sitting.ask(written),
    onhint: (sentence) => sitting.hint(sentence),
    ondraft: (draft) => (sitting.draft = draft),
    onannounce: announce,
  } satisfies BoardProps as unknown as BoardProps<never, never, never>;
}

/**
 * What the frame gives a board. Each part is followed on its own: a proposal, a word of a chat or a clock must not make a
 * board look through thousands of legal moves again while a finger is dragging on it.
 */
import type { BoardProps, Move, Player } from '../boards/board';
import { preferences } from '../state/preferences.svelte';
import type { TableModel } from '../model/table.svelte';
import { i18n } from '../i18n/i18n.svelte';

const NONE: readonly Move[] = [];

/** To be called while a component is set up. The board's own types are its business: here they only pass through. */
export function boardProps(
  at: () => TableModel,
  announce: (sentence: string) => void,
  /** Who speaks what a board tells of the game; the frame may read the log aloud instead. */
  tell: (sentence: string) => void = announce,
): BoardProps<never, never, never> {
  const model = $derived(at());
  const table = $derived(model.table!);
  const shown = $derived(model.shown!);
  const view = $derived(shown.view);
  const moves = $derived(shown.lookingBack || model.sending ? NONE : model.moves);
  const forBoard = $derived(preferences.forBoard);
  const players = $derived<readonly Player[]>(
    table.seats.map(({ seat, name, called, bot, mine }) => ({
      seat,
      name,
      called,
      bot,
      present: model.present[seat] ?? true,
      reader: table.mine.length === 1 && mine,
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
      return model.board;
    },
    get picture() {
      return model.picture;
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
      return model.fresh;
    },
    get result() {
      return shown.result;
    },
    get lookingBack() {
      return shown.lookingBack;
    },
    get preview() {
      return model.preview;
    },
    get asksFirst() {
      return model.teaches;
    },
    get foreseen() {
      return model.foreseen;
    },
    get findings() {
      return model.findings;
    },
    get draft() {
      return model.draft;
    },
    get preferences() {
      return forBoard;
    },
    get t() {
      return i18n.t;
    },
    onmove: (move) => model.play(move),
    onpreview: (move) => (model.preview = move),
    onask: (written) => model.ask(written),
    onhint: (sentence) => model.hint(sentence),
    ondraft: (draft) => (model.draft = draft),
    onannounce: announce,
    ontell: tell,
  } satisfies BoardProps as unknown as BoardProps<never, never, never>;
}

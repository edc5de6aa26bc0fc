/** A board's own words for the table, from what the frame gives the board. */
import type { BoardProps, Section, Told } from '../boards/board';

export function toldBy(told: Told | null, props: BoardProps<never, never, never>): Section[] {
  const { view, board, players, seat, options, comfort, say } = props;
  if (!told || !view) return [];
  const { help, language } = comfort;
  return told.tell({ view, board, players, seat, options, help, language, say });
}

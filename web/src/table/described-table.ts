/** A board's own words for the table, from what the frame gives the board. */
import type { BoardProps, Section, Describer } from '../boards/board';

export function describedTable(told: Describer | null, props: BoardProps<never, never, never>): Section[] {
  const { view, board, players, seat, options, preferences, t } = props;
  if (!told || !view) return [];
  const { help, language } = preferences;
  return told.describe({ view, board, players, seat, options, help, language, t });
}

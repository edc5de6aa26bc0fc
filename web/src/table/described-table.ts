/** A board's own words for the table, from what the frame gives the board. */
import type { BoardProps, CellGrid, DescribeProps, Describer, Section } from '../boards/board';

type Given = BoardProps<never, never, never>;

export function describedTable(told: Describer | null, props: Given): Section[] {
  return told && props.view ? told.describe(inWords(props)) : [];
}

/** The board as cells, where it is one. */
export function gridOf(told: Describer | null, props: Given): CellGrid | null {
  return (told && props.view && told.grid?.(inWords(props))) || null;
}

/** What to know before deciding; '' for nothing. */
export function warningAt(told: Describer | null, props: Given): string {
  return (told && props.view && told.warn?.(inWords(props))) || '';
}

function inWords({
  view,
  board,
  players,
  seat,
  options,
  findings,
  preferences,
  t,
}: Given): DescribeProps<never, never> {
  const { help, language } = preferences;
  return { view, board, players, seat, options, findings, help, language, t };
}

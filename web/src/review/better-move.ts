/** The better move on the board: the table as it stood before, with the move as if its maker were about to make it. */
import type { BoardProps } from '../boards/board';
import type { LegalMove, Moment } from '../net/messages';

export interface Before {
  move: LegalMove;
  /** The table as it stood then. */
  moment: Moment;
  /** Who was to decide. */
  seat: number;
}

/** What a board is given, or, while there is something `instead`, the moment before and that move alone. */
export function withMove<Props extends BoardProps<never, never, never>>(
  given: Props,
  instead: () => Before | null,
): Props {
  const other: Partial<Record<keyof BoardProps, (before: Before) => unknown>> = {
    view: ({ moment }) => moment.view,
    pending: ({ moment }) => moment.pending,
    result: () => null,
    fresh: () => [],
    lookingBack: () => false,
    moves: ({ move }) => [move],
    preview: ({ move }) => move,
    draft: () => null,
  };
  const properties = Object.getOwnPropertyDescriptors(given);
  for (const [name, of] of Object.entries(other)) {
    const usual = name as keyof Props;
    Object.assign(properties, {
      [name]: {
        enumerable: true,
        get: () => {
          const before = instead();
          return before ? of(before) : given[usual];
        },
      },
    });
  }
  return Object.defineProperties({}, properties) as Props;
}

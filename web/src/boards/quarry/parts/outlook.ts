/** Who could win with the next stone, and how many are missing: what the rules on this device found. */
import type { Findings } from '../../board';
import type { Colour, QuarryView } from '../view';
import { cellName, colourAt } from './ground';
import { cellsOf, placementAt } from './resting';

export interface Outlook {
  /** At least so many more stones until the quarries are joined; null if none can do it. */
  stones: number | null;
  /** With the next stone the quarries could be joined, if it were this colour's turn. */
  wins: boolean;
  /** The cells that stones which do so would take. */
  gaps: ReadonlySet<string>;
}

export type Outlooks = Readonly<Record<Colour, Outlook>>;

/** Of both colours; null while nobody on this device knows. */
export function outlooksOf(findings: Findings | null | undefined, view: QuarryView): Outlooks | null {
  const { wins, missing } = findings ?? {};
  if (!wins || !missing) return null;
  const of = (colour: Colour): Outlook => {
    const seat = view.holders[colour];
    const placements = (wins[seat] ?? []).map((number) => placementAt(view, number));
    const cells = placements.flatMap((placement) => (placement ? cellsOf(placement) : []));
    const gaps = cells.filter((cell) => colourAt(view, cell) !== colour);
    return {
      stones: missing[seat]?.[0] || null,
      wins: placements.length > 0,
      gaps: new Set(gaps.map(cellName)),
    };
  };
  return { black: of('black'), blue: of('blue') };
}

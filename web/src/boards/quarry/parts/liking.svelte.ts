/** How this reader likes to see Quarry: kept in this browser. */
export interface Likings {
  view: 'round' | 'flat';
  lines: boolean;
  warnings: boolean;
}

const KEPT = 'setu-quarry';
const STANDARD: Likings = { view: 'round', lines: true, warnings: true };

function read(): Likings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Likings>) };
  } catch {
    return { ...STANDARD };
  }
}

class Liking {
  now = $state<Likings>(read());

  change(wish: Partial<Likings>) {
    Object.assign(this.now, wish);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still shows the board.
    }
  }
}

export const liking = new Liking();

/** Small things that this tab remembers over a reload, per table. Nothing here leaves the browser. */
function drawer<Value>(name: string) {
  const place = (table: string) => `setu-${name}:${table}`;
  return {
    get(table: string): Value | null {
      try {
        return JSON.parse(sessionStorage.getItem(place(table)) ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    set(table: string, value: Value | null) {
      try {
        if (value === null) sessionStorage.removeItem(place(table));
        else sessionStorage.setItem(place(table), JSON.stringify(value));
      } catch {
        // A tab that remembers nothing still plays.
      }
    },
  };
}

export const kept = {
  /** A half-made choice, the move proposed, and the decision they belong to. */
  draft: drawer<{ decision: string; draft: unknown; preview: number | null }>('draft'),
  /** Which of my seats this tab looks from. */
  looking: drawer<number>('looking'),
  /** I came to play at once: start as soon as my share of the luck is in. */
  atOnce: drawer<boolean>('at-once'),
  /** How far I have come in the lesson of a game. */
  lesson: drawer<number>('lesson'),
};

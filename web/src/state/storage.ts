/** Small things that this tab remembers over a reload (some, this browser for good), per table or game. Nothing here leaves the browser. */
function drawer<Value>(name: string, storage: () => Storage = () => sessionStorage) {
  const place = (table: string) => `setu-${name}:${table}`;
  return {
    get(table: string): Value | null {
      try {
        return JSON.parse(storage().getItem(place(table)) ?? 'null') as Value | null;
      } catch {
        return null;
      }
    },
    set(table: string, value: Value | null) {
      try {
        if (value === null) storage().removeItem(place(table));
        else storage().setItem(place(table), JSON.stringify(value));
      } catch {
        // A tab that remembers nothing still plays.
      }
    },
  };
}

export const storage = {
  /** A half-made choice, the move proposed, and the decision they belong to. */
  draft: drawer<{ decision: string; draft: unknown; preview: number | null }>('draft'),
  /** Which of my seats this tab looks from. */
  looking: drawer<number>('looking'),
  /** I came to play at once: start as soon as my share of the luck is in. */
  atOnce: drawer<boolean>('at-once'),
  /** The promise that was seen before a table's start and the shares of luck that were given: kept for good, to be held
   * against the written game; `sealed` are shares by their seals, not opened yet. */
  luck: drawer<{ commitment: string; shares: readonly string[]; sealed?: Record<string, string> }>(
    'luck',
    () => localStorage,
  ),
  /** I have been at a table of this game. */
  played: drawer<boolean>('played', () => localStorage),
  /** How far I have come in the lesson of a game. */
  lesson: drawer<number>('lesson'),
};

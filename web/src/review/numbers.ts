/** Chances in the reader's language: 12 %, and changes with their sign: +12 %. */
const NOTICED = 0.005;

export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** Parts of a whole in whole percents that add up as their parts do: 33 %, 33 % and 34 %, never 99 % in all. */
export function percents(parts: readonly number[], language: string): string[] {
  const whole = Math.round(100 * parts.reduce((sum, part) => sum + part, 0));
  const least = parts.map((part) => Math.floor(100 * part));
  const missing = whole - least.reduce((sum, part) => sum + part, 0);
  const cut = parts.map((part, at) => ({ at, by: 100 * part - least[at]! }));
  const raised = new Set(
    cut
      .sort((one, other) => other.by - one.by)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return least.map((part, at) => percent((part + (raised.has(at) ? 1 : 0)) / 100, language));
}

export function signed(change: number, language: string): string {
  const rounded = Math.abs(change) < NOTICED ? 0 : change;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(rounded);
}

/** Does a change show when it is rounded to whole percents? */
export function noticed(change: number): boolean {
  return Math.abs(change) >= NOTICED;
}

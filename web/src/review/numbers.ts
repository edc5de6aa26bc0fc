/** Chances in the reader's language: 12 %, and changes with their sign: +12 %. */
const NOTICED = 0.005;

export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
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

/** What a written game says of its luck, read from the file by this page itself. Both forms of a record are read. */

/** How the key was made at a server: its promise, the players' shares, and the secret once the game is over. */
export interface Promised {
  table: string;
  commitment: string;
  shares: readonly string[];
  secret: string | null;
  /** The seals of the shares; left out where they were given openly. */
  seals?: readonly string[];
}

export interface Luck {
  rules: string;
  names: readonly string[];
  /** The seal of the key. */
  commitment: string;
  key: string | null;
  promise: Promised | null;
  /** The game began in a given position, so its stream was already in use. */
  fromPosition: boolean;
}

const HEX = /^[0-9a-f]{64}$/;

/** The luck of a record; null if the text is none. */
export function luckOf(source: string): Luck | null {
  try {
    const data = source.trimStart().startsWith('{') ? JSON.parse(source) : fields(source);
    return checked(data as Record<string, unknown>);
  } catch {
    return null;
  }
}

function fields(source: string): Record<string, unknown> {
  const lines = source.split(/\r?\n/).map((line) => line.trim());
  const found: Record<string, unknown> = {};
  const names: string[] = [];
  for (const line of lines) {
    const [word = '', rest = ''] = cut(line);
    if (['rules', 'commitment', 'key'].includes(word)) found[word] = rest;
    else if (word === 'promise') found.promise = JSON.parse(rest);
    else if (word === 'start') found.start = true;
    else if (word === 'name') names.push(cut(rest)[1] ?? '');
  }
  return { ...found, names };
}

function cut(line: string): string[] {
  const space = line.indexOf(' ');
  return space < 0 ? [line] : [line.slice(0, space), line.slice(space + 1)];
}

function checked(data: Record<string, unknown>): Luck | null {
  const { rules, commitment, key = null, promise = null, names } = data;
  if (typeof rules !== 'string' || !isHex(commitment) || !(key === null || isHex(key))) return null;
  if (promise !== null && !isPromised(promise)) return null;
  const fromPosition = data.start !== undefined && data.start !== null;
  return { rules, names: names as string[], commitment, key, promise, fromPosition };
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

function isPromised(value: unknown): value is Promised {
  const { table, commitment, shares, secret, seals = [] } = value as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    isHex(commitment) &&
    Array.isArray(shares) &&
    shares.every((share) => typeof share === 'string') &&
    Array.isArray(seals) &&
    seals.every((seal) => typeof seal === 'string') &&
    (secret === null || isHex(secret))
  );
}

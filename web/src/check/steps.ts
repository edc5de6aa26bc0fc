/** The four steps of a check: promise, shares, key, draws. Each stands on its own, so a lie shows where it was told. */
import type { CheckedGame, DrawnEntry, DrawnNumber } from '../net/messages';
import type { Luck, Promised } from './luck';
import { drawBelow, keyOf, keySeal, keyWords, promiseSeal, shareSeal } from './sums';

/**
 * `sealed`: the game is not over, so the secret is not shown. `absent`: nobody promised anything. `unasked`: nothing can
 * be told, as an earlier step failed or the server did not answer. `working`: not done yet. `alone`: no player gave a
 * share. `withheld`: somebody sealed a share and kept it back, so it was left out.
 */
export type Found = 'true' | 'untrue' | 'sealed' | 'absent' | 'unasked' | 'working' | 'alone' | 'withheld';

export interface Step {
  name: 'promise' | 'shares' | 'key' | 'draws';
  found: Found;
}

/** What this browser remembers of a table from before its start: the promise it saw and the shares it gave. */
export interface Witness {
  commitment: string;
  shares: readonly string[];
}

/** The three steps that need nothing but the file. */
export function stepsOf(luck: Luck): Step[] {
  return [
    { name: 'promise', found: promiseKept(luck) },
    { name: 'shares', found: sharesKept(luck) },
    { name: 'key', found: luck.key === null ? 'sealed' : truth(keySeal(luck.key) === luck.commitment) },
  ];
}

function promiseKept({ promise, key, rules }: Luck): Found {
  if (!promise) return 'absent';
  if (promise.secret === null) return key === null ? 'sealed' : 'untrue';
  return truth(promiseSeal(promise.table, rules, promise.secret) === promise.commitment);
}

function sharesKept({ promise, key }: Luck): Found {
  if (!promise) return 'absent';
  if (key === null) return 'sealed';
  const { secret, shares } = promise;
  if (secret === null || keyOf(secret, shares) !== key || !sealsKept(promise)) return 'untrue';
  if (promise.seals?.some((seal, seat) => seal && !shares[seat])) return 'withheld';
  return shares.some((share) => share) ? 'true' : 'alone';
}

function sealsKept({ table, shares, seals = [] }: Promised): boolean {
  if (!seals.length) return true;
  const fits = (share: string, seat: number) => !share || shareSeal(table, seat, share) === seals[seat];
  return seals.length === shares.length && shares.every(fits);
}

function truth(kept: boolean): Found {
  return kept ? 'true' : 'untrue';
}

/** Does the file say what this browser saw and gave? null where it remembers nothing of that table. */
export function witnessed(luck: Luck, witness: Witness | null): boolean | null {
  if (!luck.promise || !witness) return null;
  const { commitment, shares } = luck.promise;
  return commitment === witness.commitment && witness.shares.every((share) => shares.includes(share));
}

/** A number that the rules drew, and what this page draws in its place. */
export interface Redrawn extends DrawnNumber {
  again: number;
  kept: boolean;
}

export interface RedrawnEntry extends Omit<DrawnEntry, 'draws'> {
  draws: readonly Redrawn[];
  kept: boolean;
}

export interface Redraws {
  entries: readonly RedrawnEntry[];
  count: number;
  kept: boolean;
}

/** Every draw done again from the key; they must follow each other in the stream without a gap, to its very end. */
export function redraw(key: string, checked: CheckedGame, fromPosition: boolean): Redraws {
  const words = keyWords(key);
  let at = fromPosition ? (checked.draws[0]?.draws[0]?.block ?? checked.blocks) : 0;
  const entries = checked.draws.map((entry) => {
    const draws = entry.draws.map((draw) => {
      const { value: again, after } = drawBelow(words, draw.block, draw.below);
      const kept = draw.block === at && again === draw.value;
      at = after;
      return { ...draw, again, kept };
    });
    return { ...entry, draws, kept: draws.every((draw) => draw.kept) };
  });
  const count = entries.reduce((sum, entry) => sum + entry.draws.length, 0);
  return { entries, count, kept: at === checked.blocks && entries.every((entry) => entry.kept) };
}

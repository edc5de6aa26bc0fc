/**
 * The sums behind a game's luck, done by this page alone: seals by SHA-256, the key by HMAC, draws by ChaCha8. They are
 * those of `setu.engine.commitment` and `setu.engine.rng`. The browser's own `crypto.subtle` is missing where a page comes
 * without encryption, as it does from a computer in the same house.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a server shows before anybody gives a share: it fixes the secret and tells nothing of it. */
export function promiseSeal(table: string, rules: string, secret: string): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes(`setu promise 1\n${table}\n${rules}\n`), hexToBytes(secret))),
  );
}

/** The seal of a seat's share: it fixes the share and tells nothing of it. */
export function shareSeal(table: string, seat: number, share: string): string {
  return bytesToHex(sha256(utf8ToBytes(`setu share 1\n${table}\n${seat}\n${share}`)));
}

/** The key that a secret and the players' shares give. */
export function keyOf(secret: string, shares: readonly string[]): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`setu key 1\n${shares.join('\n')}`)));
}

/** What is shown of the key while the game goes on. */
export function keySeal(key: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('setu key '), hexToBytes(key))));
}

const WORDS = 2 ** 32;
const ROUNDS = 8;
const EXPAND = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

export type KeyWords = readonly number[];

/** Eight little-endian words. */
export function keyWords(key: string): KeyWords {
  const bytes = hexToBytes(key);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: 8 }, (_, place) => view.getUint32(4 * place, true));
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function mix(x: Uint32Array, a: number, b: number, c: number, d: number) {
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 7);
}

/** The first word of a ChaCha block (64-bit counter, nonce zero). */
export function chachaWord(key: KeyWords, block: number, rounds = ROUNDS): number {
  const x = Uint32Array.of(...EXPAND, ...key, block % WORDS, Math.floor(block / WORDS), 0, 0);
  for (let round = 0; round < rounds; round += 2) for (const [a, b, c, d] of QUARTERS) mix(x, a, b, c, d);
  return (x[0]! + EXPAND[0]!) % WORDS;
}

/** A fair number from 0 to `below` - 1 at a block of the stream, by rejection, and the block after it. */
export function drawBelow(key: KeyWords, block: number, below: number): { value: number; after: number } {
  const fair = WORDS - (WORDS % below);
  for (let at = block; ; at++) {
    const word = chachaWord(key, at);
    if (word < fair) return { value: word % below, after: at + 1 };
  }
}

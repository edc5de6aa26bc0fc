import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PieceSound } from './sound';

const PIECES: PieceSound[] = [
  'stone',
  'plank',
  'splash',
  'fire',
  'drum',
  'die',
  'card',
  'step',
  'win',
  'over',
];

/** As much of an audio device as a sound needs; after `resume` it runs. */
class Air {
  static state: string;
  static knocks: string[] = [];
  static now = 0;
  sampleRate = 100;
  destination = {};

  get currentTime() {
    return Air.now;
  }
  get state() {
    return Air.state;
  }
  async resume() {
    Air.state = 'running';
  }
  createGain() {
    const part = { gain: this.#curve(), connect: () => part };
    return part;
  }
  createBiquadFilter() {
    return { frequency: this.#curve(), Q: this.#curve(), connect: () => this.createGain() };
  }
  createOscillator() {
    return { frequency: this.#curve(), ...this.#source(this.createGain()) };
  }
  createBufferSource() {
    return this.#source(this.createBiquadFilter());
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  #source(next: unknown) {
    return { connect: () => next, start: () => Air.knocks.push(Air.state), stop() {} };
  }
  #curve() {
    return { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Air);
  vi.resetModules();
  Air.knocks = [];
  Air.state = 'running';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// `interrupted` is Safari's own: after a phone call, or while another app plays.
test.each(['running', 'suspended', 'interrupted'])(
  'a knock is heard where the device is %s',
  async (state) => {
    const { sounds } = await import('./sound');
    Air.state = state;
    sounds.move();
    expect(Air.knocks).toEqual(['running']);
  },
);

test.each(PIECES)('a %s is heard, once where many fall at the same moment', async (piece) => {
  const { playPiece } = await import('./sound');
  playPiece(piece);
  const once = Air.knocks.length;
  expect(once).toBeGreaterThan(0);
  playPiece(piece);
  expect(Air.knocks).toHaveLength(once);
  Air.now += 1;
  playPiece(piece);
  expect(Air.knocks).toHaveLength(2 * once);
});

test('nothing is heard where no sound is wished for', async () => {
  const { playPiece, sounds } = await import('./sound');
  const { preferences } = await import('./preferences.svelte');
  preferences.chosen.sound = false;
  for (const piece of PIECES) playPiece(piece);
  sounds.turn();
  expect(Air.knocks).toEqual([]);
});

test('in a tab in the background pieces are silent, and the call to one’s turn is heard', async () => {
  const { playPiece, sounds } = await import('./sound');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  playPiece('stone');
  expect(Air.knocks).toEqual([]);
  sounds.turn();
  expect(Air.knocks).not.toEqual([]);
});

test('while a board sounds its own pieces, no move is knocked besides', async () => {
  const { sounding, sounds } = await import('./sound');
  const end = sounding();
  sounds.move();
  sounds.over();
  expect(Air.knocks).toEqual([]);
  end();
  sounds.move();
  expect(Air.knocks).toEqual(['running']);
});

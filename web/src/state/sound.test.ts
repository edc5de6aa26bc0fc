import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of an audio device as a knock needs; after `resume` it runs. */
class Air {
  static state: string;
  static knocks: string[] = [];
  currentTime = 0;
  destination = {};

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
  createOscillator() {
    const part = {
      frequency: this.#curve(),
      connect: () => this.createGain(),
      start: () => Air.knocks.push(Air.state),
      stop() {},
    };
    return part;
  }
  #curve() {
    return { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Air);
  vi.resetModules();
  Air.knocks = [];
});
afterEach(() => vi.unstubAllGlobals());

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

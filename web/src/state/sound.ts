/** Short sounds made here: two wooden knocks for "your turn", one for a move, a low pair for "not possible". */
import { preferences } from './preferences.svelte';

let air: AudioContext | null = null;

function knock(pitch: number, at: number, loud = 1) {
  if (!preferences.chosen.sound || typeof AudioContext === 'undefined') return;
  air ??= new AudioContext();
  // On a phone a call or another app interrupts: that is a state of its own there.
  if (air.state !== 'running') void air.resume();
  const start = air.currentTime + at;
  const wood = air.createOscillator();
  const loudness = air.createGain();
  wood.type = 'triangle';
  wood.frequency.setValueAtTime(pitch, start);
  wood.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + 0.12);
  const volume = Math.max(0.0001, 0.35 * preferences.chosen.volume * loud);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(volume, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
  wood.connect(loudness).connect(air.destination);
  wood.start(start);
  wood.stop(start + 0.25);
}

export const sounds = {
  turn() {
    knock(440, 0);
    knock(587, 0.14);
  },
  move() {
    knock(330, 0, 0.5);
  },
  refused() {
    knock(196, 0, 0.6);
  },
  over() {
    knock(392, 0);
    knock(494, 0.15);
    knock(587, 0.3);
  },
};

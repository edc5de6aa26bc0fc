/** Short sounds made here, of tones and of rustling: the table's knocks, and what its pieces sound like. */
import { preferences } from './preferences.svelte';

/** What a piece sounds like; a board plays it when the eye sees it happen. */
export type PieceSound =
  'stone' | 'plank' | 'splash' | 'fire' | 'drum' | 'die' | 'card' | 'step' | 'win' | 'over';
type TableSound = 'turn' | 'move' | 'refused' | 'over';

interface Part {
  /** Seconds after the sound begins. */
  at: number;
  lasts: number;
  loud: number;
}

/** From one pitch to another, in hertz. */
interface Tone extends Part {
  shape: OscillatorType;
  from: number;
  to: number;
}

/** Noise through a filter that moves from one pitch to another. */
interface Rustle extends Part {
  filter: BiquadFilterType;
  from: number;
  to: number;
  narrow: number;
}

const wood = (pitch: number, at: number, loud = 1): Tone => {
  return { shape: 'triangle', from: pitch, to: pitch * 0.6, at, lasts: 0.22, loud };
};
const skin = (from: number, to: number, lasts: number, loud = 1, at = 0): Tone => {
  return { shape: 'sine', from, to, at, lasts, loud };
};
const rustle = (
  filter: BiquadFilterType,
  [from, to]: readonly [number, number],
  [at, lasts]: readonly [number, number],
  loud: number,
  narrow = 0.7,
): Rustle => ({ filter, from, to, at, lasts, loud, narrow });

const made: Record<PieceSound | TableSound, readonly (Tone | Rustle)[]> = {
  turn: [wood(440, 0), wood(587, 0.14)],
  move: [wood(330, 0, 0.5)],
  refused: [wood(196, 0, 0.6)],
  over: [wood(392, 0), wood(494, 0.15), wood(587, 0.3)],
  stone: [skin(150, 58, 0.2), rustle('lowpass', [700, 200], [0, 0.07], 0.5)],
  plank: [wood(300, 0, 0.7), wood(236, 0.08, 0.55), rustle('bandpass', [1400, 800], [0, 0.05], 0.35, 1.5)],
  splash: [
    rustle('bandpass', [1500, 350], [0, 0.5], 1.1),
    skin(320, 700, 0.12, 0.25, 0.2),
    skin(420, 900, 0.1, 0.2, 0.34),
  ],
  fire: [rustle('lowpass', [250, 1500], [0, 0.35], 0.9), rustle('lowpass', [1500, 200], [0.3, 0.6], 0.9)],
  drum: [skin(128, 50, 0.4, 1.2), rustle('lowpass', [900, 300], [0, 0.04], 0.4)],
  die: [0, 0.07, 0.13, 0.22].map((at, roll) => ({ ...wood(960 - 70 * roll, at, 0.4), lasts: 0.06 })),
  card: [rustle('highpass', [1800, 4200], [0, 0.12], 0.35)],
  step: [skin(210, 130, 0.08, 0.5)],
  win: [392, 494, 587, 784].map((pitch, at) => ({ ...wood(pitch, at * 0.13), to: pitch, lasts: 0.7 })),
};

const SAME = 0.08; // seconds within which the same sound is only heard once

let air: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const heard = new Map<string, number>();

function play(name: PieceSound | TableSound, after = 0) {
  if (!preferences.chosen.sound || typeof AudioContext === 'undefined') return;
  air ??= new AudioContext();
  // On a phone a call or another app interrupts: that is a state of its own there.
  if (air.state !== 'running') void air.resume();
  const start = air.currentTime + after;
  if (Math.abs(start - (heard.get(name) ?? -1)) < SAME) return;
  heard.set(name, start);
  for (const part of made[name]) sound(air, part, start + part.at);
}

function sound(air: AudioContext, part: Tone | Rustle, start: number) {
  const loudness = air.createGain();
  const volume = Math.max(0.0001, 0.35 * preferences.chosen.volume * part.loud);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(volume, start + Math.min(0.008, part.lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + part.lasts);
  const source = 'shape' in part ? tone(air, part, start) : rustling(air, part, start);
  source.connect(loudness).connect(air.destination);
}

function tone(air: AudioContext, { shape, from, to, lasts }: Tone, start: number): AudioNode {
  const source = air.createOscillator();
  source.type = shape;
  slide(source.frequency, from, to, start, lasts);
  source.start(start);
  source.stop(start + lasts + 0.03);
  return source;
}

function rustling(air: AudioContext, { filter, from, to, narrow, lasts }: Rustle, start: number): AudioNode {
  const source = air.createBufferSource();
  source.buffer = noise ??= whiteNoise(air);
  const through = air.createBiquadFilter();
  through.type = filter;
  through.Q.setValueAtTime(narrow, start);
  slide(through.frequency, from, to, start, lasts);
  source.start(start);
  source.stop(start + lasts + 0.03);
  return source.connect(through);
}

function slide(pitch: AudioParam, from: number, to: number, start: number, lasts: number) {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + Math.min(lasts, 0.6));
}

/** A second of it, made once. */
function whiteNoise(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

// ---- who plays what

let voices = 0;

/**
 * A board that sounds its own pieces says so while it stands (`$effect(sounding)`): the plain knocks for a move and for
 * the end are then left out. Gives back what ends it.
 */
export function sounding(): () => void {
  voices += 1;
  return () => void (voices -= 1);
}

/** A piece is heard where the table is looked at; nobody looks at a tab in the background. */
export function playPiece(name: PieceSound, after = 0) {
  if (!document.hidden) play(name, after);
}

export const sounds: Record<TableSound, () => unknown> = {
  turn: () => play('turn'),
  move: () => voices || play('move'),
  refused: () => play('refused'),
  over: () => voices || play('over'),
};

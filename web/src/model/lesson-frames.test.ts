import { expect, test } from 'vitest';
import type { LessonFrame, LogEntry } from '../net/messages';
import { firstFrame, sceneLog } from './lesson-frames';

const line = (number: number): LogEntry => ({
  number,
  seat: 0,
  mark: '',
  move: null,
  sentence: null,
  events: [],
  time: 0,
  by: 'person',
  why: null,
});
const frame = (step: number, lines: number[], anew = false): LessonFrame => ({
  step,
  anew,
  moment: { view: {}, pending: [], called: [], result: null, log: lines.map(line), observation: null },
  choices: null,
  wanted: null,
  others: [],
});
const frames = [frame(0, [0], true), frame(1, [1]), frame(1, [2]), frame(2, [0], true), frame(3, [1, 2])];

test('back goes to the start of the step, or to the step before', () => {
  expect(frames.map((_, at) => firstFrame(frames, at))).toEqual([0, 0, 1, 1, 3]);
});

test('the log begins anew with each scene', () => {
  const numbers = frames.map((_, at) => sceneLog(frames, at, null).map((entry) => entry.number));
  expect(numbers).toEqual([[0], [0, 1], [0, 1, 2], [0], [0, 1, 2]]);
});

test('another good move tells its own story', () => {
  const instead = { ...frames[4]!.moment, log: [line(7)] };
  expect(sceneLog(frames, 4, instead).map((entry) => entry.number)).toEqual([0, 7]);
});

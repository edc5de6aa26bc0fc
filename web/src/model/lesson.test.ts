import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LegalMove, Lesson as Taught, LessonFrame, LogEntry } from '../net/messages';
import { Lesson } from './lesson.svelte';
import { TableModel } from './table.svelte';

const line = (number: number): LogEntry => ({
  number,
  seat: 0,
  mark: '',
  move: null,
  sentence: `line ${number}`,
  events: [],
  time: 0,
  by: 'person',
  why: null,
});
const move = (id: number): LegalMove => ({ id, text: `M${id}`, sentence: `Move ${id}.`, targets: {} });
const moment = (lines: number[]) => ({
  view: { lines },
  pending: [0],
  called: ['Black', 'Blue'],
  result: null,
  log: lines.map(line),
  observation: null,
});
function frame(step: number, lines: number[], more: Partial<LessonFrame> = {}): LessonFrame {
  const moves = [1, 2, 3].map(move);
  const choices = { seat: 0, ids: [1, 2, 3], moves };
  return { step, anew: false, moment: moment(lines), choices, wanted: null, others: [], ...more };
}
const step = (task: 'play' | 'read' | 'try', rule = '') => ({
  heading: task,
  text: '',
  task,
  forbidden: rule && 'M9',
  rule,
});
const taught: Taught = {
  game: 'quarry',
  language: 'en',
  title: 'Quarry',
  options: {},
  seat: 0,
  steps: [step('read'), step('play'), step('try', 'QR-1'), step('read')],
  frames: [
    frame(0, [0], { anew: true }),
    frame(1, [1], { wanted: move(2), others: [{ move: 3, moment: moment([7]) }] }),
    frame(2, [2]),
    frame(3, [3]),
  ],
};
const t = Object.assign((id: string) => id, { has: () => true });
const settled = () => new Promise((wake) => setTimeout(wake));

let lesson: Lesson;
let model: TableModel;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', (path: string) => {
    const answer = path.includes('/why')
      ? { legal: false, rule: 'QR-1', text: 'No.' }
      : { board: null, targets: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  lesson = new Lesson(taught, () => t);
  model = new TableModel(lesson);
});
afterEach(() => vi.unstubAllGlobals());

test('a step to read has nothing to choose; it goes on when it was read', () => {
  expect(model.moves).toEqual([]);
  expect(lesson.mayGoOn).toBe(true);
  lesson.goOn();
  expect(model.moves.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(model.fresh.map(({ number }) => number)).toEqual([1]);
  expect(model.log.map(({ number }) => number)).toEqual([0, 1]);
});

test('the wanted move leads on, a moment later; another is corrected, and help is offered in the end', async () => {
  lesson.goOn();
  for (const wrong of [1, 1]) {
    model.play(move(wrong));
    expect(model.sending).toBe(true);
    await settled();
    expect([lesson.note, model.reason, model.preview, model.sending]).toEqual([
      'lesson-other',
      null,
      null,
      false,
    ]);
  }
  expect(lesson.isStuck).toBe(true);
  model.play(move(2));
  await settled();
  expect([lesson.number, lesson.note, model.sending, model.preview]).toEqual([2, '', false, null]);
});

test('another good move tells its own story', async () => {
  lesson.goOn();
  model.play(move(3));
  await settled();
  expect(model.shown?.view).toEqual({ lines: [7] });
  expect(model.log.map(({ number }) => number)).toEqual([0, 1, 7]);
});

test('a move may be written', async () => {
  lesson.goOn();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ moves: [2].map(move) }))));
  model.write(' m2 ');
  await settled();
  expect(lesson.number).toBe(2);
});

test('the refusal that a step is about is met once, and lets it go on', async () => {
  lesson.goOn();
  lesson.goOn();
  expect(lesson.mayGoOn).toBe(false);
  model.ask('M9');
  await settled();
  expect(model.reason).toMatchObject({ rule: 'QR-1', text: 'No.' });
  expect([lesson.met, lesson.mayGoOn, lesson.note]).toEqual([true, true, 'lesson-met']);
  lesson.goOn();
  expect(model.reason).toBe(null);
});

test('back to the step before; what was half done is over; a reload stays there', () => {
  lesson.goOn();
  model.preview = move(1);
  model.draft = { stones: 1 };
  lesson.back();
  expect([lesson.number, model.preview, model.draft, model.fresh]).toEqual([0, null, null, []]);
  lesson.goOn();
  expect(new Lesson(taught, () => t).number).toBe(1);
});

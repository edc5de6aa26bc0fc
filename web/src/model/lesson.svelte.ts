/** A guided first game: the table stands as the lesson says, and goes on when the player makes the wanted move. */
import { tick } from 'svelte';
import type { Translate } from '../boards/board';
import { api } from '../net/api';
import type { Command } from '../net/connection';
import type {
  Done,
  LegalMove,
  Lesson as Taught,
  LessonFrame,
  LessonMoment,
  LessonStep,
  Table,
  Why,
} from '../net/messages';
import type { DeviceRules } from '../rules/device';
import { sounds } from '../state/sound';
import { storage } from '../state/storage';
import { type Backend, declined, type Listener, type Past } from './backend';
import { firstFrame, sceneLog } from './lesson-frames';
import { greet, toldTable } from './still';

/** After so many other moves the lesson offers to show the wanted one. */
const PATIENCE = 2;

export class Lesson implements Backend {
  /** What the teacher says of a move that is not the wanted one. */
  note = $state('');
  /** The refusal that this step is about has been met. */
  met = $state(false);
  #frame = $state(0);
  #wrong = $state(0);
  #described: { frame: number; moves: Promise<readonly LegalMove[]> } | null = null;
  #listener!: Listener;
  #rules: DeviceRules | null = null;
  #closed = false;
  readonly teaches = true;
  readonly taught: Taught;
  readonly #t: () => Translate;

  constructor(taught: Taught, t: () => Translate) {
    this.taught = taught;
    this.#t = t;
    this.#frame = Math.min(storage.lesson.get(taught.game) ?? 0, taught.frames.length - 1);
  }

  open(listener: Listener) {
    this.#listener = listener;
    greet(listener, this.#now.moment.called.length);
    listener.lay(this.#table(), []);
  }

  close() {
    this.#closed = true;
    this.#rules?.close();
  }

  // ---- where the lesson stands

  #now = $derived.by<LessonFrame>(() => this.taught.frames[this.#frame]!);
  number = $derived.by<number>(() => this.#now.step);
  step = $derived.by<LessonStep>(() => this.taught.steps[this.#now.step]!);
  isLast = $derived.by<boolean>(() => this.#frame === this.taught.frames.length - 1);
  /** Nothing is left to do in this step but to read. */
  mayGoOn = $derived.by<boolean>(
    () => !this.isLast && (this.step.task === 'read' || (this.step.task === 'try' && this.met)),
  );
  /** It is time to offer help. */
  isStuck = $derived.by<boolean>(() => this.#wrong >= PATIENCE);
  /** The move that leads on, where one is asked for. */
  wanted = $derived.by<LegalMove | null>(() => this.#now.wanted);

  /** What is still to be played in this step, as it is written; the forbidden move where that is what is asked for. */
  asked = $derived.by<readonly string[]>(() => {
    const { forbidden } = this.step;
    if (forbidden) return this.met ? [] : [forbidden];
    const rest = this.taught.frames.slice(this.#frame).filter(({ step }) => step === this.#now.step);
    return rest.flatMap(({ wanted }) => (wanted ? [wanted.text] : []));
  });

  /** As its server would tell of it; `instead` is what came of another move that is as good. */
  #table(instead: LessonMoment | null = null): Table {
    const { game, title, options, seat: own, frames } = this.taught;
    const { called, pending, result, view, observation } = instead ?? this.#now.moment;
    return toldTable({
      table: `lesson-${game}`,
      number: this.#frame,
      game,
      title,
      options,
      stage: result ? 'over' : 'playing',
      seats: called.map((name, seat) => ({
        seat,
        name,
        who: 'person',
        bot: null,
        mine: seat === own,
        called: name,
      })),
      mine: [own],
      looking: own,
      pending,
      view,
      choices: this.step.task === 'read' ? null : this.#now.choices,
      log: [...sceneLog(frames, this.#frame, instead)],
      result,
      observation,
    });
  }

  // ---- going on and back

  goOn(instead: LessonMoment | null = null) {
    if (this.isLast) return;
    const next = this.taught.frames[this.#frame + 1]!;
    this.#stand(this.#frame + 1, instead, next.anew ? [] : (instead ?? next.moment).log);
    sounds.move();
  }

  back() {
    this.#stand(firstFrame(this.taught.frames, this.#frame));
  }

  again() {
    this.#stand(0);
  }

  #stand(frame: number, instead: LessonMoment | null = null, fresh: LessonMoment['log'] = []) {
    this.#frame = frame;
    this.#wrong = 0;
    this.met = false;
    this.note = '';
    storage.lesson.set(this.taught.game, frame);
    this.#listener.lay(this.#table(instead), fresh);
  }

  // ---- what the player does

  /** As at a real table the answer comes a moment later: a board that sends several moves waits for each. */
  async send(command: Command): Promise<Done> {
    await tick();
    if (command.type !== 'move') throw declined();
    const { wanted, others } = this.#now;
    const id = typeof command.move === 'number' ? command.move : await this.#read(command.move);
    const other = others.find((one) => one.move === id);
    if (wanted?.id === id) this.goOn();
    else if (other) this.goOn(other.moment);
    else this.#correct();
    return { type: 'done', id: '', number: this.#frame };
  }

  /** Which move was written; where it is none, why not. */
  async #read(written: string): Promise<number> {
    const notation = written.trim().toLowerCase();
    const move = (await this.#words()).find((one) => one.text.toLowerCase() === notation);
    if (move) return move.id;
    const { rule, text } = await this.explain(this.taught.seat, written);
    throw declined(text, rule);
  }

  /** A legal move, but not the one of this step. */
  #correct(): never {
    const { wanted } = this.#now;
    const t = this.#t();
    this.#wrong += 1;
    this.note = wanted ? t('lesson-other', { move: wanted.sentence }) : t('lesson-try-first');
    throw declined();
  }

  async explain(_seat: number, written: string | number): Promise<Why> {
    const { game, language } = this.taught;
    const frame = this.#frame;
    const { legal, rule, text } = await api.lessonWhy(game, frame, String(written), language);
    const why: Why = { type: 'why', id: '', legal: legal || frame !== this.#frame, rule, text };
    if (!why.legal && this.step.task === 'try' && rule === this.step.rule) {
      this.met = true;
      this.note = this.#t()('lesson-met');
    } else if (!why.legal) this.#wrong += 1;
    return why;
  }

  async question(_seat: number | null, text: string): Promise<readonly string[] | null> {
    const { game, language } = this.taught;
    return (await api.lessonAnswer(game, this.#frame, text, language)).lines;
  }

  async rules({ game, options }: Table): Promise<DeviceRules | null> {
    const { language } = this.taught;
    const [module, { DeviceRules }] = await Promise.all([
      api.module(game, options, language),
      import('../rules/device'),
    ]);
    if (this.#closed || !module) return null;
    this.#rules = new DeviceRules(module, language);
    return this.#rules;
  }

  describe(): Promise<readonly LegalMove[]> {
    return this.#words();
  }

  /** The words of all moves of a frame come together, once. */
  #words(): Promise<readonly LegalMove[]> {
    const frame = this.#frame;
    if (this.#described?.frame !== frame) {
      const { game, language } = this.taught;
      const moves = api.lessonMoves(game, frame, language).then((answer) => answer.moves);
      this.#described = { frame, moves };
    }
    return this.#described.moves;
  }

  /** A lesson goes forward: its table is looked at as it is. */
  entry(): Past {
    return this.#now.moment;
  }

  board() {
    return api.board(this.taught.game, this.taught.options);
  }
}

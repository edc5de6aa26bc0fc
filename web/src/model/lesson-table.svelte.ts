/** A guided first game as a table: it stands as the lesson says, and goes on when the player makes the wanted move. */
import { tick } from 'svelte';
import type { Entry, Move, Translate } from '../boards/board';
import { api } from '../net/api';
import { storage } from '../state/storage';
import type { Lesson, LessonFrame, LessonStep, LogEntry, LessonMoment, Table } from '../net/messages';
import type { Reason, Shown, Sitting } from './sitting';
import { sounds } from '../state/sound';
import { StillTable, toldTable } from './still-table';
import { byNumber, firstFrame, movesOf, sceneLog } from './lesson-frames';

/** After so many other moves the lesson offers to show the wanted one. */
const PATIENCE = 2;
const NONE: readonly Move[] = [];

export class LessonTable extends StillTable implements Sitting {
  board = $state.raw<unknown>(null);
  fresh = $state.raw<readonly Entry[]>([]);
  reason = $state.raw<Reason | null>(null);
  draft = $state.raw<unknown>(null);
  /** What the teacher says of a move that is not the wanted one. */
  note = $state('');
  /** The refusal that this step is about has been met. */
  met = $state(false);
  #frame = $state(0);
  #wrong = $state(0);
  #instead = $state.raw<LessonMoment | null>(null);
  #preview = $state.raw<Move | null>(null);
  #sending = $state(false);
  #targets = $state.raw<readonly Record<string, unknown>[] | null>(null);
  #described: { frame: number; moves: Promise<ReadonlyMap<number, Move>> } | null = null;
  #turn = 0;
  readonly lesson: Lesson;
  readonly #t: () => Translate;
  readonly present = [true, true, true, true, true, true];

  constructor(lesson: Lesson, t: () => Translate) {
    super();
    this.lesson = lesson;
    this.#t = t;
    this.#frame = Math.min(storage.lesson.get(lesson.game) ?? 0, lesson.frames.length - 1);
    void this.#fetchBoard();
  }

  async #fetchBoard() {
    const { board, targets } = await api.board(this.lesson.game, this.lesson.options);
    this.board = board;
    this.#targets = targets;
  }

  // ---- where the lesson stands

  #now = $derived.by<LessonFrame>(() => this.lesson.frames[this.#frame]!);
  #moment = $derived.by<LessonMoment>(() => this.#instead ?? this.#now.moment);
  number = $derived.by<number>(() => this.#now.step);
  step = $derived.by<LessonStep>(() => this.lesson.steps[this.#now.step]!);
  isLast = $derived.by<boolean>(() => this.#frame === this.lesson.frames.length - 1);
  /** Nothing is left to do in this step but to read. */
  mayGoOn = $derived.by<boolean>(
    () => !this.isLast && (this.step.task === 'read' || (this.step.task === 'try' && this.met)),
  );
  /** It is time to offer help. */
  isStuck = $derived.by<boolean>(() => this.#wrong >= PATIENCE);

  moves = $derived.by<readonly Move[]>(() =>
    this.step.task === 'read' ? NONE : movesOf(this.#now.choices, this.#targets),
  );
  log = $derived.by<readonly LogEntry[]>(() => sceneLog(this.lesson.frames, this.#frame, this.#instead));

  table = $derived.by<Table>(() => {
    const { lesson } = this;
    const { called, pending, result, view } = this.#moment;
    return toldTable({
      table: `lesson-${lesson.game}`,
      number: this.#frame,
      game: lesson.game,
      title: lesson.title,
      options: lesson.options,
      stage: result ? 'over' : 'playing',
      seats: called.map((name, seat) => ({
        seat,
        name,
        who: seat === lesson.seat ? 'person' : 'bot',
        bot: seat === lesson.seat ? null : 'friend',
        mine: seat === lesson.seat,
        called: name,
      })),
      mine: [lesson.seat],
      looking: lesson.seat,
      pending,
      view,
      choices: this.#now.choices,
      result,
    });
  });

  shown = $derived.by<Shown>(() => {
    const { view, pending, result } = this.#moment;
    return { view, pending, result, entry: this.log.at(-1)?.number ?? 0, lookingBack: false };
  });

  get sending(): boolean {
    return this.#sending;
  }

  get preview(): Move | null {
    return this.#preview;
  }

  set preview(move: Move | null) {
    this.#preview = move;
    if (move && !move.sentence) {
      void this.describe([move]).then(([told]) => {
        if (told && this.#preview?.id === told.id) this.#preview = told;
      });
    }
  }

  // ---- going on and back

  /** To the next frame; `instead` is what came of another move that is as good. */
  goOn(instead: LessonMoment | null = null) {
    if (this.isLast) return;
    const next = this.lesson.frames[this.#frame + 1]!;
    this.#stand(this.#frame + 1);
    this.#instead = instead;
    this.fresh = next.anew ? [] : (instead ?? next.moment).log;
    sounds.move();
  }

  back() {
    this.#stand(firstFrame(this.lesson.frames, this.#frame));
  }

  again() {
    this.#stand(0);
  }

  #stand(frame: number) {
    this.#frame = frame;
    this.#instead = null;
    this.#preview = null;
    this.#wrong = 0;
    this.fresh = [];
    this.draft = null;
    this.reason = null;
    this.met = false;
    this.note = '';
    storage.lesson.set(this.lesson.game, frame);
  }

  // ---- what the player does

  /** As at a real table the answer comes a moment later: a board that sends several moves waits for each. */
  play(move: Move) {
    if (this.#sending) return;
    this.reason = null;
    this.#preview = move;
    this.#sending = true;
    void tick().then(() => {
      this.#sending = false;
      this.#preview = null;
      this.#judge(move);
    });
  }

  #judge(move: Move) {
    const { wanted, others } = this.#now;
    const other = others.find((one) => one.move === move.id);
    if (wanted?.id === move.id) this.goOn();
    else if (other) this.goOn(other.moment);
    else this.#correct();
  }

  write(written: string) {
    const wanted = written.trim().toLowerCase();
    void this.describe(this.moves).then((moves) => {
      const move = moves.find((one) => one.text.toLowerCase() === wanted);
      if (move) this.play(move);
      else this.ask(written);
    });
  }

  /** A legal move, but not the one of this step. */
  #correct() {
    const { wanted } = this.#now;
    const t = this.#t();
    this.#wrong += 1;
    this.note = wanted ? t('lesson-other', { move: wanted.sentence }) : t('lesson-try-first');
    sounds.refused();
  }

  /** Show the wanted move as if the player were about to make it; or meet the refusal that the step is about. */
  showMe() {
    const { wanted } = this.#now;
    if (wanted) this.preview = this.moves.find((move) => move.id === wanted.id) ?? wanted;
    else if (this.step.forbidden) this.ask(this.step.forbidden);
  }

  ask(written: string | number) {
    const { game, language } = this.lesson;
    const frame = this.#frame;
    api.lessonWhy(game, frame, String(written), language).then(
      ({ legal, rule, text }) => {
        if (legal || frame !== this.#frame) return;
        this.#because(rule, text);
        if (this.step.task === 'try' && rule === this.step.rule) {
          this.met = true;
          this.note = this.#t()('lesson-met', { rule });
        } else this.#wrong += 1;
      },
      (fault: Error) => this.hint(fault.message),
    );
  }

  hint(sentence: string) {
    this.#because('', sentence);
  }

  #because(rule: string, text: string) {
    this.reason = { rule, text, turn: ++this.#turn };
    sounds.refused();
  }

  dismiss() {
    this.reason = null;
  }

  async describe(moves: readonly Move[]): Promise<readonly Move[]> {
    if (moves.every((move) => move.sentence)) return moves;
    const known = await this.#words();
    return moves.map((move) => known.get(move.id) ?? move);
  }

  /** The words of all moves of a frame come together, once. */
  #words(): Promise<ReadonlyMap<number, Move>> {
    const frame = this.#frame;
    if (this.#described?.frame !== frame) {
      const { game, language } = this.lesson;
      const moves = api.lessonMoves(game, frame, language).then((answer) => byNumber(answer.moves));
      this.#described = { frame, moves };
    }
    return this.#described.moves;
  }

  /** A lesson goes forward; it has no log to look back by. */
  showEntry() {}
}

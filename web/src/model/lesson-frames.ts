/** How the frames of a lesson follow each other. */
import type { LessonFrame, LogEntry, LessonMoment } from '../net/messages';

/** The first frame of a frame's step, or of the step before where it is the first itself. */
export function firstFrame(frames: readonly LessonFrame[], frame: number): number {
  const step = frames[frame]!.step;
  const own = frames.findIndex((one) => one.step === step);
  return own < frame
    ? own
    : Math.max(
        0,
        frames.findIndex((one) => one.step === step - 1),
      );
}

/** What has happened since the table was laid out, up to a frame; `instead` is what came of another good move. */
export function sceneLog(
  frames: readonly LessonFrame[],
  frame: number,
  instead: LessonMoment | null,
): readonly LogEntry[] {
  const start = frames.findLastIndex((one, at) => at <= frame && one.anew);
  const moments = frames.slice(Math.max(0, start), frame).map((one) => one.moment);
  return [...moments, instead ?? frames[frame]!.moment].flatMap((moment) => moment.log);
}

/** What happened at the moment shown, in one sentence. */
import type { Translate } from '../boards/board';
import type { ReplayTable } from '../model/replay-table.svelte';

export function describedMoment(replay: ReplayTable, t: Translate): string {
  const { seat, sentence, events } = replay.log[replay.at]!;
  if (seat === null) return t('log-start');
  const told = sentence ?? events[0]?.text;
  return told ?? t('log-secret', { names: replay.table.seats[seat]?.name ?? '', count: 1 });
}

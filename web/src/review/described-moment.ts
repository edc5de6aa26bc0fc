/** What happened at the moment shown, in one sentence. */
import type { Say } from '../boards/board';
import type { ReplayTable } from '../model/replay-table.svelte';

export function toldAt(replay: ReplayTable, say: Say): string {
  const { seat, sentence, events } = replay.log[replay.at]!;
  if (seat === null) return say('log-start');
  const told = sentence ?? events[0]?.text;
  return told ?? say('log-secret', { names: replay.table.seats[seat]?.name ?? '', count: 1 });
}

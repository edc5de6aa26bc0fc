/** What happened at the moment shown, in one sentence. */
import type { Translate } from '../boards/board';
import type { TableModel } from '../model/table.svelte';

export function describedMoment(model: TableModel, t: Translate): string {
  const { seat, sentence, events } = model.log[model.at]!;
  if (seat === null) return t('log-start');
  const told = sentence ?? events[0]?.text;
  return told ?? t('log-secret', { names: model.table!.seats[seat]?.name ?? '', count: 1 });
}

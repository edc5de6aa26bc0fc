/** All that is known of a table without its rules, in order: what was done, and what was said. */
import type { LogEntry, Table } from '../net/messages';

export interface Happened {
  key: string;
  time: number;
  /** Empty where the game began. */
  text: string;
}

export function happened(log: readonly LogEntry[], table: Pick<Table, 'notices' | 'seats'>): Happened[] {
  const done = log.map(({ number, time, sentence }) => ({
    key: `log-${number}`,
    time,
    text: sentence ?? '',
  }));
  const said = table.notices.map(({ number, time, kind, seat, text }) => {
    const who = kind === 'chat' && seat !== null ? `${table.seats[seat]?.name ?? ''}: ` : '';
    return { key: `notice-${number}`, time, text: who + text };
  });
  return [...done, ...said].sort((one, other) => one.time - other.time);
}

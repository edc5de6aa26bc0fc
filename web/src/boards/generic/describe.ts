/** A view in words, whatever it holds: a heading for each of its parts, a line for each thing. */
import type { DescribeProps, Section } from '../board';

type Held = Readonly<Record<string, unknown>>;

export function describe({ view, players, t }: DescribeProps<Held>): Section[] {
  const plain = Object.entries(view).filter(([, value]) => !isHeld(value));
  const rows = Object.entries(view).filter(([, value]) => isHeld(value));
  return [
    ...(plain.length
      ? [
          {
            level: 2 as const,
            heading: t('generic-table'),
            lines: plain.map(([name, value]) => line(name, value)),
          },
        ]
      : []),
    ...rows.map(([name, value]) => ({
      level: 2 as const,
      heading: spaced(name),
      lines: linesOf(value as Held | readonly unknown[], players.length === lengthOf(value) ? players : null),
    })),
  ];
}

function isHeld(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : -1;
}

/** As many things as players: each is somebody's. */
function linesOf(held: Held | readonly unknown[], players: readonly { name: string }[] | null): string[] {
  if (!Array.isArray(held)) return Object.entries(held).map(([name, value]) => line(name, value));
  return held.map((value, index) => line(players?.[index]?.name ?? String(index + 1), value));
}

function line(name: string, value: unknown): string {
  return `${spaced(name)}: ${told(value)}`;
}

function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(', ') || '–';
  if (!isHeld(value)) return value === null || value === '' ? '–' : String(value);
  const parts = Object.entries(value as Held).map(([name, part]) => `${spaced(name)} ${told(part)}`);
  return parts.join('; ') || '–';
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

/** The bridge by which the winner came: what lights up at the end. */
import type { DeltaView, Plank, Walker } from '../view';

/** The winner who has reached the goal: not who was only nearest when the rounds were over. */
export function arrival(view: DeltaView): Walker | undefined {
  return view.winners.map((seat) => view.players[seat]!).find(({ space, goal }) => space === goal);
}

/** Names of the supports and planks of the shortest bridge between the winner's two villages, the goal first. */
export function crossing(view: DeltaView): readonly string[] {
  const village = view.villages.find(({ name }) => name === arrival(view)?.space);
  return village ? bridge(view.planks, village.name, village.opposite) : [];
}

/** A way from support to support, breadth first. */
function bridge(planks: readonly Plank[], start: string, end: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, [start]]]);
  for (const [support, way] of ways) {
    if (support === end) return way;
    for (const { name, supports } of planks) {
      const next = supports.find((one) => one !== support);
      if (supports.includes(support) && next && !ways.has(next)) ways.set(next, [...way, name, next]);
    }
  }
  return [];
}

/** The shortest order in which to see some towns and end in another: exact, by subsets (Held and Karp). */
export type Steps = (from: string, to: string) => number;

export function bestOrder(start: string, stops: readonly string[], finish: string, steps: Steps): string[] {
  const count = stops.length;
  if (!count) return [];
  const subsets = 1 << count;
  const best = new Float64Array(subsets * count).fill(Infinity);
  const before = new Int8Array(subsets * count).fill(-1);
  const between = stops.map((one) => stops.map((other) => steps(one, other)));
  stops.forEach((stop, index) => (best[(1 << index) * count + index] = steps(start, stop)));
  for (let seen = 1; seen < subsets; seen++) {
    for (let last = 0; last < count; last++) {
      const sofar = best[seen * count + last]!;
      if (sofar === Infinity) continue;
      for (let next = 0; next < count; next++) {
        if (seen & (1 << next)) continue;
        const place = (seen | (1 << next)) * count + next;
        const longer = sofar + between[last]![next]!;
        if (longer < best[place]!) [best[place], before[place]] = [longer, last];
      }
    }
  }
  let seen = subsets - 1;
  const endings = stops.map((stop, index) => best[seen * count + index]! + steps(stop, finish));
  let last = endings.indexOf(Math.min(...endings));
  const order: string[] = [];
  while (last >= 0) {
    order.unshift(stops[last]!);
    const earlier = before[seen * count + last]!;
    seen &= ~(1 << last);
    last = earlier;
  }
  return order;
}

/** The towns of the notes that are still open, in their order, then those not yet in them. */
export function inOrder(notes: readonly string[], open: readonly string[]): string[] {
  const kept = notes.filter((town) => open.includes(town));
  return [...kept, ...open.filter((town) => !kept.includes(town))];
}

export function moved(order: readonly string[], index: number, by: number): string[] {
  const to = index + by;
  if (to < 0 || to >= order.length) return [...order];
  const changed = order.toSpliced(index, 1);
  return changed.toSpliced(to, 0, order[index]!);
}

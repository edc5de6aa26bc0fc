/** Where the pictures of the rules stand. */
import { type Block, linesOf, names } from '../ui/markdown';
import type { Figure } from '../net/messages';

/** Each picture below the first block that names its rule; below the last one where none does. */
export function placed(
  blocks: readonly Block[],
  figures: readonly Figure[],
): ReadonlyMap<Block, readonly Figure[]> {
  const at = new Map<Block, Figure[]>();
  for (const figure of figures) {
    const home = blocks.find((block) => linesOf(block).some((line) => names(line, figure.rule)));
    const below = home ?? blocks.at(-1);
    if (below) at.set(below, [...(at.get(below) ?? []), figure]);
  }
  return at;
}

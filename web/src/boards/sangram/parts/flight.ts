/** Things move from where they lay to where they lie: measured before and after the board is drawn anew. */

export type Places = ReadonlyMap<string, DOMRect>;

const CARD_MS = 500;
const PIECE_MS = 200;

/** Where everything that may move lies now: `data-flies` names a thing, `data-place` a heap that things come from. */
export function places(root: HTMLElement): Places {
  const found = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-flies], [data-place]')) {
    found.set(thing.dataset.flies ?? thing.dataset.place ?? '', thing.getBoundingClientRect());
  }
  return found;
}

/** Let everything whose place has changed glide there; what is new comes from the heap named by `data-from`. */
export function glide(root: HTMLElement, before: Places, pace: number): void {
  for (const thing of root.querySelectorAll<HTMLElement>('[data-flies]')) {
    const { flies = '', from = '' } = thing.dataset;
    const itself = before.get(flies);
    const was = itself ?? before.get(from);
    const now = thing.getBoundingClientRect();
    if (!was || !now.width || !was.width) continue;
    const dx = was.x + was.width / 2 - now.x - now.width / 2;
    const dy = was.y + was.height / 2 - now.y - now.height / 2;
    const turns = !itself && thing.dataset.turns !== undefined;
    if (Math.hypot(dx, dy) < 2 && !turns) continue;
    const piece = /^(crown|token)/.test(flies);
    // A heap is wider than a card, and a card caught while it turns is narrower: neither sets the size.
    const size = itself && !piece ? Math.min(2, Math.max(0.4, itself.height / now.height)) : 1;
    const start = `translate(${dx}px, ${dy}px) scale(${size})`;
    thing.animate([{ transform: start + (turns ? ' rotateY(90deg)' : '') }, { transform: 'none' }], {
      duration: (piece ? PIECE_MS : CARD_MS) / pace,
      easing: 'ease-in-out',
    });
  }
}

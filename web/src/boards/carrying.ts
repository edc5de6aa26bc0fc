/** Something dragged from where it lies: who presses and moves takes it along, who presses and lets go has only tapped. */

const A_DRAG = 6; // pixels: less is a tap
/** A finger hides what lies under it: what is carried is above it. */
const ABOVE_A_FINGER = 44;

export interface Carrier {
  /** It has left its place. */
  ontake: () => void;
  /** Where it is now. */
  onmove: (x: number, y: number) => void;
  /** It is let go; or something came in between, and it is where it was. */
  onend: (dropped: boolean) => void;
}

/** Follow one finger from its press until it is lifted; another one, or a call, ends it without a drop. */
export function carry(press: PointerEvent, { ontake, onmove, onend }: Carrier): void {
  const { pointerId, clientX, clientY } = press;
  const lift = press.pointerType === 'mouse' ? 0 : ABOVE_A_FINGER;
  const gone = new AbortController();
  const { signal } = gone;
  let taken = false;
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!taken && Math.hypot(event.clientX - clientX, event.clientY - clientY) < A_DRAG) return;
    if (!taken) ontake();
    taken = true;
    onmove(event.clientX, event.clientY - lift);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    gone.abort();
    if (taken) onend(event.type === 'pointerup');
    // The click that follows a drag is none.
    if (taken) addEventListener('click', swallow, { capture: true, once: true });
    if (taken) setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/** One tab stop for a group of buttons: arrows, Home and End go from one to the next. */
import type { Action } from 'svelte/action';

export const roving: Action<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')];
  let current: HTMLElement | undefined;

  function tidy() {
    const all = stops();
    if (!current || !all.includes(current)) {
      current = all.find((stop) => stop.dataset.stop === 'legal') ?? all[0];
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent) {
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = to[event.key as keyof typeof to];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(next + all.length) % all.length]?.focus();
  }

  function onfocusin(event: FocusEvent) {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (stop) current = stop;
    tidy();
  }

  const watch = new MutationObserver(tidy);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-stop'] });
  group.addEventListener('keydown', onkeydown);
  group.addEventListener('focusin', onfocusin);
  tidy();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', onkeydown);
      group.removeEventListener('focusin', onfocusin);
    },
  };
};

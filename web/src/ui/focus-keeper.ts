/**
 * Focus is never lost. What had it may go away: with its page, its list, its move. Then it goes to one place, the same
 * every time: in a dialog to its question or heading; at a table in words to the command field; at a board to the board;
 * elsewhere to the heading of the page. What lost it and is there again, a button that could not be pressed for a moment, has
 * it back.
 */

/** In the order in which they are looked for; `data-landing` is a question that has just been asked. */
const PLACES = ['[data-landing]', '#command', '.board-place', 'h1', 'main'];
const IN_DIALOG = ['[data-landing]', 'h2'];

export function keepFocus() {
  let last: Element | null = null;
  let due = false;
  /** Whoever points beside everything, or goes on from the last thing of the page by Tab, wants nothing to have the focus. */
  let leaves = false;
  document.addEventListener('pointerdown', () => (leaves = true), { capture: true });
  document.addEventListener('keydown', ({ key }) => (leaves ||= key === 'Tab'), { capture: true });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target === document.body) return;
    last = target;
    leaves = false;
  });
  // A button that cannot be pressed any more is let go of only after the page was drawn.
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || checkSoon());

  function check() {
    const at = document.activeElement;
    if (!last || (at && at !== document.body && at !== document.documentElement)) return;
    if (!isThere(last)) landing()?.focus({ preventScroll: true });
    else if (!leaves && last instanceof HTMLElement) last.focus({ preventScroll: true });
  }

  /**
   * When the page has been drawn the browser has let go of what is no longer there. What changes after the frame was begun
   * is drawn in the next one, and looked at after that.
   */
  function checkSoon() {
    if (!due) requestAnimationFrame(() => ((due = false), setTimeout(check)));
    due = true;
  }

  const changes = new MutationObserver(checkSoon);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'class'],
  });
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

function landing(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  for (const place of dialog ? IN_DIALOG : PLACES) {
    const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(place)].find(isThere);
    if (!found) continue;
    if (found.tabIndex < 0) found.tabIndex = -1;
    return found;
  }
  return null;
}

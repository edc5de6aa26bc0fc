/** "Your turn" for somebody who looks elsewhere: the title and the icon of the tab; and the screen stays awake. */
let awake: WakeLockSentinel | null = null;
let wanted = false;

export function signalTurn(mine: boolean, title: string) {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? '/icon-turn.svg' : '/icon.svg';
  wanted = mine;
  void (mine ? hold() : release());
}

async function hold() {
  try {
    if (!awake && document.visibilityState === 'visible')
      awake = (await navigator.wakeLock?.request('screen')) ?? null;
    if (!wanted) await release();
  } catch {
    // The device may say no; then its screen goes dark as usual.
  }
}

async function release() {
  const held = awake;
  awake = null;
  await held?.release();
}

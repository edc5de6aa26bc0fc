/** A screen that everybody looks at must not go dark; where the browser cannot promise it, it goes dark as usual. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let done = false;

  async function hold() {
    if (document.visibilityState !== 'visible') return;
    try {
      // eslint-disable-next-line compat/compat -- asked for only where it is
      held = (await navigator.wakeLock?.request('screen')) ?? null;
      if (done) await held?.release();
    } catch {
      // The device may say no.
    }
  }

  // The lock is lost whenever the page is hidden.
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', hold);
    void held?.release();
  };
}

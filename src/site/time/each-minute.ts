const minute = 60_000;

/**
 * Calls back now, each minute, and when the page is shown again, since a hidden page's timers are
 * late. Returns what ends it.
 */
export function eachMinute(callback: (now: Date) => void): () => void {
  let next: ReturnType<typeof setTimeout>;
  function tick() {
    clearTimeout(next);
    next = setTimeout(tick, minute - (Date.now() % minute));
    callback(new Date());
  }
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(next);
    document.removeEventListener('visibilitychange', tick);
  };
}

const minute = 60_000;

/**
 * Calls `callback` now, at each new minute, and when the page becomes visible again, because timers
 * of a hidden page are late. Returns a function that ends this.
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

/**
 * The events that end the wait early. `pointerdown` is not among them: if the list moved up at it,
 * the button would no longer be under the pointer at `pointerup`, and would get no `click`.
 */
const acts = ['keydown', 'click', 'pagehide'] as const;

/**
 * Runs `remove`, which takes away or hides the element that had focus until now, after `wait`
 * milliseconds: if the element is gone before Orca handles the focus event, Orca does not say where
 * the focus is now. A visitor who does something earlier, or leaves, finds it gone: `remove` runs
 * before that event is handled, and has to be done when it returns (`flushSync`). Returns a
 * function that cancels it.
 */
export function afterFarewell(remove: () => void, wait = 150): () => void {
  const stop = new AbortController();
  const end = () => {
    cancel();
    remove();
  };
  const timer = setTimeout(end, wait);
  const cancel = () => {
    clearTimeout(timer);
    stop.abort();
  };
  for (const act of acts) addEventListener(act, end, { capture: true, signal: stop.signal });
  return cancel;
}

/**
 * The events that end the wait early. `pointerdown` is not among them: if the list moved up at it,
 * the button would no longer be under the pointer at `pointerup`, and would get no `click`.
 */
const acts = ['keydown', 'click', 'pagehide'] as const;

/**
 * Calls `remove`, which removes or hides the element that had the focus until now, after `wait`
 * milliseconds. If the element is gone before Orca handles the focus event, Orca does not say where
 * the focus is now. If the visitor does something earlier, or leaves, `remove` runs before that
 * event is handled, so it must be done when it returns (`flushSync`). Returns a function that
 * cancels it.
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

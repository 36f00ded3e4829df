/**
 * Calls `leave` when a visitor leaves an open part of the page, such as a menu: at a press outside
 * of it, and when focus is moved out of it with the keyboard or by a screen reader. Both are
 * needed: a tap on text moves no focus, Tab is no press.
 *
 * Focus that moves because of a press inside does not count. The words beside a checkbox, a gap,
 * and on Apple's systems any button take no focus: the browser gives it to the nearest element
 * around them that can have it, such as `main[tabindex="-1"]` (HTML, section 6.6.3, the focusing
 * steps for a click), and the click comes only after that. A part that closed then would take the
 * pressed control away from under it.
 *
 * `parts`: the elements that count as inside, such as the panel of a menu and its button. Returns a
 * function that ends it.
 */
export function onLeaving(
  parts: readonly (Element | null | undefined)[],
  leave: () => void,
): () => void {
  const stop = new AbortController();
  const listening = { signal: stop.signal, capture: true };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && parts.some((part) => part?.contains(target));
  let isByPress = false;

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      isByPress = isInside(target);
      if (!isByPress) leave();
    },
    listening,
  );
  // Until the next keystroke, because a touch moves focus only after its `pointerup`.
  document.addEventListener(
    'keydown',
    () => {
      isByPress = false;
    },
    listening,
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Without `relatedTarget` the window itself lost focus, or nothing has it: that is no place
      // to have gone to.
      if (isByPress || !relatedTarget || !isInside(target)) return;
      if (!isInside(relatedTarget)) leave();
    },
    listening,
  );
  return () => stop.abort();
}

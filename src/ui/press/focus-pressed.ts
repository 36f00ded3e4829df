const controls = 'a[href], button, summary, label, input, select';

/**
 * Gives every pressed control focus before anything acts on the press. Chrome, Edge and Firefox do
 * so themselves; on Apple's systems a pressed button, link, checkbox or radio button gets none, and
 * the label of a box passes it on only after the box has changed. What remembers the focused
 * element, to return to it from a dialog or to go on from a removed button, would there remember
 * `main` or nothing. React Aria does the same for its own controls.
 * Source:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
export function focusPressed(page: Document): void {
  page.addEventListener('click', keepFocus, { capture: true });
}

function keepFocus({ target, detail, isTrusted }: MouseEvent): void {
  // Enter in a field presses the button of its form (`detail` 0), and scripts click for the
  // visitor: neither takes focus.
  if (!isTrusted || detail === 0 || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>(controls);
  const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
  if (control?.ownerDocument.activeElement !== control) control?.focus({ preventScroll: true });
}

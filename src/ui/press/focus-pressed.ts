const controls = 'a[href], button, summary, label, input, select';

/**
 * Gives every pressed control the focus before a handler acts on the press. Chrome, Edge and
 * Firefox do so themselves. On Apple's systems a pressed button, link, checkbox or radio button
 * gets no focus, and the label of a checkbox passes it on only after the box has changed. A dialog
 * that returns the focus, or code that moves it on from a removed button, would find `main` or
 * nothing there. React Aria does the same for its own controls. Source:
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

interface Tracked extends HTMLInputElement {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Makes fields take the values that a driver sets. Over WebDriver BiDi, Playwright 1.64 fills a
 * field by setting its value and sending an event:
 *
 * - In a field without a selection, such as one for an e-mail address, it puts the new value behind
 *   the old one; this replaces it.
 * - React ignores the event if it has seen that value before; this clears its memory.
 *
 * Pressed keys need none of it. Runs inside the page.
 */
export function hearFilledFields(): void {
  addEventListener(
    'input',
    (event) => {
      if (event.isTrusted) return;
      const field = event.target as Tracked;
      const isAppended = field.localName === 'input' && field.selectionStart === null;
      if (isAppended && event instanceof InputEvent && event.data) field.value = event.data;
      field._valueTracker?.setValue('\u0000');
    },
    true,
  );
}

interface Tracked extends EventTarget {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Over WebDriver BiDi, Playwright 1.64 fills a field by setting its value and making an event,
 * where Chromium gets letters as from a keyboard. React hears a set value only if it has not seen
 * it before, so this makes it forget. Letters that are pressed, as visitors press them, need none
 * of it. Runs inside the page.
 */
export function hearFilledFields(): void {
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      const { _valueTracker: tracker } = (target ?? {}) as Tracked;
      if (!isTrusted) tracker?.setValue('\u0000');
    },
    true,
  );
}

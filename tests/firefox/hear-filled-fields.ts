interface Tracked extends EventTarget {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Makes React notice values that a driver sets. Over WebDriver BiDi, Playwright 1.64 fills a field
 * by setting its value and sending an event; React ignores the event if it has seen that value
 * before, so this clears its memory. Pressed keys need none of it. Runs inside the page.
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

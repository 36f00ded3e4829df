/** Moves focus to the title of the screen, after a panel that had it is gone. */
export function focusTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h1')?.focus());
}

/** Moves focus there only where it was in something that is gone. */
export function focusTitleIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusTitle();
  });
}

/** Moves focus to the title of the screen, after a panel that had it is gone. */
export function focusTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h1')?.focus());
}

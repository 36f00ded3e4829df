/**
 * Marks the page (`data-dialog` on its root) while a dialog is open, for styles and for scripts that hear every key:
 * to look for `dialog[open]` means to look at the whole page, and `:has()` does so wherever something is drawn.
 */
export function markOpenDialog({ documentElement }: Document): void {
  if (documentElement.querySelector('dialog[open]')) documentElement.dataset['dialog'] = '';
  else delete documentElement.dataset['dialog'];
}

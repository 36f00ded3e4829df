const mark = 'dialog';

/** The modal dialog that is open, if there is one. The page knows by a mark, so that a large one is not searched. */
export function openDialog(page: Document = document): HTMLDialogElement | null {
  if (!(mark in page.documentElement.dataset)) return null;
  return page.querySelector<HTMLDialogElement>('dialog[open]');
}

/**
 * Marks the page while a dialog is open, for `openDialog` and for styles: `:has(dialog[open])` would cost a look at
 * the whole page wherever something is drawn.
 */
export function markOpenDialog({ documentElement }: Document): void {
  if (documentElement.querySelector('dialog[open]')) documentElement.dataset[mark] = '';
  else delete documentElement.dataset[mark];
}

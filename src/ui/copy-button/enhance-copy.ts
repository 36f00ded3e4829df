import { announce } from '../announcer/announce.ts';

export const copyWords = {
  ready: 'Copy',
  copied: 'Copied',
  refused: 'Your browser did not let us copy. Select the text and copy it by hand.',
} as const;

/** How long a copy button shows "Copied", in milliseconds. */
export const copiedFor = 2000;

/**
 * Writes a text to the clipboard. Resolves to `false` where the browser refuses, or has no
 * clipboard, as on a page without TLS.
 */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** On a click on a `StillCopyButton`, writes its text to the clipboard and announces the result. */
export function enhance(button: HTMLElement): void {
  button.addEventListener('click', () => copy(button));
}

async function copy(button: HTMLElement): Promise<void> {
  const text = button.dataset['copies'];
  if (!text) return;
  const isCopied = await writeToClipboard(text);
  const note = button.nextElementSibling as HTMLElement;
  note.hidden = isCopied;
  note.textContent = isCopied ? '' : copyWords.refused;
  const name = button.getAttribute('aria-label') ?? '';
  announce(isCopied ? name.replace(copyWords.ready, copyWords.copied) : copyWords.refused);
  if (isCopied) showCopied(button);
}

/** Changes the label for two seconds. A second click within them does not prolong it. */
function showCopied({ firstElementChild: label }: HTMLElement): void {
  const ready = label?.textContent;
  if (!label || ready === copyWords.copied) return;
  label.textContent = copyWords.copied;
  setTimeout(() => {
    label.textContent = ready ?? '';
  }, copiedFor);
}

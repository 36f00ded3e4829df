import { announce } from '../announcer/announce.ts';
import { copyWords, wordFor } from './copy-words.ts';

/**
 * Works every `StillCopyButton` and `PrintButton` of a page: one puts its text on the clipboard and says
 * so, the other opens the print dialog.
 */
export function enhanceCopies(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (button.dataset['copies']) copy(button);
    if ('prints' in button.dataset) page.defaultView?.print();
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(button.dataset['copies'] ?? '').then(
    () => true,
    () => false,
  );
  const refused = button.nextElementSibling as HTMLElement;
  refused.hidden = isCopied;
  refused.textContent = isCopied ? '' : copyWords.refused;
  const name = button.ariaLabel ?? '';
  announce(isCopied ? name.replace(copyWords.ready, copyWords.copied) : copyWords.refused);
  if (isCopied) sayCopied(button);
}

/** The word changes for two seconds; a second press while it stands does not keep it. */
function sayCopied({ firstElementChild: word }: HTMLButtonElement): void {
  const ready = word?.textContent;
  if (!word || ready === copyWords.copied) return;
  word.textContent = copyWords.copied;
  setTimeout(() => {
    word.textContent = ready ?? '';
  }, wordFor);
}

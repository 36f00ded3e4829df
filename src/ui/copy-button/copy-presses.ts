import { announce } from '../announcer/announce.ts';
import { copyWords, wordFor } from './copy-words.ts';

/**
 * Lets every `StillCopyButton` of a page be pressed: puts its text on the clipboard and says so, as
 * `CopyButton` does. Where the browser refuses, a sentence beside it says what to do by hand.
 */
export function copyPresses(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const {
    copy: text = '',
    copyWhat: what = '',
    copyReady = button.textContent ?? '',
  } = button.dataset;
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  announce(isCopied ? `${copyWords.copied} ${what}` : copyWords.refused);
  if (!isCopied) {
    refuse(button);
    return;
  }
  button.dataset['copyReady'] = copyReady;
  button.textContent = copyWords.copied;
  setTimeout(() => {
    button.textContent = copyReady;
  }, wordFor);
}

function refuse(button: HTMLElement): void {
  if (button.nextSibling) return;
  button.after(` ${copyWords.refused}`);
}

import { announce } from '../announcer/announce.ts';
import { copyWords, wordFor } from './copy-words.ts';

/** Lets every `StillCopyButton` of a page put its text on the clipboard and say so. */
export function enhanceCopies(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLButtonElement>('button[data-copies]');
    if (button) copy(button);
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copies = '', what = '' } = button.dataset;
  const isCopied = await navigator.clipboard?.writeText(copies).then(
    () => true,
    () => false,
  );
  const note = button.nextElementSibling;
  if (note) note.textContent = isCopied ? '' : ` ${copyWords.refused}`;
  announce(isCopied ? `${copyWords.copied} ${what}` : copyWords.refused);
  if (isCopied) sayCopied(button);
}

/** The word changes for two seconds; a second press while it stands does not keep it. */
function sayCopied({ firstElementChild: word }: HTMLButtonElement): void {
  if (!word || word.textContent === copyWords.copied) return;
  const ready = word.textContent;
  word.textContent = copyWords.copied;
  setTimeout(() => {
    word.textContent = ready;
  }, wordFor);
}

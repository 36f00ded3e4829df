import { announce } from '../announcer/announce.ts';

const wordFor = 2000;

/**
 * Works every `StillCopyButton` and `PrintButton` of a page: one puts its text on the clipboard and says
 * so, the other opens the print dialog. All words stand in the page.
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
  const { copies = '', copied = '' } = button.dataset;
  const isCopied = await navigator.clipboard?.writeText(copies).then(
    () => true,
    () => false,
  );
  const refused = button.nextElementSibling as HTMLElement;
  refused.hidden = isCopied;
  announce(isCopied ? copied : (refused.textContent ?? ''));
  if (isCopied) sayCopied(button);
}

/** The word changes for two seconds; a second press while it stands does not keep it. */
function sayCopied({ dataset, firstElementChild: word }: HTMLButtonElement): void {
  const ready = word?.textContent;
  const done = dataset['copied']?.split(' ')[0];
  if (!word || !done || ready === done) return;
  word.textContent = done;
  setTimeout(() => {
    word.textContent = ready ?? '';
  }, wordFor);
}

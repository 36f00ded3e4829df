import { fillIn } from '#site/words.ts';
import { dayLabel } from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { enhanceRemoving } from './enhance-removing.ts';
import { type KeptCopy, keptCopies } from './kept-copies.ts';

/** Fills in the page that lists what is kept: the day beside each page, the pages that were opened, and the buttons that remove them. */
export async function enhance(page: HTMLElement): Promise<void> {
  const show = async () => showCopies(page, await keptCopies().catch(() => []));
  enhanceRemoving(page, show);
  await show();
}

function showCopies(page: HTMLElement, copies: readonly KeptCopy[]): void {
  const always = page.querySelector<HTMLElement>('[data-kept-always]');
  const seen = page.querySelector<HTMLElement>('[data-kept-seen]');
  const none = page.querySelector<HTMLElement>('[data-kept-none]');
  if (!always || !seen || !none) return;
  const words: OfflineWords['always'] = JSON.parse(always.dataset['keptAlways'] ?? '');
  const listed = [...always.querySelectorAll('a')].map((link) => {
    const copy = copies.find(({ path }) => path === link.pathname);
    const state = link.parentElement?.querySelector('[data-kept-when]');
    if (state) state.textContent = copy ? when(words.yes, copy) : words.no;
    return link.pathname;
  });
  const others = copies.filter(({ path }) => !listed.includes(path));
  seen.replaceChildren(...others.map((copy) => entry(copy, seen.dataset['keptSeen'] ?? '')));
  seen.hidden = others.length === 0;
  none.hidden = others.length > 0;
}

function entry(copy: KeptCopy, words: string): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  const day = document.createElement('span');
  link.href = copy.path;
  link.textContent = copy.title || copy.path;
  day.textContent = when(words, copy);
  row.append(link, ' ', day);
  return row;
}

function when(words: string, { sentAt }: KeptCopy): string {
  return sentAt === 0 ? '' : fillIn(words, { when: dayLabel(sentAt) });
}

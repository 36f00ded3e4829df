import * as device from '#site/device.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { dayLabel, deleteCaches, isPage, ownCaches, sentAt } from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { startWorker } from '../start-worker.ts';

/**
 * Fills in the page that lists what is kept: the day beside each page, the pages that were opened,
 * and the buttons that remove them.
 */
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

interface KeptCopy {
  path: string;
  title: string;
  /** Milliseconds since 1970; 0 where it is not known. */
  sentAt: number;
}

/** Every kept page once, in its newest copy, the newest first. None where storage is closed. */
async function keptCopies(): Promise<KeptCopy[]> {
  const copies = new Map<string, KeptCopy>();
  for (const name of await ownCaches()) {
    for (const copy of await copiesIn(name)) {
      if (copy.sentAt >= (copies.get(copy.path)?.sentAt ?? 0)) copies.set(copy.path, copy);
    }
  }
  return [...copies.values()].sort((a, b) => b.sentAt - a.sentAt);
}

async function copiesIn(name: string): Promise<KeptCopy[]> {
  const cache = await caches.open(name);
  const found: KeptCopy[] = [];
  for (const { url } of await cache.keys()) {
    const page = await cache.match(url, { ignoreVary: true });
    if (!page || !isPage(page)) continue;
    const title = titleOf(await page.text());
    found.push({ path: new URL(url).pathname, title, sentAt: sentAt(page) });
  }
  return found;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The title of a page without the name of the site, as text. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '')
    .replace(/ \| [^|]*$/, '');
}

/** Works the buttons that remove what is kept; `show` draws the lists anew. */
function enhanceRemoving(page: HTMLElement, show: () => Promise<void>): void {
  const control = page.querySelector<HTMLElement>('[data-kept-remove]');
  const status = control?.querySelector<HTMLElement>('[data-remove-said]');
  if (!control || !status) return;
  const words: OfflineWords['remove'] = JSON.parse(control.dataset['keptRemove'] ?? '');
  const button = (name: string) =>
    control.querySelector<HTMLButtonElement>(`[data-remove="${name}"]`);

  const showChoice = () => {
    const isOff = device.read('keeping', (value) => value === 'off') !== undefined;
    for (const name of ['pages', 'all']) button(name)?.toggleAttribute('hidden', isOff);
    button('again')?.toggleAttribute('hidden', !isOff);
  };
  const works = (name: string, work: () => Promise<unknown>, sentence: string, next: string) =>
    button(name)?.addEventListener('click', async () => {
      await work();
      showChoice();
      await show();
      button(next)?.focus();
      status.textContent = sentence;
      announce(sentence);
    });
  works('pages', () => deleteCaches('pages'), words.removedPages, 'pages');
  works('all', removeAll, words.removedAll, 'again');
  works('again', keepAgain, words.keptAgain, 'all');
  showChoice();
}

async function removeAll(): Promise<void> {
  device.save('keeping', 'off');
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await deleteCaches();
}

async function keepAgain(): Promise<void> {
  device.remove('keeping');
  await startWorker();
}

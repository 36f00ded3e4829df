import * as device from '#site/device.ts';
import { fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import { dayLabel, deleteCaches, isPage, ownCaches, sentAt } from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { startWorker } from '../start-worker.ts';

/** A page that this device keeps. */
interface KeptCopy {
  path: string;
  title: string;
  /** When the server sent it: milliseconds since 1970; 0 where it is not known. */
  sentAt: number;
}

/**
 * Fills in the page that lists what this device keeps: the day beside each page, and the pages that
 * were opened. Makes the buttons work that remove them.
 */
export async function enhance(page: HTMLElement): Promise<void> {
  const show = async () => showCopies(page, await keptCopies().catch(() => []));
  enhanceRemoving(page, show);
  await show();
}

function showCopies(page: HTMLElement, copies: readonly KeptCopy[]): void {
  const always = page.querySelector<HTMLElement>('[data-kept-always]');
  const seen = page.querySelector<HTMLElement>('[data-kept-seen]');
  const emptyNote = page.querySelector<HTMLElement>('[data-kept-none]');
  if (!always || !seen || !emptyNote) return;
  const words: OfflineWords['always'] = JSON.parse(always.dataset['keptAlways'] ?? '');
  const alwaysPaths = [...always.querySelectorAll('a')].map((link) => {
    const copy = copies.find(({ path }) => path === link.pathname);
    const state = link.parentElement?.querySelector('[data-kept-when]');
    if (state) state.textContent = copy ? dayOfCopy(words.yes, copy) : words.no;
    return link.pathname;
  });
  const others = copies.filter(({ path }) => !alwaysPaths.includes(path));
  seen.replaceChildren(...others.map((copy) => copyRow(copy, seen.dataset['keptSeen'] ?? '')));
  seen.hidden = others.length === 0;
  emptyNote.hidden = others.length > 0;
}

function copyRow(copy: KeptCopy, words: string): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  const day = document.createElement('span');
  link.href = copy.path;
  link.textContent = copy.title || copy.path;
  day.textContent = dayOfCopy(words, copy);
  row.append(link, ' ', day);
  return row;
}

/** Fills the day of a copy into `words`; an empty text where the day is not known. */
function dayOfCopy(words: string, copy: KeptCopy): string {
  return copy.sentAt === 0 ? '' : fillIn(words, { when: dayLabel(copy.sentAt) });
}

/**
 * Returns the newest copy of every kept page, the newest page first; none where storage is closed.
 */
async function keptCopies(): Promise<KeptCopy[]> {
  const copies = new Map<string, KeptCopy>();
  for (const name of await ownCaches()) {
    for (const copy of await copiesIn(name)) {
      if (copy.sentAt >= (copies.get(copy.path)?.sentAt ?? 0)) copies.set(copy.path, copy);
    }
  }
  return [...copies.values()].sort((a, b) => b.sentAt - a.sentAt);
}

/** Returns the pages in one cache of this site. */
async function copiesIn(name: string): Promise<KeptCopy[]> {
  const cache = await caches.open(name);
  const copies: KeptCopy[] = [];
  for (const { url } of await cache.keys()) {
    const page = await cache.match(url, { ignoreVary: true });
    if (!page || !isPage(page)) continue;
    const title = pageTitleIn(await page.text());
    copies.push({ path: new URL(url).pathname, title, sentAt: sentAt(page) });
  }
  return copies;
}

/** The characters by the names of their HTML entities, as the build writes them. */
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Returns the title in the HTML of a page, as text and without the name of the site: `Media`. */
export function pageTitleIn(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => characters[entity] ?? '')
    .replace(/ \| [^|]*$/, '');
}

/** Makes the buttons work that remove what is kept; `show` renders the lists anew. */
function enhanceRemoving(page: HTMLElement, show: () => Promise<void>): void {
  const control = page.querySelector<HTMLElement>('[data-kept-remove]');
  const status = control?.querySelector<HTMLElement>('[data-remove-said]');
  if (!control || !status) return;
  const words: OfflineWords['remove'] = JSON.parse(control.dataset['keptRemove'] ?? '');
  const button = (name: string) =>
    control.querySelector<HTMLButtonElement>(`[data-remove="${name}"]`);

  const showChoice = () => {
    const keepsNothing = device.read('keeping', isOff) === 'off';
    for (const name of ['pages', 'all']) button(name)?.toggleAttribute('hidden', keepsNothing);
    button('again')?.toggleAttribute('hidden', !keepsNothing);
  };
  // `next` names the button that has focus afterwards, since the pressed one may be hidden then.
  const onPress = (name: string, work: () => Promise<unknown>, sentence: string, next: string) =>
    button(name)?.addEventListener('click', async () => {
      await work();
      showChoice();
      await show();
      button(next)?.focus();
      status.textContent = sentence;
      announce(sentence);
    });
  onPress('pages', () => deleteCaches('pages'), words.removedPages, 'pages');
  onPress('all', removeAll, words.removedAll, 'again');
  onPress('again', keepAgain, words.keptAgain, 'all');
  showChoice();
}

/** Whether a stored choice is that the visitor wants nothing kept. */
function isOff(value: unknown): value is 'off' {
  return value === 'off';
}

/**
 * Removes everything that is kept and the worker, and stores that the visitor wants nothing kept.
 */
async function removeAll(): Promise<void> {
  device.save('keeping', 'off');
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await deleteCaches();
}

/** Forgets the choice to keep nothing, and starts the worker. */
async function keepAgain(): Promise<void> {
  device.remove('keeping');
  await startWorker();
}

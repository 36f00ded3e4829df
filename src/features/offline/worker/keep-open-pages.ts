import { cacheName } from '../kept-caches.ts';
import { isKeepable, isPage, pageKey } from './keepable.ts';
import { scope } from './worker-scope.ts';

/** How long pages wait while it is done, in milliseconds. */
const patience = 3000;

/**
 * Keeps the pages that were open before there was a worker, with the parts that they have loaded. All of
 * it comes from what the browser itself still holds: nothing is asked of the network. It ends after
 * `patience` at the latest with what is kept by then: no page is answered before the worker is at work.
 */
export async function keepOpenPages(release: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const page = await held(url, signal);
    if (!page || !isPage(page)) continue;
    const html = await page.clone().text();
    await (await caches.open(cacheName('pages', release))).put(pageKey(url), page);
    await keepParts(partsOf(html), cacheName('parts', release), signal);
  }
}

/** Addresses of the hashed parts that a page names. */
export function partsOf(html: string): string[] {
  return [...new Set(html.match(/(?<=["' ])\/_astro\/[\w.~@-]+/g))];
}

async function keepParts(
  urls: readonly string[],
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(name);
  for (const url of urls) {
    const part = await held(url, signal);
    if (part) await cache.put(url, part);
  }
}

/** What the browser's own store holds of an address, whole; undefined if it holds nothing. */
async function held(url: string, signal: AbortSignal): Promise<Response | undefined> {
  const request = { cache: 'only-if-cached', mode: 'same-origin', signal } as const;
  const answer = await fetch(url, request).catch(() => undefined);
  return answer && isKeepable(answer) ? answer : undefined;
}

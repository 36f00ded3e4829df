import {
  cacheName,
  copiesOf,
  type GuidesAnswer,
  type GuidesState,
  guidesMark,
  isKeepable,
  isPage,
  ownCaches,
  pageKey,
} from '../kept-caches.ts';
import type { KeptFile, WorkerManifest } from './worker-manifest.ts';
import { scope } from './worker-scope.ts';

/** Files that are fetched side by side: as many as a browser asks one server for. */
const parallelFetches = 6;

/**
 * Puts every file into the cache `name`, checked by its hash: a copy that is kept already if it has
 * that hash, else the file from the network. Keeps all or nothing: if one file cannot be had, the
 * cache is deleted and the promise rejects. `onProgress` gets the number of files that are kept so
 * far.
 */
export async function keepFiles(
  files: readonly KeptFile[],
  name: string,
  onProgress: (kept: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(name);
  const queue = files.values();
  let keptCount = 0;
  const work = async () => {
    for (const file of queue) {
      await cache.put(file.url, (await sameCopy(file)) ?? (await fetchFile(file)));
      keptCount += 1;
      onProgress(keptCount);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelFetches }, work));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Returns a copy that any cache of this site holds and that has the hash of the file. */
async function sameCopy({ url, integrity }: KeptFile): Promise<Response | undefined> {
  for (const copy of await copiesOf(url)) {
    const hash = await crypto.subtle.digest('SHA-256', await copy.clone().arrayBuffer());
    if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` === integrity) return copy;
  }
  return undefined;
}

/**
 * Fetches a file. Rejects a file of another release, an error and a redirect: better no kept
 * release than a mixed one.
 */
async function fetchFile({ url, integrity }: KeptFile): Promise<Response> {
  const answer = await fetch(url, { integrity, cache: 'no-cache', redirect: 'error' });
  if (!isKeepable(answer)) throw new Error(`${url} was answered with ${answer.status}`);
  return answer;
}

type Release = Pick<WorkerManifest, 'release' | 'files'>;

/**
 * Keeps all guides of this release, which are all files of the manifest, then the mark that they
 * are whole, and deletes the guides of other releases. `now` is in milliseconds since 1970. Rejects
 * as `keepFiles` does.
 */
export async function keepGuides(
  { release, files }: Release,
  now: number,
  onProgress?: (kept: number) => void,
): Promise<GuidesState> {
  const name = cacheName('guides', release);
  const state = { keptAt: now, bytes: totalBytes(files) };
  if (!(await hasGuides(release))) await keepFiles(files, name, onProgress);
  await (await caches.open(name)).put(guidesMark, Response.json(state));
  for (const other of await ownCaches('guides')) if (other !== name) await caches.delete(other);
  return state;
}

/** Returns whether the guides are kept whole: those of one release, or of any if none is named. */
export async function hasGuides(release?: string): Promise<boolean> {
  const names = release ? [cacheName('guides', release)] : await ownCaches('guides');
  const marks = names.map((name) => caches.match(guidesMark, { cacheName: name }));
  return (await Promise.all(marks)).some((mark) => mark !== undefined);
}

/** Returns the bytes of all files, before compression. */
function totalBytes(files: Release['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Makes the worker answer pages that ask how large the guides are, or ask to keep them. */
export function answerMessages(manifest: WorkerManifest): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    const send = (answer: GuidesAnswer) => port?.postMessage(answer);
    if (event.data === 'guides-size') send({ bytes: totalBytes(manifest.files) });
    if (event.data === 'keep-guides') event.waitUntil(keepAndReport(manifest, send));
  });
}

/** Keeps the guides, and sends how far it is and how it ended. */
async function keepAndReport(
  manifest: WorkerManifest,
  send: (answer: GuidesAnswer) => void,
): Promise<void> {
  const total = manifest.files.length;
  try {
    const kept = await keepGuides(manifest, Date.now(), (done) => send({ done, of: total }));
    send({ kept });
  } catch {
    send({ failed: true });
  }
}

/** Milliseconds that pages wait at most while open pages are kept. */
const patience = 3000;

/**
 * Keeps the pages that were open before there was a worker, with the parts that they have loaded.
 * All of it comes from the browser's HTTP cache, and nothing from the network. Ends after
 * `patience` at the latest with what is kept by then, because no page is answered before the worker
 * is active.
 */
export async function keepOpenPages(release: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const openPages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of openPages) {
    const page = await cachedAnswer(url, signal);
    if (!page || !isPage(page)) continue;
    const html = await page.clone().text();
    await (await caches.open(cacheName('pages', release))).put(pageKey(url), page);
    const parts = await caches.open(cacheName('parts', release));
    for (const part of hashedPartsIn(html)) {
      const answer = await cachedAnswer(part, signal);
      if (answer) await parts.put(part, answer);
    }
  }
}

/** Returns the addresses of the hashed parts that the HTML of a page names, each once. */
export function hashedPartsIn(html: string): string[] {
  // In attributes, and between the entries of a `srcset`, but not in `url(/_astro/…)` of a style.
  const attributes = html.matchAll(/["' ](\/_astro\/[\w.~@-]+)/g);
  return [...new Set([...attributes].map(([, path = '']) => path))];
}

/** Returns the whole answer for an address from the browser's HTTP cache; undefined without one. */
async function cachedAnswer(url: string, signal: AbortSignal): Promise<Response | undefined> {
  const request = { cache: 'only-if-cached', mode: 'same-origin', signal } as const;
  const answer = await fetch(url, request).catch(() => undefined);
  return answer && isKeepable(answer) ? answer : undefined;
}

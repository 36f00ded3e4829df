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

/** As many at a time as a browser asks one server for. */
const atOnce = 6;

/**
 * Puts every file into a cache, each the very one of its release by its hash: a copy that is kept
 * already where it has that hash, else from the network. Keeps all or nothing: if one cannot be
 * had, the cache is deleted and the promise is rejected. `onProgress` is called with how many are
 * there.
 */
export async function keepFiles(
  files: readonly KeptFile[],
  name: string,
  onProgress: (kept: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(name);
  const queue = files.values();
  let kept = 0;
  const work = async () => {
    for (const file of queue) {
      await cache.put(file.url, (await sameCopy(file)) ?? (await fetchFile(file)));
      kept += 1;
      onProgress(kept);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function sameCopy({ url, integrity }: KeptFile): Promise<Response | undefined> {
  for (const copy of await copiesOf(url)) {
    const hash = await crypto.subtle.digest('SHA-256', await copy.clone().arrayBuffer());
    if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` === integrity) return copy;
  }
  return undefined;
}

/**
 * A file of another release, an error and a redirect are refused: better no kept release than a
 * mixed one.
 */
async function fetchFile({ url, integrity }: KeptFile): Promise<Response> {
  const answer = await fetch(url, { integrity, cache: 'no-cache', redirect: 'error' });
  if (!isKeepable(answer)) throw new Error(`${url} was answered with ${answer.status}`);
  return answer;
}

type Kept = Pick<WorkerManifest, 'release' | 'files'>;

/**
 * Keeps all guides of this release, which are all the files there are to keep, then the mark that
 * they are whole. `now` in milliseconds since 1970.
 */
export async function keepGuides(
  { release, files }: Kept,
  now: number,
  onProgress?: (kept: number) => void,
): Promise<GuidesState> {
  const name = cacheName('guides', release);
  const state = { keptAt: now, bytes: sizeOf(files) };
  if (!(await hasGuides(release))) await keepFiles(files, name, onProgress);
  await (await caches.open(name)).put(guidesMark, Response.json(state));
  for (const other of await ownCaches('guides')) if (other !== name) await caches.delete(other);
  return state;
}

/** Whether the guides are kept whole, of one release or of any. */
export async function hasGuides(release?: string): Promise<boolean> {
  const names = release ? [cacheName('guides', release)] : await ownCaches('guides');
  const marks = names.map((name) => caches.match(guidesMark, { cacheName: name }));
  return (await Promise.all(marks)).some((mark) => mark !== undefined);
}

/** Bytes of all the guides, not packed. */
function sizeOf(files: Kept['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Answers a page that asks how large the guides are, or to keep them. */
export function answerMessages(manifest: WorkerManifest): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    const tell = (answer: GuidesAnswer) => port?.postMessage(answer);
    if (event.data === 'guides-size') tell({ bytes: sizeOf(manifest.files) });
    if (event.data === 'keep-guides') event.waitUntil(keep(manifest, tell));
  });
}

async function keep(manifest: WorkerManifest, tell: (answer: GuidesAnswer) => void): Promise<void> {
  const of = manifest.files.length;
  try {
    tell({ kept: await keepGuides(manifest, Date.now(), (done) => tell({ done, of })) });
  } catch {
    tell({ failed: true });
  }
}

/** How long pages wait while it is done, in milliseconds. */
const patience = 3000;

/**
 * Keeps the pages that were open before there was a worker, with the parts that they have loaded.
 * All of it comes from what the browser itself still holds: nothing is asked of the network. It
 * ends after `patience` at the latest with what is kept by then: no page is answered before the
 * worker is at work.
 */
export async function keepOpenPages(release: string): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const page = await held(url, signal);
    if (!page || !isPage(page)) continue;
    const html = await page.clone().text();
    await (await caches.open(cacheName('pages', release))).put(pageKey(url), page);
    const parts = await caches.open(cacheName('parts', release));
    for (const part of partsOf(html)) {
      const answer = await held(part, signal);
      if (answer) await parts.put(part, answer);
    }
  }
}

/** Addresses of the hashed parts that a page names. */
export function partsOf(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/["' ](\/_astro\/[\w.~@-]+)/g)].map(([, path = '']) => path)),
  ];
}

/** What the browser's own store holds of an address, whole; undefined if it holds nothing. */
async function held(url: string, signal: AbortSignal): Promise<Response | undefined> {
  const request = { cache: 'only-if-cached', mode: 'same-origin', signal } as const;
  const answer = await fetch(url, request).catch(() => undefined);
  return answer && isKeepable(answer) ? answer : undefined;
}

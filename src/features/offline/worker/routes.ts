import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { cacheName, isKeepable, isPage, newestCopy, pageKey } from '../kept-caches.ts';
import { keptPage, missingPage } from './stand-ins.ts';
import type { WorkerManifest } from './worker-manifest.ts';

/**
 * Makes the worker answer for pages, and for parts with a hash in their name. Everything else goes
 * to the network as if there were no worker: other origins, other methods, recordings and ranges,
 * data, files.
 */
export function answerRequests(manifest: WorkerManifest): void {
  registerRoute(
    ({ sameOrigin, request: { mode, destination } }) =>
      sameOrigin && mode === 'navigate' && destination === 'document',
    new PageStrategy(manifest),
  );
  registerRoute(
    ({ sameOrigin, url, request }) =>
      sameOrigin && url.pathname.startsWith('/_astro/') && !request.headers.has('range'),
    new PartStrategy(manifest.release),
  );
  // Whatever breaks in here, the visitor gets what the network has.
  setCatchHandler(async ({ request, url }) =>
    fetch(request).catch(() =>
      request.mode === 'navigate'
        ? missingPage(url?.href ?? request.url, manifest.words)
        : Response.error(),
    ),
  );
}

/**
 * Fetches an answer and returns it. If `isKept` says so, a copy is put into the cache meanwhile,
 * and the oldest copies beyond `most` are deleted. Where storage is full or closed nothing is kept.
 */
async function fetchAndKeep(
  request: Request,
  handler: StrategyHandler,
  { key, cache: name, most, isKept }: Keeping,
): Promise<Response> {
  const answer = await handler.fetch(request);
  const keep = async () => {
    if (!(await handler.cachePut(key, answer.clone()))) return;
    const cache = await caches.open(name);
    // Oldest first: a cache lists its keys in the order in which they were put in.
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, -most)) await cache.delete(oldest);
  };
  if (isKept(answer)) void handler.waitUntil(keep().catch(() => {}));
  return answer;
}

interface Keeping {
  /** The address under which the copy is kept. */
  key: string;
  /** The name of the cache. */
  cache: string;
  /** Copies that the cache may hold. */
  most: number;
  isKept: (answer: Response) => boolean;
}

/**
 * Scripts, fonts and pictures that the cache of parts holds, at most. Those that the release keeps
 * from the start and those of the guides are in other caches.
 */
const mostParts = 400;

/**
 * Answers for parts whose names hold a hash. Any kept copy is the right one, whichever release it
 * was kept with, so a page always has the parts of its own release. The network is asked only where
 * no copy is kept.
 */
class PartStrategy extends Strategy {
  constructor(release: string) {
    super({ cacheName: cacheName('parts', release) });
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await newestCopy(request.url);
    const keeping = {
      key: request.url,
      cache: this.cacheName,
      most: mostParts,
      isKept: isKeepable,
    };
    return copy ?? fetchAndKeep(request, handler, keeping);
  }
}

/** Milliseconds that the network may take before a kept copy is shown in its place. */
const patience = 3000;
/** Visited pages that a device keeps, at most. */
const mostPages = 60;

/**
 * Answers for pages from the network first, so that nobody reads a stale site. If the network is
 * away, slow or broken, the answer is a kept copy, which says that it is one; without a copy, the
 * page for an outage. A page that comes whole is kept for next time.
 */
class PageStrategy extends Strategy {
  readonly #words: WorkerManifest['words'];

  constructor({ release, words }: Pick<WorkerManifest, 'release' | 'words'>) {
    super({ cacheName: cacheName('pages', release) });
    this.#words = words;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const key = pageKey(request.url);
    const isKept = (answer: Response) => isKeepable(answer) && isPage(answer);
    const keeping = { key, cache: this.cacheName, most: mostPages, isKept };
    const fresh = fetchAndKeep(request, handler, keeping).catch(() => undefined);
    const inTime = await Promise.race([fresh, timeout(patience)]);
    if (inTime && inTime.status < 500) return inTime;
    const copy = await newestCopy(key);
    if (copy) {
      void handler.waitUntil(fresh);
      return keptPage(copy, request.url, this.#words);
    }
    return (await fresh) ?? missingPage(request.url, this.#words);
  }
}

/** Resolves to undefined after so many milliseconds. */
function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

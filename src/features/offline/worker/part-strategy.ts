import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheName } from '../kept-caches.ts';
import { newestCopy } from './find-copy.ts';
import { isKeepable } from './keepable.ts';
import { trimCache } from './trim-cache.ts';

/** As many scripts, fonts and pictures as a device keeps beside the guides. */
const mostParts = 400;

/**
 * Parts whose names hold a hash: any kept copy is the right one, whichever release it was kept with, so a
 * page always has the parts of its own release. The network only where there is none.
 */
export function partStrategy(release: string): CacheFirst {
  return new CacheFirst({ cacheName: cacheName('parts', release), plugins: [ofAnyRelease] });
}

const ofAnyRelease: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? newestCopy(request.url),
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
  cacheDidUpdate: async ({ cacheName: name }) => trimCache(name, mostParts),
};

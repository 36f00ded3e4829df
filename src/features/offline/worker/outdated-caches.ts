import { keptCache } from '../kept-caches.ts';

/**
 * Caches that a new release may delete: its own and the last one's stay, since a page of the last release
 * may still be open. Guides stay until they are whole in this release, so that nobody loses them to an
 * update that broke off. `names` are all caches of the origin, oldest first; those that are not ours are
 * never among the result.
 */
export function outdatedCaches(
  names: readonly string[],
  release: string,
  hasGuides: boolean,
): string[] {
  const own = names.flatMap((name) => {
    const cache = keptCache(name);
    return cache ? [{ name, ...cache }] : [];
  });
  const last = own.findLast((cache) => cache.kind !== 'guides' && cache.release !== release);
  return own
    .filter((cache) =>
      cache.kind === 'guides'
        ? hasGuides && cache.release !== release
        : cache.release !== release && cache.release !== last?.release,
    )
    .map(({ name }) => name);
}

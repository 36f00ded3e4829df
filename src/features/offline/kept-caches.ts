/** The purpose of a cache of this site. */
type CacheKind =
  /** The files that the worker keeps when it is installed, before anybody asks for them. */
  | 'core'
  /** Pages that the visitor opened. */
  | 'pages'
  /** Scripts, fonts and pictures that pages loaded, each with a hash in its name. */
  | 'parts'
  /** Everything that a press on “keep the guides” keeps. */
  | 'guides';

const cacheNamePattern = /^voices-(core|pages|parts|guides)-([\w-]+)$/;

/** Returns the name of a cache, which holds its kind and the release of its files. */
export function cacheName(kind: CacheKind, release: string): string {
  return `voices-${kind}-${release}`;
}

/**
 * Reads the kind and the release from the name of a cache; undefined for a cache of somebody else,
 * which nothing here may touch.
 */
export function keptCache(name: string): { kind: CacheKind; release: string } | undefined {
  const [, kind, release] = cacheNamePattern.exec(name) ?? [];
  return kind && release ? { kind: kind as CacheKind, release } : undefined;
}

/**
 * Returns the names of the caches of this site, oldest first; of one kind if one is named. Returns
 * none where storage is closed.
 */
export async function ownCaches(kind?: CacheKind): Promise<string[]> {
  const names = await caches.keys().catch((): string[] => []);
  return names.filter((name) => (kind ? keptCache(name)?.kind === kind : keptCache(name)));
}

/** Deletes the caches of this site; of one kind if one is named. */
export async function deleteCaches(kind?: CacheKind): Promise<void> {
  for (const name of await ownCaches(kind)) await caches.delete(name);
}

/**
 * Returns the names of the caches that a new release may delete. Its own caches stay, and those of
 * the release before, since a page of that release may still be open. Guides stay until they are
 * whole in this release (`hasGuides`), so that nobody loses them to an update that broke off.
 * `names` are all caches of the origin, oldest first; those of somebody else are never returned.
 */
export function outdatedCaches(
  names: readonly string[],
  release: string,
  hasGuides: boolean,
): string[] {
  const siteCaches = names.flatMap((name) => {
    const cache = keptCache(name);
    return cache ? [{ name, ...cache }] : [];
  });
  const previous = siteCaches.findLast(
    (cache) => cache.kind !== 'guides' && cache.release !== release,
  );
  const isOutdated = (cache: (typeof siteCaches)[number]) => {
    if (cache.release === release) return false;
    return cache.kind === 'guides' ? hasGuides : cache.release !== previous?.release;
  };
  return siteCaches.filter(isOutdated).map(({ name }) => name);
}

/**
 * Returns whether an answer may be kept: whole, successful, from this origin, and not reached by a
 * redirect. A partial answer (206), an opaque one and an error never may
 * (docs/requirements/reliability.md, B-48, B-50).
 */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** Returns whether an answer is a page, which can be listed and opened again. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Returns the address under which a page is kept: without query and fragment, which do not change
 * the answer of a static site, and without `.html` or a slash at the end.
 */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/(\.html|\/)+$/, '') || '/');
}

/**
 * Returns the newest kept copy of an address, whichever cache holds it, by the `date` of its
 * headers; of two that were sent in the same second, the one of the newer cache. Returns undefined
 * where none is kept, and where storage is closed or broken.
 */
export async function newestCopy(url: string): Promise<Response | undefined> {
  const copies = await copiesOf(url).catch((): Response[] => []);
  return [...copies].sort((a, b) => sentAt(a) - sentAt(b)).at(-1);
}

/** Returns every kept copy of an address, oldest cache first. */
export async function copiesOf(url: string): Promise<Response[]> {
  const copies: Response[] = [];
  for (const name of await ownCaches()) {
    const copy = await caches.match(url, { cacheName: name, ignoreVary: true }).catch(() => {});
    if (copy) copies.push(copy);
  }
  return copies;
}

/** Returns when the server sent an answer, in milliseconds since 1970; 0 where it does not say. */
export function sentAt({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/**
 * Returns the day of a moment in milliseconds since 1970, on the clock of the device: `November 22,
 * 2026`.
 */
export function dayLabel(moment: number): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/**
 * The address under which the cache of the guides keeps its `GuidesState`, once it is whole. No
 * page has this address.
 */
export const guidesMark = '/offline/guides.json';

/** The guides that a device holds whole. */
export interface GuidesState {
  /** When they became whole: milliseconds since 1970, by the clock of the device. */
  keptAt: number;
  /** Their size before compression. */
  bytes: number;
}

/** Returns whether a value that was read from storage is a `GuidesState`. */
export function isGuidesState(value: unknown): value is GuidesState {
  if (typeof value !== 'object' || value === null) return false;
  const { keptAt, bytes } = value as Record<string, unknown>;
  return Number.isFinite(keptAt) && Number.isFinite(bytes);
}

/** The messages that a page sends to the worker. */
export type GuidesQuestion = 'guides-size' | 'keep-guides';

/**
 * The answers of the worker: the size of the guides in bytes; how many of how many files are kept
 * by now; that the guides are kept; or that they could not be. A page may talk to the worker of
 * another release, so the names of the fields stay.
 */
export type GuidesAnswer =
  | { bytes: number }
  | { done: number; of: number }
  | { kept: GuidesState }
  | { failed: true };

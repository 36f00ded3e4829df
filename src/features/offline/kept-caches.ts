/**
 * What a cache of ours is for: the pages of every visit, pages and parts as they were opened, the
 * guides after a press.
 */
type CacheKind = 'core' | 'pages' | 'parts' | 'guides';

const own = /^voices-(core|pages|parts|guides)-([\w-]+)$/;

/** The name of a cache: what it is for and the release whose files it holds. */
export function cacheName(kind: CacheKind, release: string): string {
  return `voices-${kind}-${release}`;
}

/**
 * The parts of a cache's name; undefined for a cache that is not ours, which nobody here may touch.
 */
export function keptCache(name: string): { kind: CacheKind; release: string } | undefined {
  const [, kind, release] = own.exec(name) ?? [];
  return kind && release ? { kind: kind as CacheKind, release } : undefined;
}

/**
 * The caches of this site, oldest first; of one kind if one is named. None where storage is closed.
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
 * Caches that a new release may delete: its own and the last one's stay, since a page of the last
 * release may still be open. Guides stay until they are whole in this release, so that nobody loses
 * them to an update that broke off. `names` are all caches of the origin, oldest first; those that
 * are not ours are never among the result.
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

/**
 * Whether an answer may be kept: whole, successful, from this origin, and not reached by a
 * redirect. A part (206), an opaque answer and an error never are
 * (docs/requirements/reliability.md, B-48, B-50).
 */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** Whether it is a page, so that it can be listed and opened again. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * The address under which a page is kept: without search and hash, which choose nothing on a still
 * site, and without a slash at the end.
 */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/(\.html|\/)+$/, '') || '/');
}

/**
 * The newest kept copy of an address, whichever cache holds it, by the day in its own headers, and
 * of two sent in the same second the one of the newer cache. Undefined where none is kept, or
 * storage is closed or broken.
 */
export async function newestCopy(url: string): Promise<Response | undefined> {
  const copies = await copiesOf(url).catch((): Response[] => []);
  return [...copies].sort((a, b) => sentAt(a) - sentAt(b)).at(-1);
}

/** Every kept copy of an address, oldest cache first. */
export async function copiesOf(url: string): Promise<Response[]> {
  const found: Response[] = [];
  for (const name of await ownCaches()) {
    const copy = await caches.match(url, { cacheName: name, ignoreVary: true }).catch(() => {});
    if (copy) found.push(copy);
  }
  return found;
}

/** When the server sent an answer, in milliseconds since 1970; 0 where it does not say. */
export function sentAt({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/** A moment in milliseconds since 1970 → `November 22, 2026`, where the visitor is. */
export function dayLabel(moment: number): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}

/**
 * Where the guides' cache says when it became whole and how much it holds; no page has this
 * address.
 */
export const guidesMark = '/offline/guides.json';

export interface GuidesState {
  /** Milliseconds since 1970, by the clock of the device. */
  keptAt: number;
  /** Bytes as they lie on the device, not packed. */
  bytes: number;
}

/** Whether a stored mark can be believed. */
export function isGuidesState(value: unknown): value is GuidesState {
  if (typeof value !== 'object' || value === null) return false;
  const { keptAt, bytes } = value as Record<string, unknown>;
  return Number.isFinite(keptAt) && Number.isFinite(bytes);
}

export type GuidesQuestion = 'guides-size' | 'keep-guides';

/**
 * What the worker answers: the size of the guides in bytes, how far it is, that they are kept, or
 * that it could not.
 */
export type GuidesAnswer =
  | { bytes: number }
  | { done: number; of: number }
  | { kept: GuidesState }
  | { failed: true };

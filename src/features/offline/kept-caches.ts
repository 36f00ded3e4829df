/** What a cache of ours is for: the pages of every visit, pages and parts as they were opened, the guides after a press. */
export type CacheKind = 'core' | 'pages' | 'parts' | 'guides';

/** A cache of ours by the parts of its name. */
export interface KeptCache {
  kind: CacheKind;
  release: string;
}

const own = /^voices-(core|pages|parts|guides)-([\w-]+)$/;

/** Where the guides' cache says when it became whole and how much it holds; no page has this address. */
export const guidesMark = '/offline/guides.json';

/** What the mark says. */
export interface GuidesState {
  /** Milliseconds since 1970, by the clock of the device. */
  keptAt: number;
  /** Bytes as they lie on the device, not packed. */
  bytes: number;
}

/** The name of a cache: what it is for and the release whose files it holds. */
export function cacheName(kind: CacheKind, release: string): string {
  return `voices-${kind}-${release}`;
}

/** The parts of a cache's name; undefined for a cache that is not ours, which nobody here may touch. */
export function keptCache(name: string): KeptCache | undefined {
  const [, kind, release] = own.exec(name) ?? [];
  return kind && release ? { kind: kind as CacheKind, release } : undefined;
}

/** The caches of this site, oldest first; of one kind if one is named. None where storage is closed. */
export async function ownCaches(kind?: CacheKind): Promise<string[]> {
  const names = await caches.keys().catch((): string[] => []);
  return names.filter((name) => {
    const cache = keptCache(name);
    return cache !== undefined && (kind === undefined || cache.kind === kind);
  });
}

/** Whether a stored mark can be believed. */
export function isGuidesState(value: unknown): value is GuidesState {
  if (typeof value !== 'object' || value === null) return false;
  const { keptAt, bytes } = value as Record<string, unknown>;
  return Number.isFinite(keptAt) && Number.isFinite(bytes);
}

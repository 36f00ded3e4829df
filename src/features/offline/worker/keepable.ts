import { ownCaches } from '../kept-caches.ts';

/**
 * Whether an answer may be kept: whole, successful, from this origin, and not reached by a redirect. A
 * part (206), an opaque answer and an error never are (RELIABILITY.md, B-48, B-50).
 */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** Whether it is a page, so that it can be listed and opened again. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The address under which a page is kept: without search and hash, which choose nothing on a still site, and without a slash at the end. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/(\.html|\/)+$/, '') || '/');
}

/**
 * The newest kept copy of an address, whichever cache holds it, by the day in its own headers, and of two
 * sent in the same second the one of the newer cache. Undefined where none is kept, or storage is closed or broken.
 */
export async function newestCopy(url: string): Promise<Response | undefined> {
  const copies = await copiesOf(url).catch((): Response[] => []);
  return copies.toSorted((a, b) => sentAt(a) - sentAt(b)).at(-1);
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

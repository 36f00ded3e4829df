import { ownCaches } from '../kept-caches.ts';

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

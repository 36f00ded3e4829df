import { ownCaches } from '../kept-caches.ts';

/** A page that this device can show without a connection. */
export interface KeptCopy {
  path: string;
  title: string;
  /** Milliseconds since 1970; 0 where it is not known. */
  sentAt: number;
}

/** Every kept page once, in its newest copy, the newest first. None where storage is closed. */
export async function keptCopies(): Promise<KeptCopy[]> {
  const copies = new Map<string, KeptCopy>();
  for (const name of await ownCaches()) {
    for (const copy of await copiesIn(name)) {
      if (copy.sentAt >= (copies.get(copy.path)?.sentAt ?? 0)) copies.set(copy.path, copy);
    }
  }
  return [...copies.values()].toSorted((a, b) => b.sentAt - a.sentAt);
}

async function copiesIn(name: string): Promise<KeptCopy[]> {
  const cache = await caches.open(name);
  const found: KeptCopy[] = [];
  for (const { url } of await cache.keys()) {
    const page = await cache.match(url, { ignoreVary: true });
    if (!page?.headers.get('content-type')?.startsWith('text/html')) continue;
    const sentAt = Date.parse(page.headers.get('date') ?? '') || 0;
    const title = titleOf(await page.text());
    found.push({ path: new URL(url).pathname, title, sentAt });
  }
  return found;
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The title of a page without the name of the site, as text. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '')
    .replace(/ \| [^|]*$/, '');
}

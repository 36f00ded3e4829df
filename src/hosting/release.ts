import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { readPages } from './built-site.ts';

/** A page that answers for missing addresses, kept ready. */
interface NotFoundBody {
  plain: Buffer;
  brotli: Buffer;
}

/** One build of the site, as the server knows it. */
export interface Release {
  /** Addresses of the pages. */
  pages: ReadonlySet<string>;
  /** The policy header of each page, those for missing addresses among them. */
  policies: ReadonlyMap<string, string>;
  notFound: ReadonlyMap<string, NotFoundBody>;
  files: ReturnType<typeof sirv>;
}

/** Reads a built folder. Throws if there is none. */
export function openRelease(dir: string): Release {
  const { pages, missing } = readPages(dir);
  return {
    pages: new Set(pages.map(({ path }) => path)),
    policies: new Map([...pages, ...missing].map(({ path, policy }) => [path, policy])),
    notFound: new Map(
      missing.map(({ path, bytes }) => [path, { plain: bytes, brotli: brotliCompressSync(bytes) }]),
    ),
    files: sirv(dir, { etag: true, brotli: true, gzip: true }),
  };
}

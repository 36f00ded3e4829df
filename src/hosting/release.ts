import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { isNotFoundPage } from './not-found.ts';
import { securityPolicyFor } from './security-policy.ts';

/** A page that answers for missing addresses, kept ready. */
export interface NotFoundBody {
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
  const html = globSync('**/*.html', { cwd: dir }).map((name) => {
    const path = `/${name.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
    return { path, bytes: readFileSync(join(dir, name)) };
  });
  const missing = html.filter(({ path }) => isNotFoundPage(path));
  return {
    pages: new Set(html.map(({ path }) => path).filter((path) => !isNotFoundPage(path))),
    policies: new Map(
      html.map(({ path, bytes }) => [path, securityPolicyFor(bytes.toString()).header]),
    ),
    notFound: new Map(
      missing.map(({ path, bytes }) => [path, { plain: bytes, brotli: brotliCompressSync(bytes) }]),
    ),
    files: sirv(dir, { etag: true, brotli: true, gzip: true }),
  };
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameAncestorsOf } from './framing.ts';
import { isNotFoundPage } from './not-found.ts';
import { securityPolicyFor } from './security-policy.ts';

/** A page as it was built. */
export interface BuiltPage {
  /** Its address, such as `/about/about-us`. */
  path: string;
  /** Its file below the folder, such as `/about/about-us.html`. */
  file: string;
  bytes: Buffer;
  /** Its `Content-Security-Policy` header. */
  policy: string;
}

/** The pages of a built folder: those with an address, and those that answer for missing ones. Throws if there is no folder. */
export function readPages(dir: string): { pages: BuiltPage[]; missing: BuiltPage[] } {
  const all = filesOf(dir, '**/*.html').map((file) => {
    const path = file.replace(/(?<=^\/)index\.html$|\.html$/, '');
    const bytes = readFileSync(join(dir, file));
    const html = bytes.toString();
    return { path, file, bytes, policy: securityPolicyFor(html, frameAncestorsOf(path)).header };
  });
  return {
    pages: all.filter(({ path }) => !isNotFoundPage(path)),
    missing: all.filter(({ path }) => isNotFoundPage(path)),
  };
}

/** The files of a folder that a server sends, each with a leading slash, in the order of their names; compressed copies are left out. */
export function filesOf(dir: string, pattern = '{,.well-known/}**/*.*'): string[] {
  return globSync(pattern, { cwd: dir })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort();
}

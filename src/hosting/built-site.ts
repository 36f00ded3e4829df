import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameAncestorsOf } from './headers.ts';
import { securityPolicyFor } from './security-policy.ts';

export interface BuiltPage {
  /** Its address, such as `/about/about-us`. */
  path: string;
  /** Its file below the folder, such as `/about/about-us.html`. */
  file: string;
  bytes: Buffer;
  /** Its `Content-Security-Policy` header. */
  policy: string;
}

/**
 * Reads the pages of the built folder `dir`: `pages` have an address, `missing` are the pages that
 * answer for addresses that do not exist. Throws for a page with a player of an unknown host
 * (`securityPolicyFor`).
 */
export function readPages(dir: string): { pages: BuiltPage[]; missing: BuiltPage[] } {
  const all = filesOf(dir, '**/*.html').map((file) => {
    const path = pageAddress(file);
    const bytes = readFileSync(join(dir, file));
    const html = bytes.toString();
    return { path, file, bytes, policy: securityPolicyFor(html, frameAncestorsOf(path)).header };
  });
  return {
    pages: all.filter(({ path }) => !isNotFoundPage(path)),
    missing: all.filter(({ path }) => isNotFoundPage(path)),
  };
}

/**
 * The files of a folder that a server sends, each with a leading slash, in the order of their
 * names; compressed copies are left out.
 */
export function filesOf(dir: string, pattern = '{,.well-known/}**/*.*'): string[] {
  return globSync(pattern, { cwd: dir })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort();
}

/**
 * Returns the address of a built file: `/about/about-us` for `/about/about-us.html`, `/` for
 * `/index.html`. Files that are no pages keep their names.
 */
export function pageAddress(file: string): string {
  return file.replace(/(?<=^\/)index\.html$|\.html$/, '');
}

/** The pages, redirects and files of one build, from which a server's configuration is written. */
export interface SiteFacts {
  pages: readonly BuiltPage[];
  missing: readonly BuiltPage[];
  moves: readonly (readonly [from: string, to: string])[];
  files: readonly string[];
}

/** Reads the built folder `dir`. Throws as `readPages` does. */
export function readSiteFacts(dir: string): SiteFacts {
  const { pages, missing } = readPages(dir);
  const moves = movesOf(new Set(pages.map(({ path }) => path)));
  return { pages, missing, moves, files: filesOf(dir) };
}

/** Returns the address of the page that answers for a missing one: speakers have their own. */
export function notFoundPage(path: string): string {
  return path.startsWith('/speakers/profile/') ? '/speakers/profile/404' : '/404';
}

export function isNotFoundPage(path: string): boolean {
  return path.endsWith('/404');
}

/**
 * The address that each moved page has now; the old one redirects for good
 * (docs/requirements/product.md, decisions).
 */
export const movedPages: Readonly<Record<string, string>> = {
  '/about': '/about/about-us',
  '/speakers': '/speakers/directory',
};

/**
 * Returns the address to which a request for `path` (decoded, without its query) is redirected;
 * undefined where it is not redirected. One hop: moved pages, shortened profiles, endings and
 * trailing slashes are corrected together. The target is always one of `pages`, so no request can
 * redirect off the site.
 */
export function redirectFor(path: string, pages: ReadonlySet<string>): string | undefined {
  // `/about/index.html`, `/about.html` and `/about//` are all `/about`.
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
  const target = movedPages[plain] ?? profileFor(plain, pages) ?? plain;
  return target !== path && pages.has(target) ? target : undefined;
}

/**
 * Lists every old address with its target. Addresses that end in `/` or `.html` are not among them:
 * each server corrects those in its own way.
 */
export function movesOf(pages: ReadonlySet<string>): [from: string, to: string][] {
  const profiles = [...pages].filter((path) => /^\/speakers\/profile\/[^/]+$/.test(path));
  const shortened = profiles.map((path) => path.replace('/profile', ''));
  return [...Object.keys(movedPages), ...shortened].flatMap((from) => {
    const to = redirectFor(from, pages);
    return to ? [[from, to]] : [];
  });
}

/** Returns the profile that the short address of a speaker means, as `/speakers/amara-quill`. */
function profileFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const [, id] = /^\/speakers\/([^/]+)$/.exec(path) ?? [];
  const profile = `/speakers/profile/${id}`;
  return id && !pages.has(path) && pages.has(profile) ? profile : undefined;
}

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
  policy: string;
}

/**
 * The pages of a built folder: those with an address, and those that answer for missing ones.
 * Throws if there is no folder.
 */
export function readPages(dir: string): { pages: BuiltPage[]; missing: BuiltPage[] } {
  const all = filesOf(dir, '**/*.html').map((file) => {
    const path = addressOf(file);
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

/** `/about/about-us.html` → `/about/about-us`; other files keep their names. */
export function addressOf(file: string): string {
  return file.replace(/(?<=^\/)index\.html$|\.html$/, '');
}

/**
 * What the configuration of a server is written from: the pages, redirects and files of one build.
 */
export interface SiteFacts {
  pages: readonly BuiltPage[];
  missing: readonly BuiltPage[];
  moves: readonly (readonly [from: string, to: string])[];
  files: readonly string[];
}

/** Reads a built folder. Throws if there is none. */
export function readSiteFacts(dir: string): SiteFacts {
  const { pages, missing } = readPages(dir);
  const moves = movesOf(new Set(pages.map(({ path }) => path)));
  return { pages, missing, moves, files: filesOf(dir) };
}

/** The page that answers for a missing address: speakers have their own. */
export function notFoundPage(path: string): string {
  return path.startsWith('/speakers/profile/') ? '/speakers/profile/404' : '/404';
}

export function isNotFoundPage(path: string): boolean {
  return path.endsWith('/404');
}

/** Addresses that lead on for good (docs/requirements/product.md, decisions). */
export const movedPages: Readonly<Record<string, string>> = {
  '/about': '/about/about-us',
  '/speakers': '/speakers/directory',
};

/**
 * The address to redirect a request to, or undefined where there is none. One hop: moved pages,
 * shortened profiles, endings and trailing slashes are corrected together. The target is always a
 * built page, so no request can redirect off the site.
 */
export function redirectFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
  const target = movedPages[plain] ?? profileFor(plain, pages) ?? plain;
  return target !== path && pages.has(target) ? target : undefined;
}

/**
 * Every old address and its target, without trailing `/` and `.html`, which each server corrects in
 * its own way.
 */
export function movesOf(pages: ReadonlySet<string>): [from: string, to: string][] {
  const profiles = [...pages].filter((path) => /^\/speakers\/profile\/[^/]+$/.test(path));
  const shortened = profiles.map((path) => path.replace('/profile', ''));
  return [...Object.keys(movedPages), ...shortened].flatMap((from) => {
    const to = redirectFor(from, pages);
    return to ? [[from, to]] : [];
  });
}

function profileFor(path: string, pages: ReadonlySet<string>): string | undefined {
  const [, id] = /^\/speakers\/([^/]+)$/.exec(path) ?? [];
  const profile = `/speakers/profile/${id}`;
  return id && !pages.has(path) && pages.has(profile) ? profile : undefined;
}

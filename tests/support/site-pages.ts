import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages as pageRows } from '#features/all-pages.ts';
import { outDir } from '#hosting/out-dir.ts';
import type { PageRow } from '#site/page-row.ts';

/** Addresses that lead nowhere, one for each page that says so. */
export const missingPages = ['/nowhere', '/speakers/profile/nobody'] as const;

/** The path of every page in the sitemap of the built site. Throws one line if nothing is built. */
export function listedPages(): string[] {
  return [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

/** The pages of which search engines hear nothing, and the sitemap neither. */
export const unindexedPages: readonly string[] = Object.values<PageRow>(pageRows)
  .filter(({ isIndexed }) => isIndexed === false)
  .map(({ href }) => href);

/** Every page at an address of its own. */
export function ownPages(): string[] {
  return [...listedPages(), ...unindexedPages];
}

/** Every page a visitor can see: those and the ones for missing addresses. */
export function allPages(): string[] {
  return [...ownPages(), ...missingPages];
}

/** The most pages of a folder that are all looked at; pages of larger folders are alike. */
const mostPages = 6;

/**
 * Returns all pages of small folders, and the first two and the last of a folder with many, such as
 * the profiles. For long checks whose result depends on the template alone.
 */
export function fewOfEach(pages: readonly string[]): string[] {
  return pages.filter((path) => {
    const folder = pages.filter((other) => parentOf(other) === parentOf(path));
    const place = folder.indexOf(path);
    return (
      parentOf(path) === '' ||
      folder.length <= mostPages ||
      place < 2 ||
      place === folder.length - 1
    );
  });
}

/** Returns the first of the pages that one file of `src/pages` makes, for each of these files. */
export function oneOfEach(pages: readonly string[]): string[] {
  const firstByKind = new Map<string, string>();
  for (const path of pages) {
    const kind = hasOwnFile(path) ? path : `${parentOf(path)}/[]`;
    if (!firstByKind.has(kind)) firstByKind.set(kind, path);
  }
  return [...firstByKind.values()];
}

function hasOwnFile(path: string): boolean {
  const files = ['.astro', '/index.astro', '/[...page].astro'].map(
    (end) => `src/pages${path === '/' ? '' : path}${end}`,
  );
  return missingPages.some((missing) => missing === path) || files.some((file) => existsSync(file));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function sitemap(): string {
  try {
    return readFileSync(join(outDir, 'sitemap-0.xml'), 'utf8');
  } catch {
    throw new Error(`There is no built site in ${outDir}/. Run npm run build first.`);
  }
}

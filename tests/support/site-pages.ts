import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outDir } from '#hosting/out-dir.ts';

/** Addresses that lead nowhere, one for each page that says so. */
export const missingPages = ['/nowhere', '/speakers/profile/nobody'] as const;

/**
 * Every address of the built site, as its own sitemap lists them. Throws one clear line if nothing
 * is built.
 */
export function listedPages(): string[] {
  return [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

/** Every page a visitor can see: those of the sitemap and those for missing addresses. */
export function allPages(): string[] {
  return [...listedPages(), ...missingPages];
}

/** Pages of one folder beyond which they are one page with other words. */
const alike = 6;

/**
 * Pages that differ in more than their words: of a folder with many, such as the profiles, the
 * first two and the last. For what hangs on the template alone and takes long to look at.
 */
export function fewOfEach(pages: readonly string[]): string[] {
  return pages.filter((path) => {
    const folder = pages.filter((other) => parentOf(other) === parentOf(path));
    const place = folder.indexOf(path);
    return (
      parentOf(path) === '' || folder.length <= alike || place < 2 || place === folder.length - 1
    );
  });
}

/**
 * Of all pages that one file of `src/pages` draws, and which differ in their words alone, the
 * first.
 */
export function oneOfEach(pages: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const path of pages) {
    const kind = hasOwnFile(path) ? path : `${parentOf(path)}/[]`;
    if (!first.has(kind)) first.set(kind, path);
  }
  return [...first.values()];
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

import { listedPages, missingPages } from '../../tests/support/site-pages.ts';

/** Entries of these folders differ in nothing but their words: the first of each stands for all. */
const manyOfAKind = [
  '/resources/events-calendar/',
  '/resources/library/',
  '/resources/rapid-response/',
  '/speakers/profile/',
  '/stories/',
];

/** One page of each kind of the route tree, in the order of the sitemap, and the two for missing addresses. */
export function pageKinds(pages: readonly string[] = listedPages()): string[] {
  const kinds = pages.filter((path) => {
    const folder = manyOfAKind.find((start) => path.startsWith(start));
    return !folder || path === pages.find((other) => other.startsWith(folder));
  });
  return [...kinds, ...missingPages];
}

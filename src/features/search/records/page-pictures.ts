import { type ShownPage, shownPage, shownPages, sitePages } from './site-pages.ts';
import type { Source } from './source.ts';

/**
 * Returns every page that has a share picture of its own: those of the site map, and the search
 * page, which shows that map and is not in it. The home page has none, because its picture is that
 * of the whole site.
 */
export function picturedPages(source: Source): ShownPage[] {
  const unlisted = sitePages.filter(({ isFound }) => isFound === false);
  const pages = [...shownPages(source), ...unlisted.map((page) => shownPage(page, source))];
  return pages.filter(({ href }) => href !== '/');
}

/**
 * Returns the page whose picture is the share image of a path: its own, else the nearest above it.
 * Undefined if it is the image of the site.
 */
export function picturedPage(path: string, pages: readonly ShownPage[]): ShownPage | undefined {
  const page = pages.find(({ href }) => href === path);
  if (page) return page;
  const pathAbove = path.slice(0, path.lastIndexOf('/'));
  return pathAbove === '' ? undefined : picturedPage(pathAbove, pages);
}

/** The address of the picture of a page. */
export function pictureHref({ href }: Pick<ShownPage, 'href'>): string {
  return `/share/pages${href}.png`;
}

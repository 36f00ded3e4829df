import {
  type SitePage,
  type SiteSection,
  siteSections,
} from '#features/search/records/site-pages.ts';

/** A page that is not made from an entry and has a picture of its own. */
export interface PicturedPage extends SitePage {
  section: SiteSection['key'];
}

/** Every page of the map of the site but the home page, whose picture is the site’s; and the search, which is the map. */
export const picturedPages: readonly PicturedPage[] = [
  ...siteSections.flatMap(({ key, pages }) => pages.map((page) => ({ ...page, section: key }))),
  { href: '/search', from: 'searchPage', section: 'fineprint' } as const,
].filter(({ href }) => href !== '/');

/** The page whose picture is the share image of a path: its own, else the nearest above it; undefined for the image of the site. */
export function picturedPage(path: string): PicturedPage | undefined {
  const found = picturedPages.find(({ href }) => href === path);
  const above = path.slice(0, path.lastIndexOf('/'));
  return found ?? (above === '' ? undefined : picturedPage(above));
}

/** Path of the picture of a page. */
export function pictureHref({ href }: Pick<SitePage, 'href'>): string {
  return `/share/pages${href}.png`;
}

import type { SiteFile } from './site.schema.ts';

export type SiteView = SiteFile;

/** The title of a page as browsers and search engines show it. */
export function documentTitle(heading: string, siteName: string): string {
  return `${heading} | ${siteName}`;
}

/** The demonstration notice, for embeds and feeds; undefined once `demonstration` is off. */
export function noticeOf(site: Pick<SiteView, 'demonstration' | 'demonstrationNotice'>) {
  return site.demonstration ? site.demonstrationNotice : undefined;
}

/**
 * The origin of the site, without a slash at the end. Set it before the first build
 * (docs/hosting.md).
 */
export const siteUrl = 'https://climatehealthvoices.example';

/** The license of our own words (example/pages/terms.md). */
export const wordsLicense = 'https://creativecommons.org/licenses/by/4.0/';

/** Where the map of the site for search engines is (`@astrojs/sitemap`). */
export const sitemapHref = '/sitemap-index.xml';

/**
 * Robots may read everything (RFC 9309; sitemaps.org): the `noindex` of a page that shall not be
 * listed is seen only if read.
 */
export function robotsFile(base: URL | string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapHref, base).href}\n`;
}

export const markBox = { width: 46, height: 44 } as const;

/**
 * Top, bottom and color step of the seven bars: the outline of a speech form, its tail the second
 * bar.
 */
const bars = [
  [11, 27, 1],
  [5, 44, 2],
  [2, 35, 4],
  [0, 36, 7],
  [2, 35, 9],
  [5, 32, 10],
  [11, 27, 12],
] as const;

/**
 * The seven bars of the mark (docs/requirements/design.md, section 5, Logo), ready to be drawn as
 * rectangles.
 */
export const markBars = bars.map(([y, bottom, step], index) => ({
  x: (index * 6.7).toFixed(1),
  y,
  width: 4.6,
  height: bottom - y,
  step,
}));

/**
 * Where something can be found, as content writes it → its address; undefined while that is still
 * to come (`#`).
 */
export function offeredAddress(link: string | undefined): string | undefined {
  return link === '#' ? undefined : link;
}

import type { SiteFile } from './site.schema.ts';

/** The words and facts of `site.yaml` as pages get them. */
export type SiteView = SiteFile;

/** Returns the title of a page for browsers and search engines. */
export function documentTitle(heading: string, siteName: string): string {
  return `${heading} | ${siteName}`;
}

/** Returns the demonstration notice, for embeds and feeds; undefined if `demonstration` is off. */
export function noticeOf(site: Pick<SiteView, 'demonstration' | 'demonstrationNotice'>) {
  return site.demonstration ? site.demonstrationNotice : undefined;
}

/** The license of our own words (example/pages/terms.md). */
export const wordsLicense = 'https://creativecommons.org/licenses/by/4.0/';

/** The path of the map of the site for search engines (`@astrojs/sitemap`). */
export const sitemapHref = '/sitemap-index.xml';

/**
 * Returns `robots.txt` (RFC 9309; sitemaps.org). Robots may read everything, because they see the
 * `noindex` of a page only if they may read it.
 */
export function robotsFile(base: URL | string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapHref, base).href}\n`;
}

/** Width and height of the mark, in its own units. */
export const markBox = { width: 46, height: 44 } as const;

/**
 * Top and bottom of each bar, from left to right, and its color. Together they have the outline of
 * a speech balloon, whose tail is the second bar.
 */
const bars = [
  { top: 11, bottom: 27, step: 1 },
  { top: 5, bottom: 44, step: 2 },
  { top: 2, bottom: 35, step: 4 },
  { top: 0, bottom: 36, step: 7 },
  { top: 2, bottom: 35, step: 9 },
  { top: 5, bottom: 32, step: 10 },
  { top: 11, bottom: 27, step: 12 },
] as const;

/**
 * The seven bars of the mark (docs/requirements/design.md, section 5, Logo) as rectangles in
 * `markBox`. `step` is the color of the temperature record, from 1 to 12.
 */
export const markBars = bars.map(({ top, bottom, step }, index) => ({
  x: (index * 6.7).toFixed(1),
  y: top,
  width: 4.6,
  height: bottom - top,
  step,
}));

/** Returns a link of a content file; undefined while its address is still to come (`#`). */
export function offeredAddress(link: string | undefined): string | undefined {
  return link === '#' ? undefined : link;
}

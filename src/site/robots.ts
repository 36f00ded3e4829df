/** Where the map of the site for search engines is (`@astrojs/sitemap`). */
export const sitemapHref = '/sitemap-index.xml';

/**
 * What robots may read: everything, and where the map is (RFC 9309; sitemaps.org). Pages that shall not
 * be listed say so themselves, which a robot only learns if it may read them.
 */
export function robotsFile(base: URL | string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${new URL(sitemapHref, base).href}\n`;
}

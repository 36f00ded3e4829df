import type { SiteFile } from './site.schema.ts';

/** What is true of the whole site, ready for views. */
export type SiteView = SiteFile;

/** The title of a page as browsers and search engines show it. */
export function documentTitle(heading: string, siteName: string): string {
  return `${heading} | ${siteName}`;
}

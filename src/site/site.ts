import type { SiteFile } from './site.schema.ts';

/** What is true of the whole site, ready for views. */
export type SiteView = SiteFile;

/** The title of a page as browsers and search engines show it. */
export function documentTitle(heading: string, siteName: string): string {
  return `${heading} | ${siteName}`;
}

/** What everyone must know who sees a part of the site elsewhere; undefined once its people are real. */
export function noticeOf({
  demonstration,
  demonstrationNotice,
}: Pick<SiteView, 'demonstration' | 'demonstrationNotice'>): string | undefined {
  return demonstration ? demonstrationNotice : undefined;
}

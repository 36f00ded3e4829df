import type { SiteView } from '#site/site.ts';
import type { ShareCard } from './share-card.ts';

/** Where a share image is and what it shows, for the head of a page. */
export interface ShareImage {
  src: string;
  alt: string;
}

/** The image of every page that has none of its own: the headline of the home page under the site's name. */
export function siteShareCard({ name, tagline }: SiteView, headline: string): ShareCard {
  return { site: name, title: headline, lines: [tagline], tags: [] };
}

/** Where that image is. */
export function siteShareImage({ name, tagline }: SiteView): ShareImage {
  return { src: '/share/site.png', alt: `${name}. ${tagline}` };
}

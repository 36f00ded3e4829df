import type { SiteView } from '#site/site.ts';
import type { Conversation } from '#ui/conversation/conversation.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';

/** The content of a share image: the same for a person, a story, an event or the site itself. */
export interface ShareCard {
  site: string;
  kicker?: string | undefined;
  title: string;
  /** Under the title, one or two short sentences. */
  lines: readonly string[];
  tags: readonly string[];
  /** The person that the page is about. Without one the temperature record has that room. */
  portrait?: SharePortrait | undefined;
  /** The conversation of a recording, drawn in place of the temperature record. */
  talk?: Conversation | undefined;
}

export interface SharePortrait {
  /** Path of the picture's file from the root of the project. */
  file: string;
  focus: PictureView['focus'];
  /** First year in practice, as on the site's own portraits. */
  since: number | undefined;
}

/** Size of every share image in pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareImage {
  src: string;
  alt: string;
}

/** Returns the card of pages without one of their own: the headline of the home page. */
export function siteShareCard({ name, tagline }: SiteView, headline: string): ShareCard {
  return { site: name, title: headline, lines: [tagline], tags: [] };
}

export function siteShareImage({ name, tagline }: SiteView): ShareImage {
  return { src: '/share/site.png', alt: `${name}. ${tagline}` };
}

import { addressOf } from '#site/site.ts';
import { type VideoLink, videoLink } from '#site/video-link.ts';

/** A recording or a writing and what can be done with it (PRODUCT.md: a `#` link never looks live). */
export interface WorkView {
  title: string;
  note: string | undefined;
  /** How long a recording runs, in words. */
  length?: string | undefined;
  access:
    | { kind: 'comingSoon' }
    | { kind: 'page'; href: string }
    | { kind: 'embed'; href: string; video: VideoLink }
    | { kind: 'elsewhere'; href: string };
}

/** `#` → coming soon, `/…` → a page of this site, a recognised video → its player, anything else → another site. */
export function workView(work: {
  title: string;
  url: string;
  note?: string | undefined;
  length?: string | undefined;
}): WorkView {
  return { title: work.title, note: work.note, length: work.length, access: accessOf(work.url) };
}

function accessOf(href: string): WorkView['access'] {
  if (addressOf(href) === undefined) return { kind: 'comingSoon' };
  if (href.startsWith('/')) return { kind: 'page', href };
  const video = videoLink(href);
  return video ? { kind: 'embed', href, video } : { kind: 'elsewhere', href };
}

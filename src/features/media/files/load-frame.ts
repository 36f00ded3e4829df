import { loadPage } from '#content/load-page.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { MediaKitWordsFile } from './media-kit-words.schema.ts';

/** What every file of the media kit shares: who made it, where it is offered, and the words around its content. */
export interface FileFrame {
  site: string;
  email: string;
  /** The page that offers the file, with its full address. */
  home: { text: string; href: string };
  /** Origin of the site, without a slash at its end. */
  origin: string;
  notice: string | undefined;
  kicker: string;
  pageLine: string;
  /** A day, `YYYY-MM-DD` → “Content of November 22, 2026.” */
  dateLine: (day: string) => string;
  words: MediaKitWordsFile;
}

const kitHref = '/media-inquiries/media-kit';

/** The frame, from the site’s file and the words of the kit. */
export async function loadFrame(): Promise<FileFrame> {
  const { name, email, demonstration, demonstrationNotice } = await loadPage('site');
  const words = await loadPage('mediaKitWords');
  const origin = new URL(import.meta.env.SITE).origin;
  return {
    ...{ site: name, email: email.media, origin, words },
    ...{ kicker: words.kicker, pageLine: words.pageLine },
    home: { text: `${new URL(origin).host}${kitHref}`, href: `${origin}${kitHref}` },
    notice: demonstration ? demonstrationNotice : undefined,
    dateLine: (day) => fillIn(words.dateLine, { date: longDate(day) }),
  };
}

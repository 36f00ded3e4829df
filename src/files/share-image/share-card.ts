import type { PictureView } from '#ui/portrait/picture-view.ts';

/** What a share image says of a page: the same for a person, a story, an event or the site itself. */
export interface ShareCard {
  /** Name of the site, beside its mark. */
  site: string;
  /** What kind of page it is, above the title. */
  kicker?: string | undefined;
  /** The largest words: a name, a headline. */
  title: string;
  /** Under the title, one or two short sentences. */
  lines: readonly string[];
  tags: readonly string[];
  /** Whom the page is about. Without one the record takes the room. */
  portrait?: SharePortrait | undefined;
}

/** A portrait for a share image. */
export interface SharePortrait {
  /** The picture's file, from the root of the project. */
  file: string;
  focus: PictureView['focus'];
  /** First year in practice, as on the site's own portraits. */
  since: number | undefined;
}

/** Size of every share image in pixels, as the networks ask for it. */
export const shareSize = { width: 1200, height: 630 } as const;

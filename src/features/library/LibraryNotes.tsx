import { resourceWish } from '#features/letters/definitions/short-letters.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { FollowLine } from '#ui/follow-line/FollowLine.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import styles from './library-notes.module.css';
import type { LibraryPageFile } from './library-page.schema.ts';
import { libraryFeedHref, resourcesFileHref } from './record/resources-hrefs.ts';

interface Props {
  words: Pick<LibraryPageFile, 'note' | 'subscribe' | 'wish'>;
}

/** Under the table: whose the documents are, and the ways to follow the library by machine. */
export function LibraryNotes({ words: { note, wish, subscribe } }: Props) {
  const links = [
    { label: subscribe.feed, href: libraryFeedHref },
    { label: subscribe.data, href: resourcesFileHref },
  ];
  return (
    <div className={styles.notes}>
      <Small>{note}</Small>
      <ArrowLink {...letterLink(resourceWish)}>{wish}</ArrowLink>
      <FollowLine title={subscribe.title} links={links} />
    </div>
  );
}

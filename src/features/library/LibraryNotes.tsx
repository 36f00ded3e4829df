import { Rss } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import { Small } from '#ui/lede/Small.tsx';
import styles from './library-notes.module.css';
import type { LibraryPageFile } from './library-page.schema.ts';
import { libraryFeedHref, resourcesFileHref } from './record/resources-hrefs.ts';

interface Props {
  words: Pick<LibraryPageFile, 'note' | 'subscribe'>;
}

/** Under the table: whose the documents are, and the ways to follow the library by machine. */
export function LibraryNotes({ words: { note, subscribe } }: Props) {
  return (
    <div className={styles.notes}>
      <Small>{note}</Small>
      <p className={styles.line} data-print="none">
        <Icon of={Rss} /> {subscribe.title}
        <a className={styles.link} href={libraryFeedHref}>
          {subscribe.feed}
        </a>
        <a className={styles.link} href={resourcesFileHref}>
          {subscribe.data}
        </a>
      </p>
    </div>
  );
}

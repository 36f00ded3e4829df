import { Rss } from 'lucide-react';
import { Icon } from '#ui/icon/Icon.tsx';
import { feedHrefs } from './episode.ts';
import type { FeedsFile } from './feeds.schema.ts';
import styles from './subscribe.module.css';

interface Props {
  words: FeedsFile['subscribe'];
}

/** The way to the feeds, for those who follow in a program of their own. */
export function Subscribe({ words }: Props) {
  return (
    <p className={styles.line} data-print="none">
      <Icon of={Rss} /> {words.title}
      <a className={styles.link} href={feedHrefs.podcast}>
        {words.podcast}
      </a>
      <a className={styles.link} href={feedHrefs.stories}>
        {words.stories}
      </a>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Small } from '#ui/lede/Lede.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './story-page.module.css';
import type { StoryPageFile } from './story-page.schema.ts';

interface Props {
  words: StoryPageFile['transcript'];
  /** The transcript, rendered. */
  children: ReactNode;
}

/** The words of a story whose recording is still to come. */
export function StoryWords({ words, children }: Props) {
  return (
    <div className={styles.transcript}>
      <h2>{words.title}</h2>
      <Small>{words.soon}</Small>
      <Prose>{children}</Prose>
    </div>
  );
}

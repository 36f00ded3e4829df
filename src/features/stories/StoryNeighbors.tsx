import { ArrowLink, BackLink } from '#ui/button/ArrowLink.tsx';
import type { StoryView } from './story.ts';
import styles from './story-neighbors.module.css';

interface Props {
  previous: StoryView | undefined;
  next: StoryView | undefined;
}

/** The way to the story before and after this one, in the order of the list. */
export function StoryNeighbors({ previous, next }: Props) {
  return (
    <nav className={styles.nav} aria-label="Story before and after">
      {previous && <BackLink href={previous.href}>Previous: {previous.title}</BackLink>}
      {next && <ArrowLink href={next.href}>Next: {next.title}</ArrowLink>}
    </nav>
  );
}

import { StoryCardPlayer } from './player/StoryCardPlayer.tsx';
import { StoryCard } from './StoryCard.tsx';
import type { StoryKind } from './story-kinds.ts';
import styles from './story-list.module.css';
import type { StorySummary } from './story-summary.ts';

interface Props {
  kind: StoryKind;
  stories: readonly StorySummary[];
}

/** The stories of one kind: audio as one column, video as two. */
export function StoryList({ kind, stories }: Props) {
  return (
    <ul className={styles.list} role="list" data-kind={kind}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story}>
            {story.recording && <StoryCardPlayer id={story.id} recording={story.recording} />}
          </StoryCard>
        </li>
      ))}
    </ul>
  );
}

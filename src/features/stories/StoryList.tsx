import { StoryCard } from './StoryCard.tsx';
import { type StoryView, tabLabel } from './story.ts';
import styles from './story-list.module.css';

interface Props {
  kind: StoryView['kind'];
  title: string;
  stories: readonly StoryView[];
}

/** The stories of one kind: audio as one column, video as two. */
export function StoryList({ kind, title, stories }: Props) {
  const ofKind = stories.filter((story) => story.kind === kind);
  return (
    <section aria-labelledby={kind}>
      <h2 className={styles.title} id={kind}>
        {tabLabel(title, ofKind.length)}
      </h2>
      <ul className={styles.list} role="list" data-kind={kind}>
        {ofKind.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
    </section>
  );
}

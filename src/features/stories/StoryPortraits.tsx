import { Portrait } from '#ui/portrait/Portrait.tsx';
import type { StoryPerson } from './story.ts';
import styles from './story-card.module.css';

interface Props {
  people: readonly StoryPerson[];
}

/** The first two people heard, side by side; initials where there is no portrait. */
export function StoryPortraits({ people }: Props) {
  return (
    <div className={styles.portraits}>
      {people.slice(0, 2).map(({ name, initials, portrait, since }) => (
        <Portrait key={name} picture={portrait} initials={initials} since={since} shape="square" />
      ))}
    </div>
  );
}

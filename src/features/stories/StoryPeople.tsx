import { Portrait } from '#ui/portrait/Portrait.tsx';
import type { StoryPerson } from './story.ts';
import styles from './story-people.module.css';

interface Props {
  people: readonly StoryPerson[];
}

/** Everyone heard in a story; our speakers with a link to their page. */
export function StoryPeople({ people }: Props) {
  return (
    <ul className={styles.people} role="list" aria-label="People in this story">
      {people.map(({ name, initials, portrait, since, href }) => (
        <li key={name} className={styles.person}>
          <Portrait picture={portrait} initials={initials} since={since} shape="square" />
          {href ? (
            <a className={styles.name} href={href}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

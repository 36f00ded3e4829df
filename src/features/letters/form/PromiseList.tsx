import type { Letter } from '../letter.ts';
import styles from './letter-form.module.css';

interface PromiseListProps {
  promise: NonNullable<Letter['words']['promise']>;
  heading: 'h2' | 'h3';
}

/** The promise how the network uses what a visitor sends, and how to withdraw it. */
export function PromiseList({ promise: { title, points }, heading: Heading }: PromiseListProps) {
  return (
    <section className={styles.promise} aria-labelledby="letter-promise">
      <Heading id="letter-promise">{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

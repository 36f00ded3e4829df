import type { Point } from '#content/page-fields.ts';
import styles from './benefit-list.module.css';

interface Props {
  benefits: readonly Point[];
}

/** What speakers gain, in columns under a strong rule each. */
export function BenefitList({ benefits }: Props) {
  return (
    <ul className={styles.benefits} role="list">
      {benefits.map(({ title, text }) => (
        <li key={title} className={styles.benefit}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

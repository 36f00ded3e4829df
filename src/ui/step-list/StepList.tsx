import styles from './step-list.module.css';

interface Props {
  steps: readonly { title: string; description: string }[];
}

/** Numbered steps; the color of the large numerals warms from first to last. */
export function StepList({ steps }: Props) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import styles from './step-list.module.css';

/** Numbered steps; the color of the large numerals warms from first to last. */
export function StepList({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <div className="stack gap-y-2">
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import styles from './step-list.module.css';

interface Props {
  steps: readonly { title: string; description: string }[];
  /** Level of the step headings, so that the page keeps its order. */
  heading?: 'h2' | 'h3';
}

/** Numbered steps; the large numerals warm from first to last. */
export function StepList({ steps, heading: Heading = 'h3' }: Props) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

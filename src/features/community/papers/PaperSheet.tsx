import styles from './papers.module.css';
import type { Part } from './papers.ts';

interface Props {
  parts: readonly Part[];
}

/** A sheet of paper. What is not known is a line to write on. */
export function PaperSheet({ parts }: Props) {
  return (
    <div className={styles.sheet}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places, and two may say the same.
        <PartView key={index} part={part} />
      ))}
    </div>
  );
}

function PartView({ part }: { part: Part }) {
  switch (part.kind) {
    case 'headline':
      return <h3 className={styles.headline}>{part.text}</h3>;
    case 'fact':
    case 'question':
      return (
        <p className={styles[part.kind]}>
          <span className={styles.label}>{part.label}</span>{' '}
          <span className={styles.value} data-blank={part.value === undefined}>
            {part.value}
          </span>
        </p>
      );
    case 'boxes':
      return (
        <div className={styles.boxes}>
          <p className={styles.label}>{part.label}</p>
          <ul role="list">
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'letter':
      return (
        <>
          <p className={styles.fact}>
            <span className={styles.label}>{part.label}</span> <strong>{part.subject}</strong>
          </p>
          <p className={styles.body}>{part.body}</p>
        </>
      );
    case 'rows':
      return (
        <ol className={styles.rows} role="list">
          {part.rows.map(({ time, lines }) => (
            <li key={lines.join()} className={styles.row}>
              <span className={styles.value} data-blank={time === undefined}>
                {time}
              </span>
              <span>
                {lines.map((line) => (
                  <span key={line} className={styles.task}>
                    {line}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      );
    default:
      return <p className={styles[part.kind]}>{part.text}</p>;
  }
}

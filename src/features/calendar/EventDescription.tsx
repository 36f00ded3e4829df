import type { EventDetails } from './event-details.ts';
import styles from './event-dialog.module.css';

interface Props {
  details: EventDetails | undefined;
  /** Set where the description did not come. */
  failed: string | undefined;
}

/** The description in plain paragraphs, which comes with the dialog and not with the page. */
export function EventDescription({ details, failed }: Props) {
  return (
    <div className={styles.description} aria-busy={!details && !failed}>
      {failed && <p>{failed}</p>}
      {details && <p className={styles.summary}>{details.summary}</p>}
      {details?.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

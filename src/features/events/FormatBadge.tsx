import { type Format, formatLabels } from '#site/vocabulary.ts';
import styles from './format-badge.module.css';

interface Props {
  event: { format: Format };
}

/** How people take part, as a word beside a shape: solid in person, outlined virtual, split hybrid. */
export function FormatBadge({ event: { format } }: Props) {
  return (
    <span className={styles.badge} data-format={format}>
      {formatLabels[format]}
    </span>
  );
}

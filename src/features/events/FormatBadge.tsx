import { type Format, formatLabels } from '#site/vocabulary.ts';
import styles from './format-badge.module.css';

/** The format of an event beside its shape: solid in person, outlined virtual, split hybrid. */
export function FormatBadge({ format }: { format: Format }) {
  return (
    <span className={`small semibold ${styles.badge}`} data-format={format}>
      {formatLabels[format]}
    </span>
  );
}

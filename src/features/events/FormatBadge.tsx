import type { EventView } from './event.ts';
import styles from './format-badge.module.css';

interface Props {
  event: Pick<EventView, 'format' | 'formatLabel'>;
}

/** How people take part, as a word beside a shape: solid in person, outlined virtual, split hybrid. */
export function FormatBadge({ event }: Props) {
  return (
    <span className={styles.badge} data-format={event.format}>
      {event.formatLabel}
    </span>
  );
}

import type { DeskHours } from '#site/site.schema.ts';
import styles from './desk-clock.module.css';
import type { DeskClockWords } from './desk-hours.schema.ts';

interface Props {
  hours: DeskHours;
  words: DeskClockWords;
}

/**
 * A place that says whether somebody is at the desk, in the list of the contact card. `enhanceDeskClock`
 * fills it; until then it is empty and keeps its room, so that no time of the build stands there.
 */
export function DeskClock({ hours, words }: Props) {
  return (
    <div
      data-with-script=""
      data-print="none"
      data-desk-hours={JSON.stringify(hours)}
      data-desk-words={JSON.stringify(words)}
    >
      <dt>{words.title}</dt>
      <dd className={styles.clock}>
        <span className={styles.standing} data-part="standing" />
        <span className={styles.clocks} data-part="clocks" />
      </dd>
    </div>
  );
}

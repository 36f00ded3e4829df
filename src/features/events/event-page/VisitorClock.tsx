import type { EventView } from '#features/events/event.ts';
import { hoursLabel, type TimesInZone } from '#features/events/event-time.ts';
import styles from './event-clocks.module.css';
import type { EventPageFile } from './event-page.schema.ts';

interface Props {
  words: EventPageFile['facts'];
  event: EventView;
  /** The event's own clock: the room that the visitor's will need. */
  own: TimesInZone;
}

/** A place for the time on the visitor's clock. `showVisitorClock` fills it; until then nobody sees it, and nothing moves. */
export function VisitorClock({ words, event, own }: Props) {
  return (
    <div
      className={styles.clock}
      data-with-script=""
      data-print="none"
      data-visitor-clock=""
      data-zone={event.timeZone}
      data-format={event.format}
      data-same={words.sameClock}
    >
      <dt>{words.yourClock}</dt>
      <dd>
        <span className={styles.day} data-part="day">
          {own.start.weekday}
        </span>
        <span className={styles.hours}>
          <span data-part="hours">{hoursLabel(own)}</span>{' '}
          <strong className={styles.shift} data-part="shift">
            +1 day
          </strong>
        </span>
        <span className={styles.zone} data-part="zone">
          {own.end.zone}
        </span>
      </dd>
    </div>
  );
}

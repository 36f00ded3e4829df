import type { EventView } from '#features/events/event.ts';
import { hoursLabel, shownTimes } from '#features/events/event-time.ts';
import type { EventPageFile } from '#features/events/events.words.ts';
import styles from './event-page.module.css';

interface Props {
  words: EventPageFile['facts'];
  event: EventView;
}

/**
 * When an event is: on the clock of its zone, and in a box for the visitor's clock, which comes first where the event is
 * virtual. `enhanceEvent` fills that box; until then it is invisible and has the size of the event's clock, so that
 * nothing shifts.
 */
export function EventClocks({ words, event }: Props) {
  const { lead } = shownTimes(event, undefined);
  const eventClock = (
    <div key="event" className={styles.clock}>
      <dt>{words.when}</dt>
      <dd>
        <time className={styles.day} dateTime={event.startsAt}>
          {lead.start.weekday}
        </time>
        <span className={styles.hours}>{hoursLabel(lead)}</span>
        <span className={styles.zone}>{lead.end.zone}</span>
      </dd>
    </div>
  );
  const visitorClock = (
    <div
      key="visitor"
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
          {lead.start.weekday}
        </span>
        <span className={styles.hours}>
          <span data-part="hours">{hoursLabel(lead)}</span>{' '}
          <strong className={styles.shift} data-part="shift">
            +1 day
          </strong>
        </span>
        <span className={styles.zone} data-part="zone">
          {lead.end.zone}
        </span>
      </dd>
    </div>
  );
  return (
    <dl className={styles.clocks}>
      {event.format === 'virtual' ? [visitorClock, eventClock] : [eventClock, visitorClock]}
    </dl>
  );
}

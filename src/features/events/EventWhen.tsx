import type { Format } from '#site/vocabulary.ts';
import {
  dayShift,
  type EventTimes,
  hoursLabel,
  shownTimes,
  type TimesInZone,
} from './event-time.ts';
import styles from './event-when.module.css';

interface Props {
  event: EventTimes & { format: Format };
  /** Undefined at build and where the browser does not tell. */
  visitorZone: string | undefined;
  /** `start` has date and start (lists), `hours` the hours alone (under a day), `full` everything (dialog, page). */
  show: 'start' | 'hours' | 'full';
}

/**
 * When an event is, in the event's zone and, where its clocks read otherwise, in the visitor's; a
 * virtual event leads with the visitor's. Another day on the second clock is marked.
 */
export function EventWhen({ event, visitorZone, show }: Props) {
  const { lead, other } = shownTimes(event, visitorZone);
  const shift = other && dayShift(lead.start, other.start);
  return (
    <>
      <time dateTime={event.startsAt}>
        {show === 'start' && lead.start.date}
        {show === 'full' && lead.start.weekday}
        {show !== 'hours' && <br />}
        {show === 'start' ? lead.start.time : hoursLabel(lead)}
      </time>{' '}
      <span className={styles.zone}>
        {lead.end.zone}
        {other && whose(lead, show)}
      </span>
      {other && (
        <span className={styles.other}>
          {show === 'start' ? other.start.time : hoursLabel(other)}
          {shift && (
            <>
              {' '}
              <strong className={styles.shift}>{shift}</strong>
            </>
          )}{' '}
          {other.end.zone}
          {whose(other, show)}
        </span>
      )}
    </>
  );
}

/** Said only where there are two clocks; in a list, of the visitor's alone. */
function whose({ whose }: TimesInZone, show: Props['show']): string {
  if (whose === 'visitor') return ' (your time)';
  return show === 'start' ? '' : ' (the event’s time)';
}

import type { EventView } from '#features/events/event.ts';
import {
  dayShift,
  type EventPhase,
  type EventTimes,
  hoursLabel,
  shownTimes,
  type TimesInZone,
} from '#features/events/event-time.ts';
import type { Format } from '#site/vocabulary.ts';
import { Tag } from '#ui/tag/Tag.tsx';
import styles from './event-list.module.css';

interface WhenProps {
  event: EventTimes & { format: Format };
  /** IANA zone; undefined at build and where the browser does not know it. */
  visitorZone: string | undefined;
  /** `start` shows date and start (lists), `hours` the hours alone (under a day), `full` date and hours (dialog). */
  show: 'start' | 'hours' | 'full';
}

/**
 * When an event is, in the event's zone and, where its clocks read otherwise, in the visitor's (`shownTimes`). Where
 * the second clock shows another day, `+1 day` or the like follows.
 */
export function EventWhen({ event, visitorZone, show }: WhenProps) {
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
      <span className="small">
        {lead.end.zone}
        {other && whose(lead, show)}
      </span>
      {other && (
        <span className={`quiet small ${styles.other}`}>
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

/** Names the owner of a clock where two are shown; in a list, only the visitor. */
function whose({ whose }: TimesInZone, show: WhenProps['show']): string {
  if (whose === 'visitor') return ' (your time)';
  return show === 'start' ? '' : ' (the event’s time)';
}

/** "Past" where an event is over, "On now" while it goes on, and a status other than scheduled. */
export function PhaseTag({ phase, status }: { phase: EventPhase; status: EventView['status'] }) {
  return (
    <>
      {phase === 'past' && <Tag tone="past">Past</Tag>}
      {phase === 'now' && status !== 'cancelled' && <Tag tone="success">On now</Tag>}{' '}
      {status !== 'scheduled' && <Tag tone="warning">{statusLabels[status]}</Tag>}
    </>
  );
}

const statusLabels = {
  moved: 'Moved',
  cancelled: 'Cancelled',
  full: 'Full',
} as const satisfies Partial<Record<EventView['status'], string>>;

import { EventWhen } from '#features/events/EventWhen.tsx';
import { type EventPhase, phaseOf } from '#features/events/event-phase.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { PhaseTag } from '#features/events/PhaseTag.tsx';
import { longDayLabel, weekdayLabel } from '#site/day-labels.ts';
import type { PlainDay } from '#site/plain-date.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './day-events.module.css';
import { eventCount, nothingFound, nothingThatDay } from './event-words.ts';
import type { PlacedEntry } from './filter-events.ts';
import type { OpenEvent } from './use-event-dialog.ts';

interface Props {
  day: PlainDay;
  now: Date;
  events: readonly PlacedEntry[];
  visitorZone: string | undefined;
  /** The nearest day that has events and, where that one lies before, the next one. */
  nearest: readonly { day: PlainDay; count: number }[];
  onOpen: OpenEvent;
  onChoose: (day: PlainDay) => void;
}

/** The events of the chosen day, or the way to the nearest day that has some. */
export function DayEvents({ day, now, events, visitorZone, nearest, onOpen, onChoose }: Props) {
  return (
    <section className={styles.day} aria-label={`Events on ${weekdayLabel(day)}`}>
      <h2 className={styles.title}>
        <time dateTime={day}>{weekdayLabel(day)}</time>
      </h2>
      {events.length === 0 && (
        <div className={styles.none}>
          <p>{nearest.length > 0 ? nothingThatDay : nothingFound}</p>
          {nearest.map(({ day: other, count }, place) => (
            <Button key={other} tone="ghost" size="small" onClick={() => onChoose(other)}>
              {place === 0 ? 'Nearest' : 'Next'}: {longDayLabel(other)}, {eventCount(count)}
            </Button>
          ))}
        </div>
      )}
      <ul className={styles.list} role="list" hidden={events.length === 0}>
        {events.map((event) => (
          <li key={event.id}>
            <DayEvent
              event={event}
              phase={phaseOf(event, now)}
              visitorZone={visitorZone}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventProps {
  event: PlacedEntry;
  phase: EventPhase;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/** Title, hours and place as one button that opens the event (ACCESSIBILITY.md, section 4, Day list). */
function DayEvent({ event, phase, visitorZone, onOpen }: EventProps) {
  return (
    <button
      type="button"
      className={styles.event}
      data-phase={phase}
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
    >
      <span className={styles.name}>
        {event.title}
        <span className="visually-hidden">, </span>
      </span>{' '}
      <span>
        <EventWhen event={event} visitorZone={visitorZone} show="hours" />
        <span className="visually-hidden">, </span>
      </span>{' '}
      <span>{event.location}</span>{' '}
      <span className={styles.tags}>
        <FormatBadge event={event} /> <PhaseTag phase={phase} status={event.status} />
      </span>
    </button>
  );
}

import { eventHref, type PlaceWords, placeAnswers } from '#features/events/event.ts';
import { phaseOf } from '#features/events/event-time.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import styles from './calendar.module.css';
import type { PlacedEntry } from './calendar-entry.ts';
import { EventWhen, PhaseTag } from './EventList.tsx';
import type { Calendar } from './use-calendar.ts';

interface Props {
  title: string;
  heading: 'h2' | 'h3';
  events: readonly PlacedEntry[];
  calendar: Calendar;
  place: PlaceWords;
}

/** Events to go to in place of what is not there, under a heading; nothing where there are none. */
export function NextEvents({ title, heading: Heading, events, ...shared }: Props) {
  if (events.length === 0) return null;
  return (
    <>
      <Heading className={styles.next}>{title}</Heading>
      <ul className={styles.events} role="list">
        {events.map((event) => (
          <NextEvent key={event.id} event={event} {...shared} />
        ))}
      </ul>
    </>
  );
}

interface EventProps extends Pick<Props, 'calendar' | 'place'> {
  event: PlacedEntry;
}

/**
 * An event of another day. Its title links to its page. While a visitor can still come, a second
 * link opens the letter that asks for a place; where the letter's code does not load, it leads to
 * the event’s page, which has the letter too.
 */
function NextEvent({ event, calendar, place }: EventProps) {
  const phase = phaseOf(event, calendar.now);
  return (
    <li className={`stack quiet ${styles.event}`} data-phase={phase}>
      <a className={styles.name} href={eventHref(event.id)}>
        {event.title}
      </a>
      <span>
        <EventWhen event={event} visitorZone={calendar.visitorZone} show="start" />
      </span>
      <span>{event.location}</span>
      <span className={`cluster gap-y-2 gap-x-3 ${styles.tags}`}>
        <FormatBadge format={event.format} /> <PhaseTag phase={phase} status={event.status} />
        {phase === 'upcoming' && event.status !== 'cancelled' && (
          <ButtonLink
            href={eventHref(event.id)}
            tone="ghost"
            size="small"
            data-letter="event-place"
            data-answers={JSON.stringify(placeAnswers(event, place))}
          >
            {event.status === 'full' ? place.wait : place.ask}
            <span className="visually-hidden"> ({event.title})</span>
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

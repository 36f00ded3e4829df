import { EventWhen } from '#features/events/EventWhen.tsx';
import { type EventPhase, phaseOf } from '#features/events/event-phase.ts';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { PhaseTag } from '#features/events/PhaseTag.tsx';
import { type PlaceWords, placeAnswers } from '#features/events/place-answers.ts';
import { weekdayDate } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { eventHref, type OpenEvent } from './calendar-entry.ts';
import styles from './day-events.module.css';
import { nothingFound, nothingThatDay } from './event-words.ts';
import type { NextEvents } from './next-events.ts';
import type { PlacedEntry } from './placed-entry.ts';

interface Props {
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  day: PlainDay;
  now: Date;
  events: readonly PlacedEntry[];
  /** Stands below a day without events, as far as it is known. */
  next: NextEvents | undefined;
  /** No event is left at all. */
  isNothing: boolean;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/** The events of the chosen day; where it has none, the next ones that pass the filters. */
export function DayEvents(props: Props) {
  const { words, place, day, now, events, next, isNothing, visitorZone, onOpen } = props;
  return (
    <section className={styles.day} aria-label={`Events on ${weekdayDate(day)}`}>
      <h2 className={styles.title}>
        <time dateTime={day}>{weekdayDate(day)}</time>
      </h2>
      {events.length === 0 && (
        <p className={styles.none}>{isNothing ? nothingFound : nothingThatDay}</p>
      )}
      {isNothing && <p>{words.hint}</p>}
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
      {next && next.events.length > 0 && (
        <>
          <h3 className={styles.next}>{words.next[next.which]}</h3>
          <ul className={styles.list} role="list">
            {next.events.map((event) => (
              <NextEvent
                key={event.id}
                event={event}
                phase={phaseOf(event, now)}
                visitorZone={visitorZone}
                place={place}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface EventProps {
  event: PlacedEntry;
  phase: EventPhase;
  visitorZone: string | undefined;
}

/** Title, hours and place as one button that opens the event (ACCESSIBILITY.md, section 4, Day list). */
function DayEvent({ event, phase, visitorZone, onOpen }: EventProps & { onOpen: OpenEvent }) {
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

/**
 * An event of another day: its title leads to its page, and who can still come asks for a place. The desk has the
 * letter; where it does not load, so has the event’s page.
 */
function NextEvent({ event, phase, visitorZone, place }: EventProps & { place: PlaceWords }) {
  return (
    <li className={styles.event} data-phase={phase}>
      <a className={styles.name} href={eventHref(event.id)}>
        {event.title}
      </a>
      <span>
        <EventWhen event={event} visitorZone={visitorZone} show="start" />
      </span>
      <span>{event.location}</span>
      <span className={styles.tags}>
        <FormatBadge event={event} /> <PhaseTag phase={phase} status={event.status} />
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

import { useCallback, useMemo } from 'react';
import { eventHref, type PlaceWords, placeAnswers } from '#features/events/event.ts';
import { type EventPhase, phaseOf } from '#features/events/event-time.ts';
import type { EventsPageFile } from '#features/events/events.words.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { weekdayLabel } from '#site/day-labels.ts';
import { monthOf, type PlainDay, type PlainMonth, withinDays } from '#site/plain-date.ts';
import { formats } from '#site/vocabulary.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split } from '#ui/band/Split.tsx';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import styles from './calendar.module.css';
import {
  eventsByDay,
  type NextEvents,
  nextEvents,
  type OpenEvent,
  type PlacedEntry,
} from './calendar-entry.ts';
import { EventWhen, PhaseTag } from './EventLabels.tsx';
import { nothingFound, withDay } from './event-list.ts';
import { MonthView } from './MonthView.tsx';
import { daySentence, nothingThatDay } from './month.ts';
import type { Calendar } from './use-calendar.ts';

interface Props {
  calendar: Calendar;
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  onOpen: OpenEvent;
}

const noEvents: readonly never[] = [];

/** A month beside the events of the chosen day. */
export function CalendarView({ calendar, words, place, onOpen }: Props) {
  const { list, day, today, month, now, events } = calendar;
  const { change } = list;
  const byDay = useMemo(() => eventsByDay(events), [events]);

  // Stable while the events are, so that the memoized cells of the month render only where they changed.
  const choose = useCallback(
    (chosen: PlainDay) => {
      change((before) => withDay(before, chosen));
      announce(daySentence(byDay.get(chosen)?.length ?? 0, chosen));
    },
    [change, byDay],
  );
  const turnTo = useCallback(
    (target: PlainMonth) => {
      const month = monthOf(withinDays(`${target}-01`));
      change((before) => ({ ...before, month }), 'typing');
    },
    [change],
  );
  const next = useMemo(
    () => (day && now && !byDay.has(day) ? nextEvents(events, day, now) : undefined),
    [events, byDay, day, now],
  );

  return (
    <div data-with-script="">
      <Split columns="7-5">
        <div>
          <MonthView
            month={month}
            today={today}
            chosen={day}
            byDay={byDay}
            onChoose={choose}
            onMonth={turnTo}
          />
          <p className={styles.legend}>
            {formats.map((format) => (
              <FormatBadge key={format} event={{ format }} />
            ))}
            <span>{words.legend}</span>
          </p>
        </div>
        {day && now ? (
          <DayEvents
            words={words}
            place={place}
            day={day}
            now={now}
            events={byDay.get(day) ?? noEvents}
            // Of a long calendar, the page has at first only the months around its build.
            next={list.isWhole || next?.which === 'after' ? next : undefined}
            isListEmpty={list.isEmpty}
            visitorZone={calendar.visitorZone}
            onOpen={onOpen}
          />
        ) : (
          <p>{words.choose}</p>
        )}
      </Split>
    </div>
  );
}

interface DayProps {
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  day: PlainDay;
  now: Date;
  events: readonly PlacedEntry[];
  /** Shown under a day without events; undefined where it is not known. */
  next: NextEvents | undefined;
  /** No event at all passes the filters. */
  isListEmpty: boolean;
  visitorZone: string | undefined;
  onOpen: OpenEvent;
}

/** The events of the chosen day; where it has none, the next ones. */
function DayEvents(props: DayProps) {
  const { words, place, day, now, events, next, isListEmpty, visitorZone, onOpen } = props;
  return (
    <section className={styles.day} aria-label={`Events on ${weekdayLabel(day)}`}>
      <h2 className={styles.title}>
        <time dateTime={day}>{weekdayLabel(day)}</time>
      </h2>
      {events.length === 0 && (
        <p className={styles.none}>{isListEmpty ? nothingFound : nothingThatDay}</p>
      )}
      {isListEmpty && <p>{words.hint}</p>}
      <ul className={styles.events} role="list" hidden={events.length === 0}>
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
          <ul className={styles.events} role="list">
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
 * An event of another day. Its title links to its page. While a visitor can still come, a second link opens the letter
 * that asks for a place; where the letter's code does not load, that link leads to the event’s page, which has the letter too.
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

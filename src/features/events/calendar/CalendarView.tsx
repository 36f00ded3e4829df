import { useCallback, useMemo } from 'react';
import type { PlaceWords } from '#features/events/event.ts';
import { phaseOf } from '#features/events/event-time.ts';
import type { EventsPageFile } from '#features/events/events.table.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { longDate, weekdayDate } from '#site/time/labels.ts';
import { monthOf, type PlainDay, type PlainMonth, withinDays } from '#site/time/plain-date.ts';
import { formats } from '#site/vocabulary.ts';
import { announce } from '#ui/announcer/announce.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import { Split } from '#ui/band/Band.tsx';
import styles from './calendar.module.css';
import { eventsByDay, nextEvents, type OpenEvent, type PlacedEntry } from './calendar-entry.ts';
import { EventWhen, PhaseTag } from './EventList.tsx';
import { nothingFound, withDay } from './event-list.ts';
import { MonthView } from './MonthView.tsx';
import { daySentence, nothingThatDay } from './month.ts';
import { NextEvents } from './NextEvents.tsx';
import type { Calendar } from './use-calendar.ts';

interface Props {
  calendar: Calendar;
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  onOpen: OpenEvent;
}

/** A month beside the events of the chosen day. */
export function CalendarView(props: Props) {
  const { calendar, words } = props;
  const { list, day, today, month, events } = calendar;
  const { change } = list;
  const byDay = useMemo(() => eventsByDay(events), [events]);

  // The same function while the events are the same, so that only cells that changed render.
  const choose = useCallback(
    (chosen: PlainDay) => {
      change((before) => withDay(before, chosen));
      announce(daySentence(byDay.get(chosen)?.length ?? 0, chosen));
    },
    [change, byDay],
  );
  // The heading is no live region, because Chromium reads such a region again when a dialog closes.
  // The announcement comes after the month has changed, because among the changes of all its days
  // Orca drops what is announced (“flood”).
  const say = useChangeAnnouncement(longDate(month));
  const turnTo = useCallback(
    (target: PlainMonth) => {
      const month = monthOf(withinDays(`${target}-01`));
      change((before) => ({ ...before, month }), 'typing');
      say('typing');
    },
    [change, say],
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
          <p className={`row quiet small gap-y-2 gap-x-4 ${styles.legend}`}>
            {formats.map((format) => (
              <FormatBadge key={format} format={format} />
            ))}
            <span>{words.legend}</span>
          </p>
        </div>
        <DayEvents {...props} events={byDay.get(day) ?? []} />
      </Split>
    </div>
  );
}

/** The events of the chosen day, or the next ones where it has none. */
function DayEvents(props: Props & { events: readonly PlacedEntry[] }) {
  const { calendar, words, place, onOpen, events } = props;
  const { list, day, now } = calendar;
  const isEmpty = events.length === 0;
  const next = useMemo(
    () => (isEmpty ? nextEvents(calendar.events, day, now) : undefined),
    [isEmpty, calendar.events, day, now],
  );
  // Of a long calendar, the page has at first only the months around its build.
  const isNextKnown = list.isWhole || next?.which === 'after';
  return (
    <section className={styles.day} aria-label={`Events on ${weekdayDate(day)}`}>
      <h2 className={styles.title}>
        <time dateTime={day}>{weekdayDate(day)}</time>
      </h2>
      {isEmpty && <p className={styles.none}>{list.isEmpty ? nothingFound : nothingThatDay}</p>}
      {list.isEmpty && <p>{words.hint}</p>}
      <ul className={styles.events} role="list" hidden={isEmpty}>
        {events.map((event) => (
          <li key={event.id}>
            <DayEvent event={event} calendar={calendar} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {isNextKnown && next && (
        <NextEvents
          title={words.next[next.which]}
          heading="h3"
          events={next.events}
          calendar={calendar}
          place={place}
        />
      )}
      <NextEvents
        title={words.nearest}
        heading="h3"
        events={calendar.offered}
        calendar={calendar}
        place={place}
      />
    </section>
  );
}

interface EventProps {
  event: PlacedEntry;
  calendar: Calendar;
}

/**
 * Title, hours and place as one button that opens the event (docs/requirements/accessibility.md,
 * section 4, Day list).
 */
function DayEvent({ event, calendar, onOpen }: EventProps & { onOpen: OpenEvent }) {
  const phase = phaseOf(event, calendar.now);
  return (
    <button
      type="button"
      className={`stack quiet ${styles.event}`}
      data-phase={phase}
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
    >
      <span className={styles.name}>
        {event.title}
        <span className="visually-hidden">, </span>
      </span>{' '}
      <span>
        <EventWhen event={event} visitorZone={calendar.visitorZone} show="hours" />
        <span className="visually-hidden">, </span>
      </span>{' '}
      <span>{event.location}</span>{' '}
      <span className={`cluster gap-y-2 gap-x-3 ${styles.tags}`}>
        <FormatBadge format={event.format} /> <PhaseTag phase={phase} status={event.status} />
      </span>
    </button>
  );
}

import { useCallback, useMemo } from 'react';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import type { PlaceWords } from '#features/events/place-answers.ts';
import { monthOf, type PlainDay, type PlainMonth, withinDays } from '#site/time/plain-date.ts';
import { formats } from '#site/vocabulary.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split } from '#ui/band/Split.tsx';
import styles from './calendar.module.css';
import type { OpenEvent } from './calendar-entry.ts';
import { DayEvents } from './DayEvents.tsx';
import { withDay } from './event-list.ts';
import { daySentence } from './event-words.ts';
import { MonthView } from './MonthView.tsx';
import { nextEvents } from './next-events.ts';
import { eventsByDay } from './placed-entry.ts';
import type { Calendar } from './use-calendar.ts';

interface Props {
  calendar: Calendar;
  words: EventsPageFile['calendar'];
  place: PlaceWords;
  onOpen: OpenEvent;
}

const nobody: readonly never[] = [];

/** A month beside the events of its chosen day. */
export function CalendarView({ calendar, words, place, onOpen }: Props) {
  const { list, day, today, month, now, events } = calendar;
  const { change } = list;
  const byDay = useMemo(() => eventsByDay(events), [events]);

  // These stay the same functions while the events do, so that a month is drawn again only where it changed.
  const choose = useCallback(
    (chosen: PlainDay) => {
      change((before) => withDay(before, chosen));
      announce(daySentence(byDay.get(chosen)?.length ?? 0, chosen));
    },
    [change, byDay],
  );
  const turnTo = useCallback(
    (asked: PlainMonth) => {
      const month = monthOf(withinDays(`${asked}-01`));
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
            events={byDay.get(day) ?? nobody}
            // Of a long calendar, the page has only the months around its building at first.
            next={list.isWhole || next?.which === 'after' ? next : undefined}
            isNothing={list.isEmpty}
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

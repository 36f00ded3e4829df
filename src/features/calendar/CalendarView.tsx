import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import { FormatBadge } from '#features/events/FormatBadge.tsx';
import { monthOf, type PlainDay, type PlainMonth, withinDays } from '#site/plain-date.ts';
import { formats } from '#site/vocabulary.ts';
import { announce } from '#ui/announcer/announce.ts';
import { Split } from '#ui/band/Split.tsx';
import styles from './calendar.module.css';
import { withDay } from './calendar-state.ts';
import { DayEvents } from './DayEvents.tsx';
import { daySentence } from './event-words.ts';
import { eventsByDay } from './filter-events.ts';
import { MonthView } from './MonthView.tsx';
import { nearestDays } from './nearest-days.ts';
import type { Calendar } from './use-calendar.ts';
import type { OpenEvent } from './use-event-dialog.ts';

interface Props {
  calendar: Calendar;
  words: Pick<EventsPageFile['calendar'], 'legend' | 'choose'>;
  onOpen: OpenEvent;
}

const nobody: readonly never[] = [];

/** A month beside the events of its chosen day. */
export function CalendarView({ calendar, words, onOpen }: Props) {
  const { day, today, month, now, found, change } = calendar;
  const byDay = useMemo(() => eventsByDay(found), [found]);
  const latest = useRef(byDay);
  useLayoutEffect(() => {
    latest.current = byDay;
  });

  // These stay the same functions, so that a month is drawn again only where it changed.
  const choose = useCallback(
    (chosen: PlainDay) => {
      change((before) => withDay(before, chosen));
      announce(daySentence(latest.current.get(chosen)?.length ?? 0, chosen));
    },
    [change],
  );
  const turnTo = useCallback(
    (asked: PlainMonth) => {
      const month = monthOf(withinDays(`${asked}-01`));
      change((before) => ({ ...before, month }), 'typing');
    },
    [change],
  );
  const nearest = useMemo(() => {
    const days = day ? nearestDays(byDay.keys(), day) : nobody;
    return days.map((near) => ({ day: near, count: byDay.get(near)?.length ?? 0 }));
  }, [byDay, day]);

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
            day={day}
            now={now}
            events={byDay.get(day) ?? nobody}
            visitorZone={calendar.visitorZone}
            nearest={nearest}
            onOpen={onOpen}
            onChoose={choose}
          />
        ) : (
          <p>{words.choose}</p>
        )}
      </Split>
    </div>
  );
}

import { useEffect, useMemo } from 'react';
import { isToCome } from '#features/events/event-phase.ts';
import type { EventsPageFile } from '#features/events/events-page.schema.ts';
import { useList } from '#lists/use-list.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { monthOf } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { counted, formatInteger } from '#site/words.ts';
import { entriesHref, fetchSearchedTexts } from './calendar-files.ts';
import type { CalendarFrame } from './calendar-window.ts';
import { type CalendarState, calendarView, eventList } from './event-list.ts';
import { nothingFound } from './event-words.ts';
import { placeIn } from './placed-entry.ts';
import { nearest, searchIn } from './search-events.ts';

/** The list of events here and now: what it leaves, on which days, and the day and month that are looked at. */
export function useCalendar(frame: CalendarFrame, words: EventsPageFile['calendar']) {
  const now = useMinute();
  const visitorZone = useVisitorZone();
  // Without a zone of the visitor's, today is the day in Greenwich.
  const today = now && dayIn(now, visitorZone ?? 'UTC');
  const place = useMemo(() => placeIn(visitorZone), [visitorZone]);
  const texts = useLoaded(fetchSearchedTexts);
  const find = useMemo(() => texts.value && searchIn(texts.value), [texts.value]);
  const list = useList({
    definition: useMemo(() => eventList(place, today), [place, today]),
    frame,
    words: { none: nothingFound, waiting: words.waiting },
    own: calendarView,
    allHref: entriesHref,
    find,
    // Before the descriptions were looked at, nobody knows that they have nothing.
    isFinding: !texts.value && !texts.hasFailed,
    sentenceOf: (left, state: CalendarState) => {
      const { events, isBroader } = nearest(left, find?.(state.q));
      // Of a calendar that is neither whole nor narrowed, the page knows the numbers all the same.
      const isTold = frame.total > left.length && left === frame.items;
      const upcoming =
        now && !isTold ? events.filter((event) => isToCome(event, now)).length : frame.upcoming;
      const count = counted(isTold ? frame.total : events.length, 'events');
      return `${count}, ${formatInteger(upcoming)} still to come${isBroader ? `. ${words.broader}` : ''}`;
    },
  });
  const { state, found, listed } = list;
  const isSearching = state.q.trim() !== '';
  useEffect(() => {
    if (isSearching) texts.load();
  }, [isSearching, texts.load]);
  const day = state.day ?? today;
  return {
    ...{ list, now, today, day, visitorZone },
    month: state.month ?? monthOf(day ?? frame.builtOn),
    events: useMemo(() => nearest(listed, found).events.map(place), [listed, found, place]),
    /** Only titles are searched, since the descriptions did not come. */
    isPartial: isSearching && texts.hasFailed,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

import { useEffect, useMemo } from 'react';
import { calendarHref } from '#features/events/event.ts';
import { isToCome } from '#features/events/event-time.ts';
import type { EventsPageFile } from '#features/events/events.table.ts';
import { useList } from '#lists/use-list.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { monthOf } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { counted, formatInteger } from '#site/words.ts';
import { entryPlacer } from './calendar-entry.ts';
import {
  type CalendarFrame,
  type CalendarState,
  calendarView,
  eventList,
  nearest,
  nearestToCome,
  nothingFound,
  startOf,
} from './event-list.ts';

const fetchSearch = () =>
  import('./event-search.ts').then(({ fetchEventSearch }) => fetchEventSearch());

/**
 * Returns the state of the calendar: the list, the events it shows with their days, the chosen day
 * and its month.
 */
export function useCalendar(frame: CalendarFrame, words: EventsPageFile['calendar']) {
  const minute = useMinute();
  const now = minute ?? startOf(frame.builtOn);
  const visitorZone = useVisitorZone();
  // Where the visitor's zone is not known, today is the day in UTC.
  const today = minute ? dayIn(minute, visitorZone ?? 'UTC') : frame.builtOn;
  const place = useMemo(() => entryPlacer(visitorZone), [visitorZone]);
  const search = useLoaded(fetchSearch);
  const find = search.value;
  const definition = useMemo(() => eventList(place, today), [place, today]);
  const list = useList({
    definition,
    frame,
    words: { none: nothingFound, waiting: words.waiting },
    own: calendarView,
    allHref: `${calendarHref}/parts/events.json`,
    find,
    // Until the index is there, only titles were searched, and more events may match.
    isFinding: !find && !search.hasFailed,
    sentenceOf: (filtered, state: CalendarState) => {
      const matches = state.q.trim() === '' ? undefined : find?.(state.q).scores;
      const { events, isBroader } = nearest(filtered, matches);
      // Of a long calendar without filters, the page has only some events, but the numbers of all.
      const isPart = frame.total > filtered.length && filtered === frame.items;
      const upcoming = isPart
        ? frame.upcoming
        : events.filter((event) => isToCome(event, now)).length;
      const count = counted(isPart ? frame.total : events.length, 'events');
      return `${count}, ${formatInteger(upcoming)} still to come${isBroader ? `. ${words.broader}` : ''}`;
    },
  });
  const { state, deferredState, found, listed } = list;
  const isSearching = state.q.trim() !== '';
  useEffect(() => {
    if (isSearching) search.load();
  }, [isSearching, search.load]);
  const day = state.day ?? today;
  const scores = found?.scores;
  const events = useMemo(() => nearest(listed, scores).events.map(place), [listed, scores, place]);
  const isAnyToCome = events.some((event) => isToCome(event, now));
  const offered = useMemo(() => {
    if (list.isWaiting || isAnyToCome) return [];
    const finding = deferredState.q.trim() === '' ? undefined : find?.(deferredState.q);
    return nearestToCome(list.items, definition, deferredState, now, finding).map(place);
  }, [list.isWaiting, isAnyToCome, deferredState, find, list.items, definition, now, place]);
  return {
    list,
    now,
    today,
    day,
    visitorZone,
    /**
     * `true` before hydration: today is the day of the build, and times are those of the events.
     */
    isBuilt: !minute,
    month: state.month ?? monthOf(day),
    events,
    /** Where no event is left that is still to come: those that come nearest. */
    offered,
    /** `true` where only titles are searched, because the index did not load. */
    isPartial: isSearching && search.hasFailed,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

import { useEffect, useMemo } from 'react';
import { isPast } from '#features/events/event-phase.ts';
import { useAddressState } from '#site/address/use-address-state.ts';
import { dayIn } from '#site/clock-reading.ts';
import { monthOf } from '#site/plain-date.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { useMinute } from '#site/use-minute.ts';
import { useVisitorZone } from '#site/use-visitor-zone.ts';
import { stateFromAddress, stateToAddress } from './calendar-address.ts';
import { fetchDescriptions, fetchEntries } from './calendar-files.ts';
import { firstState, isActive } from './calendar-state.ts';
import { type CalendarFrame, hasMonth } from './calendar-window.ts';
import {
  type Descriptions,
  filterEvents,
  inRange,
  placeEntries,
  searchedWords,
} from './filter-events.ts';
import { daysOfRange } from './quick-ranges.ts';

const codec = { read: stateFromAddress, write: stateToAddress };
const noDescriptions: Descriptions = {};

/** The calendar's state, which lives in the address, and what it leaves of the events here and now. */
export function useCalendar(frame: CalendarFrame) {
  const [state, change] = useAddressState(firstState, codec);
  const now = useMinute();
  const visitorZone = useVisitorZone();
  const whole = useLoaded(fetchEntries);
  const descriptions = useLoaded(fetchDescriptions);

  // Without a zone of the visitor's, today is the day in Greenwich.
  const today = now && dayIn(now, visitorZone ?? 'UTC');
  const day = state.day ?? today;
  const month = state.month ?? monthOf(day ?? frame.builtOn);
  const isWhole = !frame.months || whole.value !== undefined;
  const needsWhole =
    !isWhole && (state.view === 'list' || isActive(state) || !hasMonth(frame, month));
  const isSearching = state.q.trim() !== '';

  useEffect(() => {
    if (needsWhole) whole.load();
  }, [needsWhole, whole.load]);
  useEffect(() => {
    if (isSearching) descriptions.load();
  }, [isSearching, descriptions.load]);

  const entries = whole.value ?? frame.entries;
  const texts = descriptions.value ?? noDescriptions;
  const placed = useMemo(() => placeEntries(entries, visitorZone), [entries, visitorZone]);
  const words = useMemo(() => searchedWords(entries, texts), [entries, texts]);
  const { q, topic, format, region, range } = state;
  const found = useMemo(() => {
    const passed = filterEvents(placed, { q, topic, format, region }, words);
    return inRange(passed, range && today ? daysOfRange(range, today) : undefined);
  }, [placed, words, q, topic, format, region, range, today]);
  const toCome = useMemo(
    () => now && new Set(placed.filter((event) => !isPast(event, now))),
    [placed, now],
  );
  const upcoming = useMemo(
    () => (toCome ? found.filter((event) => toCome.has(event)).length : frame.upcoming),
    [found, toCome, frame.upcoming],
  );

  // Of a calendar that is not whole and not narrowed, the page knows the numbers all the same.
  const isTold = !isWhole && !isActive(state);
  return {
    ...{ state, change, now, today, day, month, visitorZone, found },
    count: isTold ? frame.total : found.length,
    upcoming: isTold ? frame.upcoming : upcoming,
    isWaiting: needsWhole && !whole.hasFailed,
    hasFailed: needsWhole && whole.hasFailed,
    /** Only titles are searched, since the descriptions did not come. */
    isPartial: isSearching && descriptions.hasFailed,
    /** The visitor comes near: time to fetch what a press may need. */
    approach: isWhole ? undefined : whole.load,
    approachSearch: descriptions.load,
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

import type { PlainDay, PlainMonth } from '#site/plain-date.ts';
import type { Format, Region, Topic } from '#site/vocabulary.ts';
import type { RangeName } from './quick-ranges.ts';

/** The "all" options of the selects (specification section 9). */
export const allTopics = 'all-topics';
export const allFormats = 'all-formats';
export const allRegions = 'all-regions';

/** What the visitor asks of the events themselves. */
export interface EventFilter {
  /** Words searched for. */
  q: string;
  topic: Topic | typeof allTopics;
  format: Format | typeof allFormats;
  region: Region | typeof allRegions;
}

export type View = 'calendar' | 'list';

/** Everything the address keeps (specification section 4, Events). */
export interface CalendarState extends EventFilter {
  view: View;
  /** The chosen day; absent: today. */
  day: PlainDay | undefined;
  /** The month that is looked at; absent: the one of the chosen day. */
  month: PlainMonth | undefined;
  /** A span of days; of the list alone, since the calendar shows one day (specification section 5). */
  range: RangeName | undefined;
}

/** As the page is at first. */
export const firstState: CalendarState = {
  view: 'calendar',
  q: '',
  topic: allTopics,
  format: allFormats,
  region: allRegions,
  day: undefined,
  month: undefined,
  range: undefined,
};

/** Whether anything narrows the events. */
export function isActive({ q, topic, format, region, range }: CalendarState): boolean {
  return (
    q.trim() !== '' ||
    topic !== allTopics ||
    format !== allFormats ||
    region !== allRegions ||
    range !== undefined
  );
}

/** Search, selects and range as at first; view, month and day stay. */
export function cleared({ view, day, month }: CalendarState): CalendarState {
  return { ...firstState, view, day, month };
}

/** The other view; a range belongs to the list. */
export function withView(state: CalendarState, view: View): CalendarState {
  return { ...state, view, range: view === 'list' ? state.range : undefined };
}

/** A day chosen; its month is the one that is looked at. */
export function withDay(state: CalendarState, day: PlainDay): CalendarState {
  return { ...state, day, month: undefined };
}

/** A range switched on or off; it is shown as a list. */
export function withRange(state: CalendarState, range: RangeName): CalendarState {
  return { ...state, view: 'list', range: state.range === range ? undefined : range };
}

import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition, ListState } from '#lists/list.ts';
import { withValues } from '#lists/list.ts';
import type { FacetValues } from '#lists/select.ts';
import type { OwnState } from '#lists/use-list.ts';
import {
  isPlainDay,
  isPlainMonth,
  monthOf,
  type PlainDay,
  type PlainMonth,
} from '#site/time/plain-date.ts';
import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { PlaceEntry } from './placed-entry.ts';
import { daysOfRange, fallsIn, quickRanges, type RangeName, rangeNames } from './quick-ranges.ts';

export type View = 'calendar' | 'list';

/** What the calendar keeps in its address beside search and filters (specification section 4, Events). */
export interface CalendarView {
  view: View;
  /** The chosen day; absent: today. */
  day: PlainDay | undefined;
  /** The month that is looked at; absent: the one of the chosen day. */
  month: PlainMonth | undefined;
}

export type CalendarState = ListState & CalendarView;

/** Every value of the filters: the specification names them all, whether an event has them or not (section 9). */
export const eventValues: FacetValues = {
  topic: topics,
  format: formats,
  region: regions,
  range: rangeNames,
};

/**
 * The events as a list. Topic, format and region follow specification section 5; a range of days is seen from `today`,
 * and without it finds nothing.
 */
export function eventList(
  place: PlaceEntry,
  today: PlainDay | undefined,
): ListDefinition<CalendarEntry> {
  const select = { isPlain: true, control: FacetSelect } as const;
  return {
    noun: 'events',
    textsOf: ({ title }) => [title],
    facets: {
      topic: {
        label: 'Topic',
        valuesOf: (event) => event.topics,
        order: topics,
        labels: Object.fromEntries(topics.map((topic) => [topic, capitalized(topic)])),
        all: { value: 'all-topics', label: 'All Topics' },
        ...select,
      },
      format: {
        label: 'Format',
        valuesOf: ({ format }) => [format],
        order: formats,
        labels: formatLabels,
        all: { value: 'all-formats', label: 'All Formats' },
        ...select,
      },
      region: {
        label: 'Region',
        valuesOf: ({ region }) => [region],
        order: regions,
        all: { value: 'all-regions', label: 'All Regions' },
        ...select,
      },
      range: {
        label: 'Dates',
        valuesOf: (event) =>
          today
            ? rangeNames.filter((name) => fallsIn(place(event).days, daysOfRange(name, today)))
            : [],
        order: rangeNames,
        labels: quickRanges,
        all: { value: '', label: '' },
      },
    },
    pageSize: 120,
  };
}

/** View, day and month in the address. What does not exist is ignored; a range is of the list, so it brings the list. */
export const calendarView: OwnState<CalendarView> = {
  first: { view: 'calendar', day: undefined, month: undefined },
  read: (query) => {
    const hasRange = rangeNames.some((name) => name === query.get('range'));
    const [day, month] = [query.get('day') ?? '', query.get('month') ?? ''];
    return {
      view: hasRange || query.get('view') === 'list' ? 'list' : 'calendar',
      day: isPlainDay(day) ? day : undefined,
      month: isPlainMonth(month) && month !== monthOf(day) ? month : undefined,
    };
  },
  write: ({ view, day, month }, query) => {
    if (view === 'list') query.set('view', view);
    if (month) query.set('month', month);
    if (day) query.set('day', day);
  },
};

/** The other view; a range belongs to the list, since the calendar shows one day (specification section 5). */
export function withView(state: CalendarState, view: View): CalendarState {
  const next = { ...state, view };
  return view === 'list' ? next : withValues(next, 'range', []);
}

/** A day chosen; its month is the one that is looked at. */
export function withDay(state: CalendarState, day: PlainDay): CalendarState {
  return { ...state, day, month: undefined };
}

/** A range switched on or off; it is shown as a list. */
export function withRange(state: CalendarState, range: RangeName): CalendarState {
  const isOn = state.chosen['range']?.[0] === range;
  return { ...withValues(state, 'range', isOn ? [] : [range]), view: 'list' };
}

import { byStart, isToCome } from '#features/events/event-time.ts';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import {
  chosenIn,
  type Facet,
  type ListDefinition,
  type ListState,
  type Scores,
  withValues,
} from '#lists/list.ts';
import type { ListFrame } from '#lists/select.ts';
import type { OwnState } from '#lists/use-list-state.ts';
import { milesBetween } from '#site/state-distance.ts';
import {
  addDays,
  addToMonth,
  isPlainDay,
  isPlainMonth,
  lastDayOf,
  monthOf,
  type PlainDay,
  type PlainMonth,
  startOfWeek,
} from '#site/time/plain-date.ts';
import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import { type CalendarEntry, daysOfEvent, type PlaceEntry } from './calendar-entry.ts';
import type { EventFinding } from './event-search.ts';

/** The sentence of the specification, word for word (section 8). */
export const nothingFound = 'No events found matching your criteria';

export type View = 'calendar' | 'list';

/**
 * The part of the calendar's state that the query string holds beside search and filters
 * (specification section 4, Events).
 */
export interface CalendarView {
  view: View;
  /** The chosen day; absent: today. */
  day: PlainDay | undefined;
  /** The month shown; absent: that of the chosen day. */
  month: PlainMonth | undefined;
}

export type CalendarState = ListState & CalendarView;

/** Spans of days that are one click away, by their values in the query string. */
export const quickRanges = {
  'this-week': 'This week',
  'this-month': 'This month',
  'next-30-days': 'Next 30 days',
  'next-90-days': 'Next 90 days',
} as const;
export type RangeName = keyof typeof quickRanges;

export const rangeNames = Object.keys(quickRanges) as readonly RangeName[];

/**
 * Returns the first and the last day of a range, both inclusive. A week begins on Sunday, and the
 * next days begin with today.
 */
export function daysOfRange(name: RangeName, today: PlainDay): { from: PlainDay; to: PlainDay } {
  switch (name) {
    case 'this-week':
      return { from: startOfWeek(today), to: addDays(startOfWeek(today), 6) };
    case 'this-month':
      return { from: `${monthOf(today)}-01`, to: lastDayOf(monthOf(today)) };
    case 'next-30-days':
      return { from: today, to: addDays(today, 29) };
    case 'next-90-days':
      return { from: today, to: addDays(today, 89) };
  }
}

function rangesOf(days: readonly PlainDay[], today: PlainDay): readonly RangeName[] {
  return rangeNames.filter((name) => {
    const { from, to } = daysOfRange(name, today);
    return days.some((day) => from <= day && day <= to);
  });
}

/**
 * Returns the definition of the list of events. Topic, format and region follow specification
 * section 5. Ranges of days count from `today`.
 */
export function eventList(place: PlaceEntry, today: PlainDay): ListDefinition<CalendarEntry> {
  const topicLabels = Object.fromEntries(topics.map((topic) => [topic, capitalized(topic)]));
  return {
    noun: 'events',
    textsOf: ({ title }) => [title],
    facets: {
      topic: { ...facet('Topic', topics, (event) => event.topics), labels: topicLabels },
      format: { ...facet('Format', formats, ({ format }) => [format]), labels: formatLabels },
      region: facet('Region', regions, ({ region }) => [region]),
      range: {
        label: 'Dates',
        valuesOf: (event) => rangesOf(place(event).days, today),
        order: rangeNames,
        labels: quickRanges,
        all: { value: '', label: '' },
        // The buttons over the calendar.
        control: 'own',
      },
    },
    pageSize: 120,
  };
}

/** A facet with a value for all, such as `all-topics`, named `All Topics`. */
function facet(
  label: string,
  order: readonly string[],
  valuesOf: Facet<CalendarEntry>['valuesOf'],
): Facet<CalendarEntry> {
  const all = { value: `all-${label.toLowerCase()}s`, label: `All ${label}s` };
  return { label, order, valuesOf, all, isPlain: true, control: FacetSelect };
}

/**
 * View, day and month in the query string. Values that do not exist are ignored; a range selects
 * the list view.
 */
export const calendarView: OwnState<CalendarView> = {
  first: { view: 'calendar', day: undefined, month: undefined },
  read: (query) => {
    const hasRange = rangeNames.some((name) => name === query.get('range'));
    const day = query.get('day') ?? '';
    const month = query.get('month') ?? '';
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

/**
 * Returns the state with a view chosen. The calendar view removes the range, because it shows one
 * day (specification section 5).
 */
export function withView(state: CalendarState, view: View): CalendarState {
  const next = { ...state, view };
  return view === 'list' ? next : withValues(next, 'range', []);
}

/** Returns the state with a day chosen, whose month is shown. */
export function withDay(state: CalendarState, day: PlainDay): CalendarState {
  return { ...state, day, month: undefined };
}

/** Returns the state in the list view, with a range switched on, or off where it was on. */
export function withRange(state: CalendarState, range: RangeName): CalendarState {
  const isOn = state.chosen['range']?.[0] === range;
  return { ...withValues(state, 'range', isOn ? [] : [range]), view: 'list' };
}

/** The scores of an event by where the words of a search stand: the best of these. */
export const matchScores = { own: 3, fact: 2, broader: 1 } as const;

/**
 * Returns those of `events`, which all passed search and filters, that are meant: by title or
 * description (specification section 5), or by place, speaker, language, audience or format. Where
 * there are none, it returns all of them: they match by topic or notes. `isBroader` is `true` where
 * no title or description matches.
 */
export function nearest<Event extends { id: string }>(
  events: readonly Event[],
  found: Scores | undefined,
): { events: readonly Event[]; isBroader: boolean } {
  if (!found) return { events, isBroader: false };
  const scoreOf = ({ id }: Event) => found.get(id) ?? 0;
  const meant = events.filter((event) => scoreOf(event) >= matchScores.fact);
  const hasOwn = meant.some((event) => scoreOf(event) === matchScores.own);
  return {
    events: meant.length > 0 ? meant : events,
    isBroader: events.length > 0 && !hasOwn,
  };
}

const offeredCount = 3;

/**
 * Returns the events to come that are nearest to what was looked for, at most three: those that
 * pass the filters, or all where none does; of these those with all words before those with some;
 * then the nearest to a place that is named, where whoever asks can also join by video; then the
 * next.
 */
export function nearestToCome<Event extends CalendarEntry>(
  events: readonly Event[],
  { facets }: Pick<ListDefinition<CalendarEntry>, 'facets'>,
  state: ListState,
  now: Date,
  finding?: Pick<EventFinding, 'near' | 'states'>,
): readonly Event[] {
  const toCome = [...events].sort(byStart).filter((event) => isToCome(event, now));
  const passing = toCome.filter((event) =>
    Object.entries(facets).every(([facet, { valuesOf }]) => {
      const chosen = chosenIn(state, facet);
      return chosen.length === 0 || valuesOf(event).some((value) => chosen.includes(value));
    }),
  );
  const tierOf = ({ id }: Event) => {
    if (finding?.near.all.has(id)) return 2;
    return finding?.near.some.has(id) ? 1 : 0;
  };
  const milesOf = (event: Event) => milesTo(event, finding?.states ?? []);
  return (passing.length > 0 ? passing : toCome)
    .sort((a, b) => tierOf(b) - tierOf(a) || milesOf(a) - milesOf(b))
    .slice(0, offeredCount);
}

/** Returns the miles to an event from states: 1 where one can join by video, 0 for no state. */
function milesTo({ location, format }: CalendarEntry, states: readonly string[]): number {
  if (states.length === 0) return 0;
  const miles = milesBetween(location.slice(-2), states);
  return format === 'in-person' ? miles : Math.min(miles, 1);
}

/**
 * Most events that the page contains whole. Of more, it contains those from the month before its
 * build to the second month after it.
 */
const wholeLimit = 120;

/** The calendar as built: of many events only those of the months around the build, by date. */
export interface CalendarFrame extends ListFrame<CalendarEntry> {
  /** How many of all events were still to come. */
  upcoming: number;
  builtOn: PlainDay;
}

/** Returns the events that the page contains, so that a thousand are no heavier than a hundred. */
export function frameOf(entries: readonly CalendarEntry[], now: Date): CalendarFrame {
  const byDate = [...entries].sort(byStart);
  const builtOn = now.toISOString().slice(0, 10);
  const from = addToMonth(monthOf(builtOn), -1);
  const to = addToMonth(monthOf(builtOn), 2);
  const isNear = (entry: CalendarEntry) =>
    daysOfEvent(entry, undefined).some((day) => from <= monthOf(day) && monthOf(day) <= to);
  return {
    items: byDate.length > wholeLimit ? byDate.filter(isNear) : byDate,
    total: byDate.length,
    // Every value of the filters, also without events, as the specification demands (section 9).
    values: { topic: topics, format: formats, region: regions, range: rangeNames },
    counts: {},
    upcoming: byDate.filter((entry) => isToCome(entry, startOf(builtOn))).length,
    builtOn,
  };
}

/**
 * Returns the first moment of a day in UTC. Pages are built for it, so that all builds of a day
 * give the same bytes.
 */
export function startOf(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

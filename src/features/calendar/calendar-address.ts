import { searchWordsIn } from '#site/address/search-words.ts';
import { isPlainDay, isPlainMonth, monthOf } from '#site/plain-date.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { type CalendarState, firstState } from './calendar-state.ts';
import { rangeNames } from './quick-ranges.ts';

/**
 * The query of an address → the state it asks for. What is unknown, does not exist or is of no use is
 * ignored: other topics, February 30, a range in the calendar. A search is cut at 100 characters.
 */
export function stateFromAddress(query: URLSearchParams): CalendarState {
  const known = <Value extends string>(key: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(key));
  const range = known('range', rangeNames);
  // A range is of the list, so it brings the list unless the calendar is asked for.
  const view = known('view', ['calendar', 'list']) ?? (range ? 'list' : firstState.view);
  const [day, month] = [query.get('day') ?? '', query.get('month') ?? ''];
  return {
    view,
    q: searchWordsIn(query),
    topic: known('topic', topics) ?? firstState.topic,
    format: known('format', formats) ?? firstState.format,
    region: known('region', regions) ?? firstState.region,
    day: isPlainDay(day) ? day : undefined,
    month: isPlainMonth(month) && month !== monthOf(day) ? month : undefined,
    range: view === 'list' ? range : undefined,
  };
}

/** A state → the query of its address; what is as at first is not named. */
export function stateToAddress(state: CalendarState): URLSearchParams {
  const query = new URLSearchParams();
  const keys = ['view', 'month', 'day', 'q', 'topic', 'format', 'region', 'range'] as const;
  for (const key of keys) {
    const value = state[key]?.trim();
    if (value && value !== firstState[key]) query.set(key, value);
  }
  return query;
}

/** Day and time of an event as the query string has them; an empty string is unknown. */
export interface EventDay {
  /** `YYYY-MM-DD`; the day may not exist, such as 2026-02-30. */
  date: string;
  /** `HH:MM`. */
  time: string;
}

/** Whether a date input can hold `date` (`YYYY-MM-DD`): the day must exist. */
export function isExistingDay(date: string): boolean {
  const moment = new Date(`${date}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/**
 * Reads an event from the query string. A value without the form of a date or time becomes an empty
 * string.
 */
export function dayFromAddress(query: URLSearchParams): EventDay {
  const valueAt = (key: string, form: RegExp) => {
    const value = query.get(key) ?? '';
    return form.test(value) ? value : '';
  };
  return {
    date: valueAt('date', /^\d{4}-\d{2}-\d{2}$/),
    time: valueAt('time', /^([01]\d|2[0-3]):[0-5]\d$/),
  };
}

/** Writes an event to a query string, which leaves out an unknown day or time. */
export function dayToAddress({ date, time }: EventDay): URLSearchParams {
  return new URLSearchParams(Object.entries({ date, time }).filter(([, value]) => value));
}

export const papersHref = '/resources/community-toolkit/papers';

/**
 * Returns the address of a task's link. One to the papers gets day and time in its query string.
 */
export function withDay(href: string, event: EventDay): string {
  const [path = '', part] = href.split('#');
  const query = dayToAddress(event).toString();
  if (path !== papersHref || query === '') return href;
  return `${path}?${query}${part ? `#${part}` : ''}`;
}

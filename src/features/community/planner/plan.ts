import { addDays, isPlainDay, type PlainDay } from '#site/time/plain-date.ts';
import type { Checklist } from './checklist.schema.ts';

/** When an event is, as the address tells; what is empty is not known. */
export interface EventDay {
  /** `YYYY-MM-DD`; it may be a day that does not exist. */
  date: string;
  /** `HH:MM`. */
  time: string;
}

export const unknownDay: EventDay = { date: '', time: '' };

type Phase = Checklist['phases'][number];

/** A group of tasks with its day, where the day of the event is known. */
export interface PlannedPhase extends Phase {
  day: PlainDay | undefined;
  /** Whether that day is over. */
  isPast: boolean;
}

/** The checklist → the plan of an event. Without a day that exists nothing is dated; without today nothing is past. */
export function planOf(
  { phases }: Checklist,
  date: string,
  today: PlainDay | undefined,
): PlannedPhase[] {
  return phases.map((phase) => {
    const day = isPlainDay(date) ? addDays(date, -phase.daysBefore) : undefined;
    return { ...phase, day, isPast: day !== undefined && today !== undefined && day < today };
  });
}

/** Whether a day stands in the calendar of browsers, which begins with the year 1; 2026-02-30 does not. */
export function isOnCalendar(date: string): boolean {
  const moment = new Date(`${date}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** The query of an address → when the event is. What is no date or time by its form is ignored. */
export function dayFromAddress(query: URLSearchParams): EventDay {
  const of = (key: string, form: RegExp) => {
    const value = query.get(key) ?? '';
    return form.test(value) ? value : '';
  };
  return {
    date: of('date', /^\d{4}-\d{2}-\d{2}$/),
    time: of('time', /^([01]\d|2[0-3]):[0-5]\d$/),
  };
}

/** When the event is → the query of its address. */
export function dayToAddress({ date, time }: EventDay): URLSearchParams {
  return new URLSearchParams([
    ...(date ? [['date', date]] : []),
    ...(time ? [['time', time]] : []),
  ]);
}

/** The page that fills in the papers of an event. */
export const papersHref = '/resources/community-toolkit/papers';

/** A link of a task; that to the papers takes the day and the time along. */
export function withDay(href: string, event: EventDay): string {
  const [path = '', part] = href.split('#');
  const query = dayToAddress(event).toString();
  if (path !== papersHref || query === '') return href;
  return `${path}?${query}${part ? `#${part}` : ''}`;
}

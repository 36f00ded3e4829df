import ical, { ICalAlarmType } from 'ical-generator';
import { fillIn } from '#site/words.ts';
import type { EventDay } from './event-day.ts';
import type { PlannedPhase } from './plan.ts';
import type { PlannerPageFile } from './planner.schema.ts';

/** Seconds from 9 in the morning of the day before to the midnight that begins an entry's day. */
const alarmBefore = 15 * 60 * 60;
/** Seconds before an event whose time is known: three hours. */
const alarmBeforeEvent = 3 * 60 * 60;

interface Parts {
  plan: readonly PlannedPhase[];
  event: EventDay;
  page: PlannerPageFile;
  /** Host name of the site, for the UIDs and the PRODID. */
  host: string;
  /** DTSTAMP of every entry. */
  stamp: Date;
}

/**
 * The plan as an iCalendar file (RFC 5545): the event, and an all-day entry for each phase, each with an alarm. Dates
 * and times are floating (section 3.3.5), those of the calendar's own time zone. The same day gives the same UIDs, so
 * that a second file replaces the first.
 */
export function planCalendar({ plan, event, page, host, stamp }: Parts): string {
  const calendar = ical({
    prodId: { company: host, product: 'Planner', language: 'EN' },
    name: page.calendar.name,
  });
  const id = (part: string) => `plan-${event.date}-${part}@${host}`;
  const { event: eventSummary } = page.calendar;
  calendar
    .createEvent({
      ...{
        id: id('event'),
        summary: eventSummary,
        stamp,
        floating: true,
        allDay: event.time === '',
      },
      start: new Date(`${event.date}T${event.time || '00:00'}Z`),
    })
    .createAlarm({
      type: ICalAlarmType.display,
      trigger: event.time === '' ? alarmBefore : alarmBeforeEvent,
      description: eventSummary,
    });
  for (const { title, day, tasks, daysBefore } of plan) {
    if (day === undefined) continue;
    const summary = fillIn(page.calendar.phase, { phase: title, count: String(tasks.length) });
    calendar
      .createEvent({
        ...{ id: id(`${daysBefore}`), summary, stamp, allDay: true, floating: true },
        start: new Date(`${day}T00:00Z`),
        description: tasks.map(({ task, who }) => `- ${task} (${who})`).join('\n'),
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: summary });
  }
  return `${calendar.toString()}\r\n`;
}

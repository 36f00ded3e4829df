import ical, { ICalAlarmType } from 'ical-generator';
import { fillIn } from '#site/words.ts';
import type { EventDay } from './event-day.ts';
import type { PlannedPhase } from './plan.ts';
import type { PlannerPageFile } from './planner.schema.ts';

const hour = 60 * 60;
/** Seconds from the alarm of an all-day entry, 9 AM of the day before, to the entry's midnight. */
const alarmBeforeDay = 15 * hour;
/** Seconds from the alarm of the event to its start. */
const alarmBeforeEvent = 3 * hour;

interface Parts {
  plan: readonly PlannedPhase[];
  event: EventDay;
  page: PlannerPageFile;
  /** The host name of the site, which UIDs and PRODID contain. */
  host: string;
  /** The DTSTAMP of every entry. */
  stamp: Date;
}

interface CalendarEntry {
  /** The part of its UID that no other entry of the plan has. */
  uidPart: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`; empty for an all-day entry. */
  time: string;
  summary: string;
  description?: string;
}

/**
 * Returns the plan as an iCalendar file (RFC 5545): the event and an all-day entry for each phase,
 * all with an alarm. Dates and times are floating (section 3.3.5): a calendar shows them in its own
 * time zone. The same day gives the same UIDs, so that a second file replaces the first.
 */
export function planCalendar({ plan, event, page, host, stamp }: Parts): string {
  const calendar = ical({
    prodId: { company: host, product: 'Planner', language: 'EN' },
    name: page.calendar.name,
  });
  const add = ({ uidPart, day, time, summary, description }: CalendarEntry) => {
    const isAllDay = time === '';
    calendar
      .createEvent({
        id: `plan-${event.date}-${uidPart}@${host}`,
        summary,
        stamp,
        floating: true,
        allDay: isAllDay,
        // The library writes the UTC digits of a floating date, so "Z" names no zone here.
        start: new Date(`${day}T${time || '00:00'}Z`),
        ...(description && { description }),
      })
      .createAlarm({
        type: ICalAlarmType.display,
        trigger: isAllDay ? alarmBeforeDay : alarmBeforeEvent,
        description: summary,
      });
  };
  add({
    uidPart: 'event',
    day: event.date,
    time: event.time,
    summary: page.calendar.event,
  });
  for (const { title, day, tasks, daysBefore } of plan) {
    if (day === undefined) continue;
    const summary = fillIn(page.calendar.phase, { phase: title, count: String(tasks.length) });
    const lines = tasks.map(({ task, who }) => `- ${task} (${who})`);
    add({ uidPart: `${daysBefore}`, day, time: '', summary, description: lines.join('\n') });
  }
  return `${calendar.toString()}\r\n`;
}

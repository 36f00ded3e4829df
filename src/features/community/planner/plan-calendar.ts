import ical, { ICalAlarmType, type ICalCalendar } from 'ical-generator';
import { fillIn } from '#site/words.ts';
import type { EventDay, PlannedPhase } from './plan.ts';
import type { PlannerPageFile } from './planner-page.schema.ts';

/** Seconds before midnight of an entry’s day: nine in the morning of the day before. */
const alarmBefore = 15 * 60 * 60;
/** Before the event itself, where its time is known: three hours. */
const alarmBeforeEvent = 3 * 60 * 60;

interface Parts {
  plan: readonly PlannedPhase[];
  event: EventDay;
  page: PlannerPageFile;
  /** The host in the ids, and who made the file. */
  host: string;
  /** When it is made. */
  stamp: Date;
}

/**
 * The plan as an iCalendar file (RFC 5545): the event, and an entry over the whole day for each group of
 * tasks, each with an alarm. Dates and times float: they are those of wherever the calendar is. The same day
 * gives the same ids, so that a second file renews the first.
 */
export function planCalendar({ plan, event, page, host, stamp }: Parts): string {
  const calendar = ical({
    prodId: { company: host, product: 'Planner', language: 'EN' },
    name: page.calendar.name,
  });
  const id = (part: string) => `plan-${event.date}-${part}@${host}`;
  addEvent(calendar, { id: id('event'), event, summary: page.calendar.event, stamp });
  for (const { title, day, tasks, daysBefore } of plan) {
    if (day === undefined) continue;
    const summary = fillIn(page.calendar.phase, { phase: title, count: String(tasks.length) });
    const entry = calendar.createEvent({
      ...{ id: id(`${daysBefore}`), summary, stamp, allDay: true, floating: true },
      start: new Date(`${day}T00:00Z`),
      description: tasks.map(({ task, who }) => `- ${task} (${who})`).join('\n'),
    });
    entry.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: summary });
  }
  return `${calendar.toString()}\r\n`;
}

function addEvent(
  calendar: ICalCalendar,
  { id, event, summary, stamp }: { id: string; event: EventDay; summary: string; stamp: Date },
): void {
  const entry = calendar.createEvent({
    ...{ id, summary, stamp, floating: true, allDay: event.time === '' },
    start: new Date(`${event.date}T${event.time || '00:00'}Z`),
  });
  const trigger = event.time === '' ? alarmBefore : alarmBeforeEvent;
  entry.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
}

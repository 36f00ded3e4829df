import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { checklist, plannerPage as page } from '#features/community/testing/written.ts';
import { icsProblems } from '../../../../tests/support/ics-problems.ts';
import { planPhases } from './plan.ts';
import { planCalendar } from './plan-calendar.ts';

const stamp = new Date('2026-11-22T12:00:00Z');
function fileOf(date: string, time = '') {
  const plan = planPhases(checklist, date, undefined);
  return planCalendar({ plan, event: { date, time }, page, host: 'voices.example', stamp });
}
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** Rules for the events of the site only: hours, an end, a status, a page. */
const ofSiteEvents = /^(DTSTART|DTEND|STATUS|TRANSP|URL): /;

describe('the calendar file', () => {
  test('has the event and an entry for each group of tasks, over the whole day', () => {
    const entries = read(fileOf('2026-12-05')).map(
      ({ summary, startDate }) => `${startDate.toString()} ${summary}`,
    );
    expect(entries).toEqual([
      '2026-12-05 Your event',
      '2026-10-24 Six weeks before: 9 tasks',
      '2026-11-07 Four weeks before: 8 tasks',
      '2026-11-28 One week before: 8 tasks',
      '2026-12-04 The day before: 5 tasks',
      '2026-12-05 On the day: 8 tasks',
      '2026-12-12 The week after: 6 tasks',
    ]);
  });

  test('every entry has an alarm that shows: nine in the morning of the day before', () => {
    for (const { component } of read(fileOf('2026-12-05'))) {
      const [alarm] = component.getAllSubcomponents('valarm');
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT15H');
      expect(alarm?.getFirstPropertyValue('description')).toBeTruthy();
    }
  });

  test('an event with a time is at that local time wherever the calendar is, with an alarm before', () => {
    const [event] = read(fileOf('2026-12-05', '18:00'));
    expect(event?.startDate.toString()).toBe('2026-12-05T18:00:00');
    expect(event?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    const [alarm] = event?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT3H');
  });

  test('tasks are in the entry, word for word', () => {
    const [, first] = read(fileOf('2026-12-05'));
    const tasks = checklist.phases[0]?.tasks ?? [];
    expect(first?.description).toBe(tasks.map(({ task, who }) => `- ${task} (${who})`).join('\n'));
  });

  test('breaks no rule of RFC 5545, and has the same ids for the same day', () => {
    for (const file of [fileOf('2026-12-05'), fileOf('2028-02-29', '09:30')]) {
      expect(
        icsProblems(Buffer.from(file)).filter((problem) => !ofSiteEvents.test(problem)),
      ).toEqual([]);
    }
    const ids = (file: string) => read(file).map(({ uid }) => uid);
    expect(ids(fileOf('2026-12-05', '18:00'))).toEqual(ids(fileOf('2026-12-05')));
    expect(new Set(ids(fileOf('2026-12-05'))).size).toBe(7);
  });
});

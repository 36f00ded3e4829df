import { describe, expect, test } from 'vitest';
import { checklist, plannerPage as page } from '#features/community/testing/written.ts';
import { dayFromAddress, dayToAddress, isExistingDay } from './event-day.ts';
import { dueInWords, eventInWords, planPhases, planText } from './plan.ts';
import { checklistSchema } from './planner.schema.ts';

const days = (date: string, today?: string) =>
  planPhases(checklist, date, today).map(({ day, isPast }) => `${day}${isPast ? ' past' : ''}`);

describe('every group of tasks has its day', () => {
  test.each([
    ['2026-12-05', '2026-10-24 2026-11-07 2026-11-28 2026-12-04 2026-12-05 2026-12-12'],
    ['2027-01-03', '2026-11-22 2026-12-06 2026-12-27 2027-01-02 2027-01-03 2027-01-10'],
    ['2028-03-01', '2028-01-19 2028-02-02 2028-02-23 2028-02-29 2028-03-01 2028-03-08'],
  ])('for %s', (date, expected) => expect(days(date).join(' ')).toBe(expected));

  test('and days that are over say so, the day itself not', () => {
    expect(days('2026-12-05', '2026-11-07')).toEqual([
      '2026-10-24 past',
      '2026-11-07',
      '2026-11-28',
      '2026-12-04',
      '2026-12-05',
      '2026-12-12',
    ]);
  });
});

test.each(['2026-02-30', '', '0000-00-00', '2500-01-01'])(
  'no group has a day for %o, which does not exist or is not from 1970 to 2199',
  (date) => {
    const phases = planPhases(checklist, date, '2026-11-22');
    expect(phases).toHaveLength(checklist.phases.length);
    expect(phases.every(({ day, isPast }) => day === undefined && !isPast)).toBe(true);
  },
);

describe('the address', () => {
  test.each([
    ['date=2026-12-05&time=18:00', { date: '2026-12-05', time: '18:00' }],
    ['date=2026-02-30', { date: '2026-02-30', time: '' }],
    ['date=tomorrow&time=25:00', { date: '', time: '' }],
    ['date=<b>&time=6pm', { date: '', time: '' }],
    ['when=2026-12-05', { date: '', time: '' }],
  ])('%s', (query, event) => {
    expect(dayFromAddress(new URLSearchParams(query))).toEqual(event);
  });

  test('is read back as it was written', () => {
    const event = { date: '2026-12-05', time: '18:00' };
    expect(dayFromAddress(dayToAddress(event))).toEqual(event);
    expect(dayToAddress({ date: '', time: '' }).toString()).toBe('');
  });

  test.each([
    ['2026-12-05', true],
    ['2026-02-30', false],
    ['0002-12-05', true],
    ['', false],
  ])('a date input can hold %s: %s', (date, canHold) => expect(isExistingDay(date)).toBe(canHold));
});

test.each([
  [42, 'By Saturday, October 24, 2026'],
  [0, 'Saturday, October 24, 2026'],
  [-7, 'By Saturday, October 24, 2026'],
])('%i days before it is due %s', (daysBefore, words) => {
  expect(dueInWords({ day: '2026-10-24', daysBefore }, page)).toBe(words);
});

test('the event is shown with its time, if it has one, and not at all without a day', () => {
  const date = '2026-12-05';
  expect(eventInWords({ date, time: '18:00' }, page)).toBe(
    'Your event: Saturday, December 5, 2026, 6:00 PM',
  );
  expect(eventInWords({ date, time: '' }, page)).toBe('Your event: Saturday, December 5, 2026');
  expect(eventInWords({ date: '2026-02-30', time: '' }, page)).toBeUndefined();
});

test('the text has every task, with what is ticked', () => {
  const plan = planPhases(checklist, '2026-12-05', '2026-11-22');
  const text = planText(plan, { date: '2026-12-05', time: '' }, new Set(['ask-speaker']), page);
  expect(text).toMatch(/^Host day planner\nYour event: Saturday, December 5, 2026\n\nSix weeks/);
  expect(text).toContain('Six weeks before. By Saturday, October 24, 2026\n[ ] Choose one');
  expect(text).toMatch(/\[x\] Ask for your speakers, .* \(Speaker contact\)/);
  expect(text.match(/^\[[ x]\] /gm)).toHaveLength(plan.flatMap(({ tasks }) => tasks).length);
});

test.each([
  ['groups out of order', [checklist.phases[1], checklist.phases[0]]],
  ['a day twice', [checklist.phases[0], checklist.phases[0]]],
])('%s stop the build', (_, phases) => {
  expect(checklistSchema.safeParse({ phases }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { longDayLabel, monthLabel, shortDayLabel, weekdayLabel } from './day-labels.ts';
import { addDays, monthOf } from './plain-date.ts';

test('days and months have the names of the specification', () => {
  expect(monthLabel('2026-11')).toBe('November 2026');
  expect(weekdayLabel('2026-11-19')).toBe('Thursday, November 19, 2026');
  expect(longDayLabel('2026-11-05')).toBe('November 5, 2026');
  expect(shortDayLabel('2026-05-09')).toBe('May 9, 2026');
});

test('every day of a leap year and the next is written as Intl writes it', () => {
  const write = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...style, timeZone: 'UTC' });
  for (let count = 0; count < 731; count++) {
    const day = addDays('2028-01-01', count);
    expect(monthLabel(monthOf(day))).toBe(write(day, { month: 'long', year: 'numeric' }));
    expect(weekdayLabel(day)).toBe(write(day, { dateStyle: 'full' }));
    expect(longDayLabel(day)).toBe(write(day, { dateStyle: 'long' }));
    expect(shortDayLabel(day)).toBe(write(day, { dateStyle: 'medium' }));
  }
});

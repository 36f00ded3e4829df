import { describe, expect, test } from 'vitest';
import {
  type CalendarState,
  cleared,
  firstState,
  isActive,
  withDay,
  withRange,
  withView,
} from './calendar-state.ts';

const busy: CalendarState = {
  ...firstState,
  view: 'list',
  q: 'heat',
  topic: 'youth',
  day: '2026-11-19',
  range: 'this-week',
};

describe('the state of the calendar', () => {
  test('has the "all" options of the specification at first', () => {
    const { view, topic, format, region } = firstState;
    expect([view, topic, format, region]).toEqual([
      ...['calendar', 'all-topics', 'all-formats', 'all-regions'],
    ]);
    expect(isActive(firstState)).toBe(false);
  });

  test.each([
    { q: 'a' },
    { topic: 'youth' },
    { format: 'virtual' },
    { region: 'West' },
    { range: 'this-week' },
  ] as const)('is narrowed by %o', (change) =>
    expect(isActive({ ...firstState, ...change })).toBe(true),
  );

  test('cleared keeps view and day', () => {
    expect(cleared(busy)).toEqual({ ...firstState, view: 'list', day: '2026-11-19' });
  });

  test('a range belongs to the list', () => {
    expect(withView(busy, 'calendar').range).toBeUndefined();
    expect(withRange(firstState, 'this-month')).toMatchObject({
      view: 'list',
      range: 'this-month',
    });
    expect(withRange(busy, 'this-week').range).toBeUndefined();
  });

  test('a chosen day brings its month', () => {
    const state = withDay({ ...firstState, month: '2027-01' }, '2026-12-10');
    expect([state.day, state.month]).toEqual(['2026-12-10', undefined]);
  });
});

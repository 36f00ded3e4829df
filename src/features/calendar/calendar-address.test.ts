import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/address/search-words.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { stateFromAddress, stateToAddress } from './calendar-address.ts';
import {
  allFormats,
  allRegions,
  allTopics,
  type CalendarState,
  firstState,
} from './calendar-state.ts';
import { rangeNames } from './quick-ranges.ts';

const read = (query: string) => stateFromAddress(new URLSearchParams(query));

describe('the address', () => {
  test('names what is chosen, and nothing else', () => {
    expect(stateToAddress(firstState).toString()).toBe('');
    const state: CalendarState = {
      view: 'list',
      q: ' heat ',
      topic: 'mental health',
      format: 'virtual',
      region: 'West',
      range: 'this-week',
      day: '2026-11-19',
      month: '2027-01',
    };
    expect(stateToAddress(state).toString()).toBe(
      'view=list&month=2027-01&day=2026-11-19&q=heat&topic=mental+health&format=virtual&region=West&range=this-week',
    );
  });

  test('is read back as it was written', () => {
    const dates = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const some = fc.record({
      view: fc.constantFrom('calendar' as const, 'list' as const),
      q: fc.string({ maxLength: longestSearch }).map((q) => q.trim()),
      topic: fc.constantFrom(allTopics, ...topics),
      format: fc.constantFrom(allFormats, ...formats),
      region: fc.constantFrom(allRegions, ...regions),
      day: fc.option(dates, { nil: undefined }),
      month: fc.option(dates, { nil: undefined }).map((day) => day?.slice(0, 7)),
      range: fc.constantFrom(undefined, ...rangeNames),
    });
    fc.assert(
      fc.property(some, (state) => {
        const month = state.month === state.day?.slice(0, 7) ? undefined : state.month;
        const range = state.view === 'list' ? state.range : undefined;
        const asked = { ...state, month, range };
        expect(stateFromAddress(stateToAddress(asked))).toEqual(asked);
      }),
    );
  });

  test.each([
    ['a topic that is none', 'topic=<script>alert(1)</script>'],
    ['a topic in other letters', 'topic=Youth'],
    ['the "all" options', 'topic=all-topics&format=all-formats&region=all-regions'],
    ['an unknown view', 'view=week'],
    ['a day that does not exist', 'day=2026-02-30'],
    ['a day of another age', 'day=0001-01-01'],
    ['a month that does not exist', 'month=2026-13'],
    ['a range in the calendar', 'view=calendar&range=this-week'],
    ['unknown keys', 'color=red&__proto__=x&constructor=y'],
    ['empty values', 'view=&month=&day=&q=&topic=&format=&region=&range='],
    ['a broken escape', 'topic=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(firstState));

  test('with a range alone asks for the list', () => {
    expect(read('range=next-30-days')).toEqual({
      ...firstState,
      view: 'list',
      range: 'next-30-days',
    });
  });

  test('does not name the month of the chosen day twice', () => {
    expect(read('day=2026-11-19&month=2026-11').month).toBeUndefined();
  });

  test('cuts a search that is a book', () => {
    expect(read(`q=${'heat '.repeat(20_000)}`).q).toHaveLength(longestSearch);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhance as hideEnded } from './enhance-kit-events.ts';
import { enhanceMediaNow } from './media-now.ts';

const words = {
  clock: 'It is {time} there.',
  open: 'Answers the media until {until}.',
  next: 'Next hours: {day}, {from}.',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
  count: 'Hours: {when}',
  now: '{count} now',
  nobody: 'nobody now',
  later: '{count} later today',
  again: 'again {day}',
};
const chicago = { timeZone: 'America/Chicago', days: ['Mon'], from: '14:00', to: '18:30' };
/**
 * Four hours a day, which begin in half an hour, now, and tomorrow, seen from Monday, 13:59 in
 * Chicago.
 */
const clocks = {
  soon: { ...chicago, from: '14:30' },
  open: { ...chicago, from: '13:30' },
  tomorrow: { ...chicago, days: ['Tue'] },
};

describe('who answers the media now', () => {
  beforeEach(() => {
    // A Monday, 13:59:20 in Chicago.
    vi.useFakeTimers({ now: new Date('2026-11-16T19:59:20Z') });
    document.body.innerHTML = `<div><h2>Who <span data-media-count></span></h2><ul>${Object.keys(
      clocks,
    )
      .map((id) => `<li id="${id}"><a href="#">${id}</a><p></p></li>`)
      .join('')}</ul></div>`;
    const list = document.querySelector('div') as HTMLElement;
    list.dataset['mediaWords'] = JSON.stringify(words);
    for (const [id, clock] of Object.entries(clocks))
      lineOf(id).dataset['mediaClock'] = JSON.stringify(clock);
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const lineOf = (id: string) => document.querySelector(`#${id} p`) as HTMLElement;
  const list = () => document.querySelector('[data-media-words]') as HTMLElement;
  const heading = () => document.querySelector('h2')?.textContent;
  const order = () => [...document.querySelectorAll('li')].map(({ id }) => id);

  test('is said beside each speaker and in the heading, anew when a minute begins', () => {
    enhanceMediaNow(list());
    expect(lineOf('soon').textContent).toBe('Next hours: today, 2:30 PM.');
    expect(lineOf('soon').hasAttribute('data-open')).toBe(false);
    expect(heading()).toBe('Who Hours: 1 now, 1 later today');
    vi.advanceTimersByTime(31 * 60_000);
    expect(lineOf('soon').textContent).toBe('Answers the media until 6:30 PM.');
    expect(lineOf('soon').hasAttribute('data-open')).toBe(true);
    expect(heading()).toBe('Who Hours: 2 now');
  });

  test('comes first, and no row moves once it is read', () => {
    enhanceMediaNow(list());
    expect(order()).toEqual(['open', 'soon', 'tomorrow']);
    vi.advanceTimersByTime(6 * 60 * 60_000);
    expect(order()).toEqual(['open', 'soon', 'tomorrow']);
  });

  test('moves no row while the focus is among them', () => {
    document.querySelector<HTMLElement>('#tomorrow a')?.focus();
    enhanceMediaNow(list());
    expect(order()).toEqual(['soon', 'open', 'tomorrow']);
    expect(document.activeElement?.textContent).toBe('tomorrow');
  });
});

describe('events that have ended since the build', () => {
  afterEach(() => vi.useRealTimers());
  const ends = ['2027-01-15T01:00:00Z', '2027-04-22T20:30:00Z'];

  test.each([
    ['none yet', '2026-11-21', [false, false], true],
    ['the first', '2027-02-01', [true, false], true],
    ['all', '2027-05-01', [true, true], false],
  ])('%s', (_, now, hidden, isQuiet) => {
    const none = Object.assign(document.createElement('p'), { hidden: true });
    none.dataset['noEvents'] = '';
    const items = ends.map((end) => {
      const item = document.createElement('li');
      item.dataset['endsAt'] = end;
      return item;
    });
    document.body.replaceChildren(...items, none);
    vi.useFakeTimers({ now: new Date(now) });
    hideEnded(document.body);
    expect(items.map((item) => item.hidden)).toEqual(hidden);
    expect(none.hidden).toBe(isQuiet);
  });

  test('a kit that had none at the build still says so', () => {
    const none = document.createElement('p');
    none.dataset['noEvents'] = '';
    document.body.replaceChildren(none);
    hideEnded(document.body);
    expect(none.hidden).toBe(false);
  });
});

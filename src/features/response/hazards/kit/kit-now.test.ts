// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhance as hideEnded } from './enhance-kit-events.ts';
import { enhanceMediaNow } from './media-now.ts';

const data = {
  words: {
    talk: 'Can talk {day}, {from} to {to}, your {zone}.',
    there: 'There: {day}, {from} to {to}.',
    clock: 'It is {time} there.',
    today: 'today',
    tomorrow: 'tomorrow',
    count: '{count} today',
    nobody: 'nobody today, the first {day}',
  },
  daysOff: ['2026-11-17'],
};
const chicago = {
  timeZone: 'America/Chicago',
  days: ['Mon'],
  from: '14:00',
  to: '18:30',
  notice: 0,
};
/**
 * Hours that begin in half an hour, now, and on a Tuesday that is a day off, seen from Monday,
 * 13:59 in Chicago.
 */
const clocks = {
  soon: { ...chicago, from: '14:30' },
  open: { ...chicago, from: '13:30' },
  nextWeek: { ...chicago, days: ['Tue'] },
};

describe('who can talk soonest', () => {
  beforeEach(() => {
    // A Monday, 13:59:20 in Chicago.
    vi.useFakeTimers({ now: new Date('2026-11-16T19:59:20Z') });
    document.body.innerHTML = `<div><h2>Who <span data-media-count></span></h2><ul>${Object.keys(
      clocks,
    )
      .map((id) => `<li id="${id}"><a href="#">${id}</a><p></p></li>`)
      .join('')}</ul></div>`;
    const list = document.querySelector('div') as HTMLElement;
    list.dataset['mediaNow'] = JSON.stringify(data);
    for (const [id, clock] of Object.entries(clocks))
      lineOf(id).dataset['mediaClock'] = JSON.stringify(clock);
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  const lineOf = (id: string) => document.querySelector(`#${id} p`) as HTMLElement;
  const list = () => document.querySelector('[data-media-now]') as HTMLElement;
  const heading = () => document.querySelector('h2')?.textContent;
  const order = () => [...document.querySelectorAll('li')].map(({ id }) => id);

  test('is said beside each speaker and in the heading, anew when a minute begins', () => {
    enhanceMediaNow(list());
    const here = new Date('2026-11-16T20:30Z').toLocaleTimeString('en-US', { timeStyle: 'short' });
    expect(lineOf('soon').textContent?.replace('\u202f', ' ')).toContain(
      `Can talk today, ${here.replace('\u202f', ' ')} to`,
    );
    expect(lineOf('soon').textContent).toContain('It is 1:59 PM there.');
    expect(lineOf('nextWeek').textContent).toContain('Can talk November 24, ');
    expect(heading()).toBe('Who 2 today');
    vi.advanceTimersByTime(31 * 60_000);
    expect(lineOf('soon').textContent).toContain('It is 2:30 PM there.');
  });

  test('comes first, and no row moves once it is read', () => {
    enhanceMediaNow(list());
    expect(order()).toEqual(['open', 'soon', 'nextWeek']);
    vi.advanceTimersByTime(6 * 60 * 60_000);
    expect(order()).toEqual(['open', 'soon', 'nextWeek']);
  });

  test('comes first also when the heading has the focus, to which links lead', () => {
    const title = document.querySelector('h2') as HTMLElement;
    title.tabIndex = -1;
    title.focus();
    enhanceMediaNow(list());
    expect(order()).toEqual(['open', 'soon', 'nextWeek']);
  });

  test('moves no row while the focus is among them', () => {
    document.querySelector<HTMLElement>('#nextWeek a')?.focus();
    enhanceMediaNow(list());
    expect(order()).toEqual(['soon', 'open', 'nextWeek']);
    expect(document.activeElement?.textContent).toBe('nextWeek');
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

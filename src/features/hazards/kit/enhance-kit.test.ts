// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceEvents } from './enhance-events.ts';
import { enhanceMediaNow } from './enhance-media-now.ts';

const words = {
  clock: 'It is {time} there.',
  open: 'Answers the media until {until}.',
  next: 'Next hours: {day}, {from}.',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
};
const clock = { timeZone: 'America/Chicago', days: ['Mon'], from: '14:00', to: '18:30' };

describe('who answers the media now', () => {
  beforeEach(() => {
    // A Monday, 13:59:20 in Chicago.
    vi.useFakeTimers({ now: new Date('2026-11-16T19:59:20Z') });
    const list = document.createElement('ul');
    list.dataset['mediaWords'] = JSON.stringify(words);
    const line = document.createElement('p');
    line.dataset['mediaClock'] = JSON.stringify(clock);
    list.append(line);
    document.body.replaceChildren(list);
    enhanceMediaNow(document);
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  test('is said beside each speaker and anew when a minute begins', () => {
    const line = document.querySelector('p');
    expect(line?.textContent).toBe('Next hours: today, 2:00 PM.');
    expect(line?.hasAttribute('data-open')).toBe(false);
    vi.advanceTimersByTime(40_000);
    expect(line?.textContent).toBe('Answers the media until 6:30 PM.');
    expect(line?.hasAttribute('data-open')).toBe(true);
  });

  test('a page without speakers is left alone', () => {
    document.body.replaceChildren();
    expect(() => enhanceMediaNow(document)).not.toThrow();
  });
});

describe('events that have ended since the build', () => {
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
    enhanceEvents(document, new Date(now));
    expect(items.map((item) => item.hidden)).toEqual(hidden);
    expect(none.hidden).toBe(isQuiet);
  });

  test('a kit that had none at the build still says so', () => {
    const none = document.createElement('p');
    none.dataset['noEvents'] = '';
    document.body.replaceChildren(none);
    enhanceEvents(document, new Date());
    expect(none.hidden).toBe(false);
  });
});

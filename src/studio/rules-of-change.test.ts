import { expect, test } from 'vitest';
import { historyLine, markEventChange, readAgain } from './rules-of-change.ts';

const published = {
  start: '2027-02-09T08:00',
  end: '2027-02-09T09:00',
  zone: 'America/New_York',
  location: 'Lakeside, NY',
  format: 'in-person',
  status: 'scheduled',
  statusNote: null,
  updated: '2026-11-23',
  revision: 2,
};
const { statusNote, status, revision, ...times } = published;
const event = { title: 'Rounds', ...times, revision };
const today = '2026-12-01';

test.each([
  ['the start', { start: '2027-02-10T08:00' }, 'You changed the start of this event'],
  [
    'place and time',
    { end: '2027-02-09T10:00', location: 'Online' },
    'You changed the end and place of this event',
  ],
  ['the status', { status: 'cancelled' }, 'You canceled this event'],
])('an event of which %s changed has its revision raised and its day set', (_, change, words) => {
  const { data, notes } = markEventChange({ ...event, ...change }, published, today);
  expect(data).toEqual({ ...event, ...change, revision: 3, updated: today });
  expect(notes).toEqual([
    `${words}: revision raised to 3, updated set to today. Tell visitors under “What visitors must know”.`,
  ]);
});

test.each([
  ['other words', { title: 'Grand rounds', statusNote: 'x' }],
  ['the status that was left out', { status: 'scheduled' }],
  ['a start that is not written yet', { start: undefined }],
])('an event is as it was after %s', (_, change) => {
  const data = { ...event, ...change };
  expect(markEventChange(data, published, today)).toEqual({ data, notes: [] });
});

test('a revision and a day that were raised by hand stay', () => {
  const data = { ...event, start: '2027-02-10T08:00', revision: 5, updated: '2026-11-30' };
  expect(markEventChange(data, published, today)).toEqual({ data, notes: [] });
});

test('an event that was never published has no rules yet', () => {
  expect(markEventChange(event, undefined, today)).toEqual({ data: event, notes: [] });
});

const claim = {
  figure: '71%',
  wording: '71% agreed.',
  status: 'supported',
  source: { title: 'Survey' },
  history: [{ date: '2026-11-21', change: 'First written.' }],
};

test('a figure that changed gets a line of history, to be filled in', () => {
  const changed = { ...claim, figure: '72%', wording: '72% agreed.' };
  expect(historyLine(changed, claim, today)).toEqual({
    date: today,
    change: 'The figure was “71%”, is “72%”; the sentence is new.',
  });
});

test('no line is asked for where there is one, where nothing changed, and for a new figure', () => {
  const changed = {
    ...claim,
    figure: '72%',
    history: [...claim.history, { date: today, change: 'x' }],
  };
  expect(historyLine(changed, claim, today)).toBeUndefined();
  expect(historyLine({ ...claim, note: 'x' }, claim, today)).toBeUndefined();
  expect(historyLine(claim, undefined, today)).toBeUndefined();
});

test('a claim that was read again says when, where, when next and what changed', () => {
  const history = [{ date: '2026-06-01', change: 'First written.' }];
  const data = {
    nextCheck: '2026-12-01',
    readAt: [{ url: 'https://example.org/a', year: '2025' }],
    history,
  };
  const reading = { day: '2026-12-01', url: 'https://example.org/b', change: 'Corrected.', today };
  expect(readAgain(data, reading)).toEqual({
    checked: '2026-12-01',
    nextCheck: '2027-06-01',
    readAt: [...data.readAt, { url: 'https://example.org/b', year: '2026' }],
    history: [...history, { date: today, change: 'Corrected.' }],
  });
  expect(readAgain({ ...data, nextCheck: '2028-01-01' }, { ...reading, url: '' })).toEqual({
    checked: '2026-12-01',
    history: [...history, { date: today, change: 'Corrected.' }],
  });
});

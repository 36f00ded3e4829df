import { describe, expect, test } from 'vitest';
import { parseMailto } from '#site/mail/parse-mailto.ts';
import { placeLink } from './place-link.ts';

const talk = {
  title: 'Porch Talk & Tea',
  startsAt: '2027-01-14T23:30:00Z',
  endsAt: '2027-01-15T01:00:00Z',
  timeZone: 'America/New_York',
  format: 'in-person',
  status: 'scheduled',
} as const;

test.each([
  ['scheduled', 'Ask for a place', 'A place, please: Porch Talk & Tea'],
  ['moved', 'Ask for a place', 'A place, please: Porch Talk & Tea'],
  ['full', 'Join the waiting list', 'Waiting list: Porch Talk & Tea'],
] as const)('an event that is %s offers “%s”', (status, words, subject) => {
  const place = placeLink({ ...talk, status });
  expect(place?.words).toBe(words);
  expect(parseMailto(place?.link.href ?? '')).toMatchObject({
    to: 'events@climatehealthvoices.example',
    subject,
  });
  expect(place?.link['data-letter']).toBe('event-place');
});

test('an event that was cancelled offers nothing', () => {
  expect(placeLink({ ...talk, status: 'cancelled' })).toBeUndefined();
});

describe('the letter', () => {
  test.each([
    ['in-person', false],
    ['virtual', false],
    ['hybrid', true],
  ] as const)('of an event that is %s asks room or video: %s', (format, isAsked) => {
    const body = parseMailto(placeLink({ ...talk, format })?.link.href ?? '')?.body;
    expect(body?.includes('In the room or by video')).toBe(isAsked);
  });

  test.each([
    ['America/New_York', 'Thursday, January 14, 2027, 6:30 PM Eastern Standard Time'],
    ['America/Phoenix', 'Thursday, January 14, 2027, 4:30 PM Mountain Standard Time'],
    ['Asia/Kolkata', 'Friday, January 15, 2027, 5:00 AM India Standard Time'],
  ])('has the time on the clock of %s', (timeZone, when) => {
    const known = JSON.parse(placeLink({ ...talk, timeZone })?.link['data-answers'] ?? '');
    expect(known).toEqual({ event: talk.title, when, format: 'in-person' });
  });

  test('of a full event says that it is for the waiting list', () => {
    const known = JSON.parse(placeLink({ ...talk, status: 'full' })?.link['data-answers'] ?? '');
    expect(known.list).toBe('Waiting list');
  });
});

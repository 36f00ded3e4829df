import { expect, test } from 'vitest';
import { sampleView } from '../testing/sample-event.ts';
import { eventJsonLd, eventShareCard, eventShareImage } from './shared-event.ts';

const site = 'https://climatehealthvoices.example';
const dataOf = (fields: Parameters<typeof sampleView>[0] = {}) =>
  eventJsonLd({
    event: sampleView(fields),
    site,
    siteName: 'Climate Health Voices',
    image: '/share/site.png',
  });

test('an event is told with the offset of its zone, its place, its speakers and its host', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Event',
    name: 'Porch Talk',
    startDate: '2026-12-10T12:00:00-06:00',
    endDate: '2026-12-10T13:30:00-06:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: 'Harborlight, TX' },
    performer: [
      { '@type': 'Person', name: 'Ana Reyes', url: `${site}/speakers/profile/ana-reyes` },
    ],
    organizer: { '@type': 'Organization', name: 'Climate Health Voices' },
    image: `${site}/share/site.png`,
  });
});

test.each([
  ['virtual', 'OnlineEventAttendanceMode', 'VirtualLocation'],
  ['in-person', 'OfflineEventAttendanceMode', 'Place'],
] as const)('a %s event is %s', (format, mode, place) => {
  expect(dataOf({ format })).toMatchObject({
    eventAttendanceMode: `https://schema.org/${mode}`,
    location: { '@type': place },
  });
});

test('a hybrid event has a place and an address, the host’s own where there is one', () => {
  expect(dataOf({ format: 'hybrid', link: 'https://example.org/join' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place' },
      { '@type': 'VirtualLocation', url: 'https://example.org/join' },
    ],
  });
});

test.each([
  ['cancelled', 'EventCancelled'],
  ['moved', 'EventRescheduled'],
  ['full', 'EventScheduled'],
] as const)('an event that is %s has the status %s', (status, told) => {
  expect(dataOf({ status })).toMatchObject({ eventStatus: `https://schema.org/${told}` });
});

test('a moved event says when it was before, and a full one that no place is left', () => {
  const moved = dataOf({ status: 'moved', movedFrom: '2026-10-31T12:00' });
  expect(moved).toMatchObject({ previousStartDate: '2026-10-31T12:00:00-05:00' });
  expect(dataOf({ status: 'full' })).toMatchObject({ remainingAttendeeCapacity: 0 });
});

const status = { scheduled: 'As planned', moved: 'Moved', cancelled: 'Cancelled', full: 'Full' };
const words = { kind: 'Event', status, site: 'Voices' };

test('a card says when and where an event is', () => {
  expect(eventShareCard(sampleView(), words)).toMatchObject({
    site: 'Voices',
    kicker: 'Event, in-person',
    title: 'Porch Talk',
    lines: ['Thursday, December 10, 2026, 12:00 PM Central Standard Time', 'Harborlight, TX'],
  });
});

test('an event that does not take place says so before its title', () => {
  expect(eventShareCard(sampleView({ status: 'cancelled' }), words).kicker).toBe(
    'Event, in-person. Cancelled',
  );
});

test('each event has a picture of its own, told in words', () => {
  expect(eventShareImage(sampleView({ id: 'porch' }))).toEqual({
    src: '/share/events/porch.png',
    alt: 'Porch Talk. Thursday, December 10, 2026, Harborlight, TX',
  });
});

import { expect, test } from 'vitest';
import { type EventsFile, eventsFile } from './events-file.ts';
import { sampleView } from './testing/sample-event.ts';

const base = 'https://site.example';
const source = { name: 'Voices', demonstration: true, demonstrationNotice: 'Examples.' };
const fileOf = (...fields: Parameters<typeof sampleView>[0][]) => {
  const events = fields.map((field) => sampleView(field));
  const written = JSON.parse(JSON.stringify(eventsFile.contentOf(events, source, base)));
  expect(eventsFile.schema.parse(written)).toEqual(written);
  return written as EventsFile;
};

test('an event comes with its times on its own clock, whole addresses and its speakers', () => {
  const [event] = fileOf({}).events;
  expect(event).toMatchObject({
    start: '2026-12-10T12:00:00-06:00',
    end: '2026-12-10T13:30:00-06:00',
    timeZone: 'America/Chicago',
    speakers: [{ name: 'Ana Reyes', url: `${base}/speakers/profile/ana-reyes` }],
  });
  expect(event?.url).toBe(`${base}/resources/events-calendar/${event?.id}`);
  expect(event?.calendarUrl).toBe(`${event?.url}.ics`);
});

test('a moved event says when it was before', () => {
  const [event] = fileOf({ status: 'moved', movedFrom: '2026-10-31T12:00' }).events;
  expect(event).toMatchObject({ status: 'moved', movedFrom: '2026-10-31T12:00:00-05:00' });
});

test('what is not there yet has no address', () => {
  const [soon, there] = fileOf({ recording: '#' }, { recording: '/stories' }).events;
  expect(soon).not.toHaveProperty('recordingUrl');
  expect(there?.recordingUrl).toBe(`${base}/stories`);
});

test('events stand by their start, and a field that nobody decided to publish stays inside', () => {
  const later = { id: 'later', startsAt: '2027-01-01T12:00:00Z', endsAt: '2027-01-01T13:00:00Z' };
  const undecided = { phone: '555-0123' };
  const { events } = fileOf(later, { id: 'first', ...undecided });
  expect(events.map(({ id }) => id)).toEqual(['first', 'later']);
  expect(JSON.stringify(events)).not.toContain('555-0123');
});

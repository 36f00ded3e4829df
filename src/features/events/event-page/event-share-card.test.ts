import { expect, test } from 'vitest';
import { eventShareCard, eventShareImage } from './event-share-card.ts';
import { sampleView } from './testing/sample-view.ts';

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

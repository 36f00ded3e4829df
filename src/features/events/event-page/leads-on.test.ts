import { describe, expect, test } from 'vitest';
import type { EventView } from '../event.ts';
import { sampleView } from '../testing/sample-event.ts';
import { sharedInWords } from './LeadsOn.tsx';
import { leadsOnFrom } from './leads-on.ts';

const now = new Date('2026-12-01T12:00Z');

/** An event of one hour at noon UTC of a day, on one topic and with nobody, unless changed. */
function on(id: string, day: string, changes: Partial<EventView> = {}): EventView {
  const startsAt = `${day}T12:00:00Z`;
  const endsAt = `${day}T13:00:00Z`;
  return sampleView({ id, startsAt, endsAt, topics: ['youth'], speakers: [], ...changes });
}

const reyes = { name: 'Ana Reyes', href: '/speakers/profile/ana-reyes', title: 'Nurse' };
const over = on('over', '2026-11-10', { topics: ['policy', 'research'], speakers: [reyes] });

const idsAfter = (subject: EventView, events: readonly EventView[]) =>
  leadsOnFrom(subject, [subject, ...events], now).map(({ event }) => event.id);

describe('from an event that is over I am led', () => {
  test.each<[string, EventView[], string[]]>([
    [
      'to the next on its subject, before one that is sooner',
      [on('sooner', '2026-12-02'), on('subject', '2026-12-20', { topics: ['policy'] })],
      ['subject', 'sooner'],
    ],
    [
      'then to what shares most with it, speakers too',
      [
        on('first', '2026-12-05', { topics: ['research'] }),
        on('little', '2026-12-06', { topics: ['policy'] }),
        on('much', '2026-12-20', { topics: ['policy'], speakers: [reyes] }),
      ],
      ['first', 'much'],
    ],
    [
      'to the next ones where none is on its subject',
      [on('b', '2026-12-03'), on('a', '2026-12-02')],
      ['a', 'b'],
    ],
    [
      'to two at most',
      ['02', '03', '04', '05'].map((day) => on(day, `2026-12-${day}`)),
      ['02', '03'],
    ],
    [
      'never to one that is over or cancelled',
      [on('past', '2026-11-20'), on('off', '2026-12-20', { status: 'cancelled' })],
      [],
    ],
  ])('%s', (_, events, ids) => {
    expect(idsAfter(over, events)).toEqual(ids);
  });
});

test('an event to come leads to those after it, because it is read when it is over', () => {
  const events = [on('before', '2026-12-05'), on('after', '2026-12-20')];
  expect(idsAfter(on('now', '2026-12-10'), events)).toEqual(['after']);
});

test('one that was cancelled leads to those before it too', () => {
  const cancelled = on('off', '2026-12-10', { status: 'cancelled' });
  expect(idsAfter(cancelled, [on('before', '2026-12-05')])).toEqual(['before']);
});

test.each([
  [{ topics: ['policy', 'youth'], speakers: [] }, 'Also on policy and youth.'],
  [{ topics: ['policy'], speakers: ['Ana'] }, 'Also on policy; again with Ana.'],
  [{ topics: [], speakers: [] }, ''],
])('%o', (shared, words) => {
  const parts = { topics: 'also on {topics}', speakers: 'again with {names}' };
  expect(sharedInWords(shared, parts)).toBe(words);
});

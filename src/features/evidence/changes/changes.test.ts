import { expect, test } from 'vitest';
import type { Topic } from '../evidence.ts';
import { sampleEntry } from '../testing/claims.ts';
import { changesOf } from './changes.ts';

const topics = { 'extreme-heat': 'Extreme Heat' } as Record<Topic, string>;
const written = { date: '2026-11-21', change: 'First written.' };
const corrected = { date: '2027-05-02', change: 'Corrected after a letter.' };
const again = { date: '2027-05-02', change: 'Corrected again.' };

test('changes of all claims come newest first, each with an address of its own for good', () => {
  const changes = changesOf(
    [
      sampleEntry('heat-island', { history: [written] }),
      sampleEntry('visits', { history: [written, corrected, again] }),
    ],
    topics,
  );
  expect(changes.map(({ id }) => id)).toEqual([
    '/evidence?change=3#visits',
    '/evidence?change=2#visits',
    '/evidence?change=1#heat-island',
    '/evidence?change=1#visits',
  ]);
  expect(changes[0]).toMatchObject({
    href: '/evidence/visits',
    title: 'Extreme Heat: 35%',
    summary: expect.stringMatching(/^Corrected again\. /),
  });
});

test('a claim without changes is in no feed', () => {
  expect(changesOf([sampleEntry('visits', { history: [] })], topics)).toEqual([]);
});

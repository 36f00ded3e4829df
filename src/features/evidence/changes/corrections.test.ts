import { expect, test } from 'vitest';
import type { EvidenceEntry, Topic } from '../evidence.ts';
import { sampleEntry } from '../testing/claims.ts';
import { correctionsView } from './corrections.ts';

const topics = { 'extreme-heat': 'Extreme Heat' } as Record<Topic, string>;
const written = { date: '2026-11-21', change: 'First written.' };
const corrected = { date: '2027-05-02', change: 'Corrected after a letter.' };
const again = { date: '2027-05-02', change: 'Corrected again.' };

const viewOf = (...entries: EvidenceEntry[]) => correctionsView(entries, topics);

test('what came after the first line of a history is a correction, the newest first', () => {
  const { corrections } = viewOf(
    sampleEntry('visits', { history: [written, corrected, again] }),
    sampleEntry('heat-island', { history: [written, { ...corrected, date: '2027-01-01' }] }),
    sampleEntry('evacuations', { history: [written] }),
  );
  expect(corrections.map(({ id }) => id)).toEqual(['visits-3', 'visits-2', 'heat-island-2']);
  expect(corrections[0]).toMatchObject({
    href: '/evidence/visits',
    title: 'Extreme Heat: 35%',
    change: 'Corrected again.',
  });
});

test('figures are counted by how they stand, and what sources do not say is told beside what they say', () => {
  const { counts, drafts } = viewOf(
    sampleEntry('heat-island'),
    sampleEntry('visits'),
    sampleEntry('evacuations'),
  );
  expect(counts).toEqual({ supported: 1, differs: 1, unsourced: 1 });
  expect(drafts).toEqual([
    {
      href: '/evidence/evacuations',
      title: 'Evacuations up 23%',
      given: '23%',
      published: undefined,
    },
    {
      href: '/evidence/visits',
      title: 'Visits up 35% in extreme heat',
      given: '35%',
      published: '7.8%',
    },
  ]);
});

import { expect, test } from 'vitest';
import { emptyState } from '#lists/list.ts';
import { valuesIn } from '#lists/select.ts';
import type { SpeakerView } from '../speaker.ts';
import { sampleSpeaker } from '../testing/sample-speaker.ts';
import { queryInWords, speakerEntry, speakerList } from './speaker-list.tsx';

test('what is asked, in words for a letter', () => {
  const chosen = { tag: ['Asthma', 'Workers'], comes: ['International'] };
  expect(queryInWords({ ...emptyState, q: ' heat ', chosen })).toEqual([
    'Search: heat',
    'Expertise: Asthma or Workers',
    'Can come to: Outside the United States',
  ]);
  expect(queryInWords({ ...emptyState, match: 'all', chosen })).toContain(
    'Expertise: Asthma and Workers',
  );
});

test.each<[string, Partial<SpeakerView>, string[], number]>([
  ['anywhere', { travels: 'international' }, ['International', 'Midwest', 'Texas'], 62],
  ['anywhere in the country', { travels: 'national' }, ['Midwest', 'Texas', 'West'], 61],
  ['within the region', { travels: 'region' }, ['Iowa', 'Midwest', 'Ohio'], 13],
  ['near home', { travels: 'local' }, ['Midwest', 'Ohio'], 2],
  ['by screen alone', { formats: ['virtual'] }, [], 0],
  ['nowhere, with no requests now', { requests: 'paused' }, [], 0],
])('who travels %s can come to these places', (_, change, some, count) => {
  const { comes } = valuesIn(speakerList('2026-11-22').facets, [
    speakerEntry(sampleSpeaker(change)),
  ]);
  expect(comes).toHaveLength(count);
  expect(comes).toEqual(expect.arrayContaining(some));
});

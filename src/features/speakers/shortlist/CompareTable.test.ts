import { expect, test } from 'vitest';
import { speakerRecord } from '#features/speakers/speakers-file.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { compareFacts } from './CompareTable.tsx';

const speaker = speakerRecord(
  sampleSpeaker({
    shortNotice: true,
    talks: [{ title: 'Nights', abstract: 'Heat.', minutes: [20, 45], audience: 'All' }],
  }),
  'https://a.example',
);

test('the facts that decide, in words', () => {
  const lines = Object.entries(compareFacts).map(([fact, linesOf]) => [fact, ...linesOf(speaker)]);
  expect(lines).toEqual([
    ['Expertise', 'Extreme heat and Older adults'],
    ['Languages', 'English and Igbo'],
    ['Region', 'Midwest'],
    ['Based in', 'Elmtown, OH'],
    ['Formats', 'In-person and Virtual'],
    ['Can be asked for', 'Talk and interview'],
    ['Travels', 'Anywhere in the United States'],
    ['Fee', 'Free for non-profits'],
    [
      'For the media',
      'Monday and Tuesday, 2:00 PM to 6:30 PM Central Time. Notice: 2 hours',
      'Takes calls on the day',
    ],
    ['Talks', 'Nights (20 or 45 minutes)'],
  ]);
});

test('a word that this page does not know yet stands as it is', () => {
  const odd = { ...speaker, formats: ['hologram'], travels: 'moon' } as unknown as typeof speaker;
  expect(compareFacts['Formats']?.(odd)).toEqual(['hologram']);
  expect(compareFacts['Travels']?.(odd)).toEqual(['moon']);
});

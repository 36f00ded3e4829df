import { expect, test } from 'vitest';
import type { StoryView } from './story.ts';
import { isoDuration, storyShareCard } from './story-metadata.ts';

const story = { kind: 'audio', name: 'Ada Marsh', tags: [] } as unknown as StoryView;

test.each([
  ['We have one road out. When it burns, you go through it.', '“We have one road out.”'],
  ['Who knew? We did.', '“Who knew? We did.”'],
  ['Dr. Ada came at 4.30. Late.', '“Dr. Ada came at 4.30.”'],
  ['No end at all', '“No end at all”'],
])('of "%s" the card shows %s', (quote, title) => {
  expect(storyShareCard({ ...story, quote }, undefined, 'Voices').title).toBe(title);
});

test.each([
  [0, 'PT0S'],
  [0.4, 'PT0S'],
  [59.6, 'PT1M'],
  [83.4, 'PT1M23S'],
  [3600, 'PT1H'],
  [3723, 'PT1H2M3S'],
])('%f seconds are %s', (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});

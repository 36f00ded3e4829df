import { expect, test } from 'vitest';
import { speakersInView } from './ExpertCarousel.tsx';

test.each([
  [4, 6, 24, 'Speakers 4 to 6 of 24'],
  [22, 24, 24, 'Speakers 22 to 24 of 24'],
  [4, 4, 24, 'Speaker 4 of 24'],
])('from %i to %i of %i is said as %s', (from, to, count, words) => {
  expect(speakersInView(from, to, count)).toBe(words);
});

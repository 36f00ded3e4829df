import { expect, test } from 'vitest';
import { voiceLine } from './voice-line.ts';

test.each([
  [
    'A heat plan that nobody can read at a bus stop is a memo.',
    'A heat plan that nobody can read at a bus stop is a memo.',
  ],
  [
    'A poster cannot interrupt a foreman on site. A coworker can.',
    'A poster cannot interrupt a foreman on site.',
  ],
  ['Knock on the door. Then knock again. And again.', 'Knock on the door. Then knock again.'],
  ['Knock on the door.', 'Knock on the door.'],
  [
    'How hot was it? Nobody knew, and nobody had asked.',
    'How hot was it? Nobody knew, and nobody had asked.',
  ],
])('of “%s” a card says “%s”', (quote, line) => {
  expect(voiceLine(quote)).toBe(line);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { deadlinePageSchema } from './deadline-page.schema.ts';
import type { Found, Missing } from './find-people.ts';
import { foundInWords, missingInWords } from './found-in-words.ts';
import { person } from './testing/person.ts';

const { people: words, ask: askWords } = deadlinePageSchema.parse(
  parse(readFileSync('content/pages/media-deadline.yaml', 'utf8')),
);
const found = (id: string, missing: Missing[] = [], isWish = false): Found => ({
  ...{ person: person(id), talk: { from: 0, to: 1 }, missing, isWish },
});
const quill = (...missing: Missing[]) => found('Quill', missing, true);
const [ann, bo] = [found('ann'), found('bo')];

describe('what the page says of those found', () => {
  test.each<[string, Found[], boolean, string]>([
    ['many', [ann, bo], true, '2 people state hours before your deadline, the earliest first.'],
    ['one', [ann], true, 'One person states hours before your deadline.'],
    ['one, without a deadline', [ann], false, words.countOne],
    ['nobody', [found('ann', ['lang'])], true, 'Nobody has everything you ask for.'],
    [
      'who was asked for can',
      [quill(), ann, bo],
      true,
      'Dr. Quill can talk before your deadline. 2 others can talk, the earliest first.',
    ],
    [
      'and one more',
      [quill(), ann],
      true,
      'Dr. Quill can talk before your deadline. One other person can talk.',
    ],
    [
      'and nobody else',
      [quill()],
      true,
      'Dr. Quill can talk before your deadline. Nobody else has everything you ask for.',
    ],
    [
      'who was asked for cannot, others can',
      [quill('deadline', 'topic'), ann, bo],
      true,
      'Dr. Quill cannot talk before your deadline. 2 others can talk, the earliest first.',
    ],
    [
      'nobody can',
      [quill('deadline'), found('ann', ['topic'])],
      true,
      'Dr. Quill cannot talk before your deadline. Nobody has everything you ask for.',
    ],
    [
      'who was asked for lacks something else',
      [quill('lang'), ann],
      true,
      'Dr. Quill does not have everything you ask for. One other person can talk.',
    ],
    [
      'before a deadline is named',
      [quill(), ann, bo],
      false,
      'Dr. Quill stands first. Add your deadline to see whether it can be met. 2 others can talk, the earliest first.',
    ],
  ])('%s', (_, people, hasDeadline, sentence) => {
    expect(foundInWords(people, hasDeadline, words)).toBe(sentence);
  });
});

test.each<[Missing, string]>([
  ['deadline', 'Has no hours before your deadline.'],
  ['lang', 'Not on air in Spanish.'],
  ['topic', 'Another field: Extreme heat, not Asthma.'],
  ['place', 'Based elsewhere, in Harborlight, TX.'],
])('what is lacking is said: %s', (one, sentence) => {
  const ask = { speaker: '', topic: 'Asthma', lang: 'Spanish', place: 'West', by: '', zone: '' };
  expect(missingInWords(one, ann.person, ask, words)).toBe(sentence);
});

test('the chips are called as reporters say it', () => {
  const { soon, today, tomorrow } = askWords.soon;
  expect([soon, today, tomorrow]).toEqual(['In 90 minutes', 'Today 5 PM', 'Tomorrow 9 AM']);
});

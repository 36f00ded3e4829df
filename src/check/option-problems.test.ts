import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { namedOptions } from '#features/letters/named-options.ts';
import { kinds } from '#kinds.ts';
import { parseEntry } from './entry.ts';
import { optionProblems } from './option-problems.ts';

/** The problems of the booking letter after a change of its text. */
function problemsAfter(change: (text: string) => string) {
  const file = 'letters/booking.yaml';
  const text = change(readFileSync(`example/${file}`, 'utf8'));
  const entryFile = { kindName: 'letters', kind: kinds.letters, id: 'booking', file };
  return optionProblems(parseEntry(entryFile, text)).map(({ field, fix }) => [field, fix]);
}

test('an answer in other words is the same answer', () => {
  expect(problemsAfter((text) => text.replace('An event', 'A gathering'))).toEqual([]);
});

test('an answer after which other questions are asked may not go', () => {
  expect(problemsAfter((text) => text.replace(/ +- words: An event\n.*\n/, ''))).toEqual([
    ['fields.side.options', expect.stringMatching(/^Add an entry with "id: event"/)],
  ]);
});

test.each(Object.entries(namedOptions))(
  'the letter “%s” has what the site names',
  (id, questions) => {
    const { fields } = parse(readFileSync(`example/letters/${id}.yaml`, 'utf8'));
    for (const [name, ids] of Object.entries(questions)) {
      expect(fields[name].options.map((option: { id: string }) => option.id)).toEqual(
        expect.arrayContaining([...ids]),
      );
    }
  },
);

import { describe, expect, test } from 'vitest';
import { differences, inBoth, mergedHearing } from './compare.ts';
import type { Hearing } from './hearing.ts';
import { readTask } from './task.ts';

const task = readTask(
  '15-booking',
  'Ask\ngo /speakers/book\nkey Return\n= Event details required\n= Answer',
);

/** A hearing of both steps; the first is the same each time. */
function hearing(...lines: string[]): Hearing {
  return [{ lines: [{ text: 'Book a Speaker' }] }, { lines: lines.map((text) => ({ text })) }];
}

const record = hearing('Event details required.', 'Answer this question.');

function foundDifferences(now: Hearing, before = record) {
  return differences(task, 'chromium', now, before).map(({ kind, words }) => `${kind}: ${words}`);
}

describe('the same is heard', () => {
  test.each([
    ['as it was', record],
    ['cut otherwise', hearing('Event details required. Answer this question.')],
    [
      'with a line twice',
      hearing('Event details required.', 'Event details required.', 'Answer this question.'),
    ],
  ])('%s', (_, now) => {
    expect(foundDifferences(now)).toEqual([]);
  });

  test('in another order, where nobody needs the order', () => {
    expect(
      foundDifferences(
        hearing('Event details required.', 'Answer this question.', 'b a'),
        hearing('b a', 'Event details required.', 'Answer this question.'),
      ),
    ).toEqual([]);
  });

  test('but for a line that changes with the hour', () => {
    const hourly = readTask('20-desk', 'Ask\ngo /\nkey Return\n~ people can talk');
    const now = hearing('2 people can talk.');
    expect(differences(hourly, 'chromium', now, hearing('3 people can talk.'))).toEqual([]);
  });

  test('without what came only sometimes', () => {
    const [first, second] = record;
    const lines = [...(second?.lines ?? []), { text: 'dialog', isOccasional: true }];
    expect(foundDifferences(record, [first ?? { lines: [] }, { lines }])).toEqual([]);
  });
});

describe('something else is heard', () => {
  test.each([
    [
      'a group does not say that it is required',
      hearing('Event details', 'Answer this question.'),
      [
        'expected: Event details required',
        'missing: Event details required.',
        'new: Event details',
      ],
    ],
    [
      'nothing is said',
      hearing(),
      [
        'expected: Event details required',
        'expected: Answer',
        'missing: Event details required.',
        'missing: Answer this question.',
      ],
    ],
    [
      'a word is read that is not for this place',
      hearing('Event details required.', 'Answer this question.', 'clickable'),
      ['new: clickable'],
    ],
    [
      'words that tell come before those they follow',
      hearing('Answer this question.', 'Event details required.'),
      ['expected: Answer'],
    ],
  ])('%s', (_, now, expected) => {
    expect(foundDifferences(now)).toEqual(expected);
  });

  test('words in a voice of another language', () => {
    const spanish = [{ lines: [{ text: 'Book a Speaker', language: 'es' }] }, ...record.slice(1)];
    expect(foundDifferences(spanish)).toEqual([
      'missing: Book a Speaker',
      'new: Book a Speaker [es]',
    ]);
  });

  test('an until step that waited in vain says so, and nothing after it', () => {
    const now = [...record.slice(0, 1), { lines: [], unheard: 'Review message' }];
    expect(foundDifferences(now)[0]).toBe('expected: Review message');
  });
});

test('only what two hearings lack alike is a difference', () => {
  const one = differences(task, 'chromium', hearing('Event details required.'), record);
  const other = differences(
    task,
    'chromium',
    hearing('Event details required.', 'Answer this question.'),
    record,
  );
  expect(inBoth(one, other)).toEqual([]);
  expect(inBoth(one, one)).toEqual(one);
});

test('two hearings make a record: what came in one of them only is occasional', () => {
  const merged = mergedHearing(hearing('dialog', 'Search entry'), hearing('Search entry', 'form'));
  expect(merged[1]?.lines).toEqual([
    { text: 'dialog', isOccasional: true },
    { text: 'Search entry' },
    { text: 'form', isOccasional: true },
  ]);
});

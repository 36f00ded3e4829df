import { describe, expect, test } from 'vitest';
import { findWords, type SearchedEntry, surroundingsOf } from './find-words.ts';
import { extentIn, foldedText } from './folded-text.ts';

function entry(kind: string, id: string, title: string, fields: Record<string, string>) {
  return {
    kind,
    id,
    title,
    head: foldedText(`${title} ${id} ${kind}`).folded,
    fields: Object.entries(fields).map(([path, text]) => ({
      path,
      text,
      folded: foldedText(text).folded,
    })),
  } satisfies SearchedEntry;
}

const entries = [
  entry('Stories', 'two-fans', 'Two Fans', {
    quote: 'The heat came at night, and Amara Quill came at dawn.',
    body: 'First line.\nThe **heat** came\nat night; nobody slept.',
  }),
  entry('Speakers', 'amara-quill', 'Dr. Amara Quill', { name: 'Dr. Amara Quill', place: 'Town' }),
  entry('Speakers', 'josue-fernhollow', 'Josué Fernhollow', { name: 'Josué Fernhollow' }),
  entry('Vision', 'vision', 'Vision', { lede: 'Nobody sleeps in the “heat”: a night – long.' }),
];

/** The ids that are found, each with the paths of its places. */
function found(query: string): string[] {
  return findWords(entries, query).found.map(({ id, places }) =>
    [id, ...places.map(({ path }) => path)].join(' '),
  );
}

describe('Find anything', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['nobody at all', []],
    ['josue', ['josue-fernhollow name']],
    ['JOSUÉ', ['josue-fernhollow name']],
    ['fernhollow speakers', ['josue-fernhollow']],
    ['speakers town', ['amara-quill place']],
    ['heat came at night', ['two-fans quote body']],
    ['“heat”: a night — long', ['vision lede']],
    ['"heat": a night - long', ['vision lede']],
    ['slept heat', ['two-fans body']],
    ['town', ['amara-quill place']],
    ['dawn slept', ['two-fans quote body']],
    ['amara quill', ['amara-quill name', 'two-fans quote']],
    ['two', ['two-fans']],
  ])('%j leads to %j', (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });

  test('a field that is nothing but the words comes before one that has them among others', () => {
    const mention = entry('Pages', 'about', 'About', { lede: 'Sun and Shade writes to you.' });
    const name = entry('Site', 'site', 'The site', { name: 'Sun and Shade' });
    expect(findWords([mention, name], 'sun and shade').found.map(({ id }) => id)).toEqual([
      'site',
      'about',
    ]);
  });

  test('counts the places that it does not show', () => {
    const words = { a: 'sun', b: 'sun', c: 'sun', d: 'sun', e: 'sun' };
    const [first] = findWords([entry('Events', 'day', 'Day', words)], 'sun').found;
    expect(first?.places).toHaveLength(3);
    expect(first?.further).toBe(2);
  });

  test('of many entries, shows the first ones and counts all', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      entry('Events', `day-${index}`, `Day ${index}`, { body: 'The sun.' }),
    );
    const { found, total } = findWords(many, 'sun', 60);
    expect(found.map(({ id }) => id)).toEqual(many.slice(0, 60).map(({ id }) => id));
    expect(total).toBe(100);
  });
});

test.each([
  ['Josué Fern', 'josue', { from: 0, to: 5 }],
  ['Josue\u0301 Fern', 'josue', { from: 0, to: 6 }],
  ['the **heat** came', 'heat came', { from: 6, to: 17 }],
  ['a\n\n  b c', 'a b', { from: 0, to: 6 }],
  ['🌞 sun', 'sun', { from: 3, to: 6 }],
  ['shade', 'sun', undefined],
])('In %j, %j stands at its place', (text, words, extent) => {
  expect(extentIn(text, words)).toEqual(extent);
});

test('Words that were found stand between those around them, which are cut at spaces', () => {
  const text = `${'before '.repeat(20)}the sun ${'after '.repeat(20)}`;
  const { before, match, after } = surroundingsOf(text, ['sun']);
  expect(match).toBe('sun');
  expect(before).toMatch(/^… (before )+the $/);
  expect(after).toMatch(/^( after)+ …$/);
  expect(surroundingsOf('the sun', ['moon', 'sun'])).toEqual({
    before: 'the ',
    match: 'sun',
    after: '',
  });
});

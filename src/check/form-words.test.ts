import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formOf } from '#content/form-of.ts';
import { fieldsOfData } from '#content/form-walk.ts';
import type { Kind } from '#content/kind.ts';
import { kinds } from '#kinds.ts';
import { evenSample } from '#site/words.ts';
import { parseEntry } from './entry.ts';
import { type Problem, problemSentence } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { expectWordsOfForm } from './testing/file-words.ts';
import { sampleOf } from './testing/sample.ts';

/** Values of which each field takes at most some. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' spaces ',
  '<b>bold</b>',
  'Zz',
  'x'.repeat(2000),
  '2026-02-30',
  -5,
  2.5,
  99999,
  true,
  [],
  ['', ''],
  [7],
  {},
  { further: 1 },
];

/** The path of every field of some data; of a list, those of its first item. */
function* placesIn(data: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (typeof data !== 'object' || data === null) return;
  const parts = Array.isArray(data) ? Object.entries(data).slice(0, 1) : Object.entries(data);
  for (const [key, value] of parts) yield* placesIn(value, [...path, key]);
}

/** The most fields of one kind that are tried: pages have many that are texts and nothing more. */
const mostPlaces = process.env['CHV_TESTS'] === 'release' ? 30 : 10;

function changed(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<
    string,
    unknown
  >;
  const next = changed(copy[key], rest, value);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

/**
 * The problems of an entry with these fields. Its text is that of no field, since a place in it is
 * of no interest here and to read YAML takes long.
 */
function problemsOf(kindName: keyof typeof kinds, data: unknown): Problem[] {
  return checkerOf(kindName)(data);
}

/** The check of a kind's entries. What is the same for all of them is made once. */
function checkerOf(kindName: keyof typeof kinds): (data: unknown) => Problem[] {
  const kind: Kind = kinds[kindName];
  const form = formOf(kind.schema);
  const entryFile = { kindName, kind, id: 'sample', file: `${kindName}/sample.${kind.format}` };
  const entry = parseEntry(entryFile, kind.format === 'md' ? '---\na: b\n---\n' : 'a: b\n');
  return (data) => schemaProblems({ ...entry, data, fields: [...fieldsOfData(form, data)] });
}

/** The smallest data of a kind; its first example where a rule wants words that no sample has. */
function sampleFor(kindName: keyof typeof kinds): unknown {
  const { schema, folder, format, only }: Kind = kinds[kindName];
  const sample = tryTo(() => sampleOf(schema));
  if (sample !== undefined || !only) return sample;
  return parse(readFileSync(`example/${folder}/${only[0]}.${format}`, 'utf8'));
}

/** The result of `act`; undefined where it throws. */
function tryTo(act: () => unknown): unknown {
  try {
    return act();
  } catch {
    return undefined;
  }
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('every field of “%s”', (kindName) => {
  test('says in the words of a form what is wrong with any value', () => {
    const sample = sampleFor(kindName);
    const check = checkerOf(kindName);
    let count = 0;
    for (const path of evenSample([...placesIn(sample)], mostPlaces)) {
      for (const value of wrongValues) {
        for (const problem of check(changed(sample, path, value))) {
          count += 1;
          expectWordsOfForm(problem);
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('a form asks for what is missing', () => {
  const speaker = (fields: object) =>
    problemsOf('speakers', { ...(sampleOf(kinds.speakers.schema) as object), ...fields }).map(
      (problem) => [problem.field, problemSentence(problem)],
    );

  test.each<[object, string, string]>([
    [
      { consent: false },
      'consent',
      'Tick once this person has agreed to be listed. Until then, tick “Not ready yet”.',
    ],
    [{ title: '' }, 'title', 'Write something.'],
    [{ travels: 'regional' }, 'travels', 'Did you mean “Region”? Choose one from the list.'],
    [
      { since: 'long ago' },
      'since',
      'Write the number alone, in digits and without a unit, such as 40.',
    ],
    [{ expertise: [] }, 'expertise', 'Add at least one.'],
    [
      { basedIn: 'Ohio' },
      'basedIn',
      'Write the town, a comma and the two letters of the state, such as Harborlight, TX.',
    ],
  ])('%o', (fields, field, sentence) => {
    expect(speaker(fields)).toEqual([[field, sentence]]);
  });

  test.each([
    ['youtube.com/watch?v=abcdefghijk', /^Write https:\/\/youtube\.com\/watch/],
    ['https://vimeo.com/1', /^This is no film on YouTube\./],
  ])('of the address of a film, “%s”, once', (youtube, sentence) => {
    const story = { ...(sampleOf(kinds.stories.schema) as object), youtube };
    const said = problemsOf('stories', story).filter(({ field }) => field === 'youtube');
    expect(said.map(problemSentence)).toEqual([expect.stringMatching(sentence)]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unusedIn, unusedWords } from '../tests/support/unused-words.ts';

/*
 * What a visitor reads is plain American English, with one word for one thing. Every text of the
 * example is read; keys, ids and other data are no words. What code adds is read on the built pages
 * (tests/files/words.spec.ts).
 */

interface Text {
  file: string;
  text: string;
}

/** Lists that hold what visitors type into a search, in any spelling. */
const typedWords = ['also', 'words', 'spanish'];

const texts = globSync('example/**/*.{yaml,md}')
  .filter((file) => !file.replaceAll('\\', '/').startsWith('example/data/'))
  .flatMap(textsOf);

function textsOf(file: string): Text[] {
  const source = readFileSync(file, 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const isMarkdown = file.endsWith('.md');
  return [...stringsIn(parse(isMarkdown ? head : source)), ...body.split('\n')].map((text) => ({
    file,
    text,
  }));
}

/** Returns the texts in parsed YAML, without days, times and lists of search words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\d:T.+Z-]+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typedWords.includes(key) && Array.isArray(inner) ? [] : stringsIn(inner),
  );
}

describe.each(unusedWords)('no text says $kind', (words) => {
  test('in the words and entries', () => {
    const found = texts.flatMap(({ file, text }) => {
      const place = unusedIn(text, words);
      return place === undefined ? [] : [`${file}: ${place}`];
    });
    expect(found).toEqual([]);
  });
});

test.each([
  ['Tick off what is done', '“tick” for “check off”', true],
  ['She tracks ticks, mosquitoes and seasons', '“tick” for “check off”', false],
  ['A prepared letter', '“letter” for “message” or “request”', true],
  ['in large letters', '“letter” for “message” or “request”', false],
  ['see /resources/community-toolkit/papers#flyer', '“papers” for “materials”', false],
])('“%s” and %s: %s', (text, kind, isFound) => {
  const words = unusedWords.find((row) => row.kind === kind);
  expect(words && unusedIn(text, words) !== undefined).toBe(isFound);
});

test.each([
  ['at 17:30', true],
  ['from 5 p.m. on', true],
  ['9 AM to 5 PM', true],
  ['Mon–Fri 9 AM–5 PM CT', false],
  ['at 5:30 PM', false],
  ['a talk of 0:45', false],
])('the hours of “%s”: %s', (text, isFound) => {
  const words = unusedWords.find(({ kind }) => kind.startsWith('hours'));
  expect(words && unusedIn(text, words) !== undefined).toBe(isFound);
});

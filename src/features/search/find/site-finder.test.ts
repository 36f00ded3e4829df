import { describe, expect, test } from 'vitest';
import { searchFiles } from '../records/cut-index.ts';
import { fillers, nobody } from '../testing/small-search.ts';
import type { SearchRecord } from './search-files.ts';
import { siteFinder, startsNear } from './site-finder.ts';

const record = (id: string, title: string, text: string): SearchRecord => ({
  id,
  title,
  about: '',
  also: [],
  text: [text],
  kind: 'page',
  href: `/${id}`,
});
const { head, files } = searchFiles(
  [
    record('asthma', 'Asthma', 'Wheezing and smoke.'),
    record('pneumonia', 'Pneumonia', 'The lungs, 71,420 times.'),
    record('heat', 'Heat', 'The asthma clinic in the heat.'),
  ],
  fillers,
  nobody,
);
const opened: string[] = [];
const finder = siteFinder(head, async (href) => {
  opened.push(href);
  if (href.includes('/texts/')) throw new Error('gone');
  return files.get(href) as never;
});
const now = new Date('2026-11-23');

async function ask(query: string) {
  const { hits, reading } = await finder.find(query, now);
  return [reading, ...hits.map(({ id }) => id)];
}

describe('a search', () => {
  test.each([
    ['asthma', ['exact', 'asthma', 'heat']],
    ['ASTH', ['exact', 'asthma', 'heat']],
    ['the asthma', ['exact', 'asthma', 'heat']],
    ['astma', ['forgiven', 'asthma', 'heat']],
    ['atshma', ['forgiven', 'asthma', 'heat']],
    ['neumonia', ['forgiven', 'pneumonia']],
    ['71420', ['exact', 'pneumonia']],
    ['71429', ['nearest']],
    ['asthma zebra', ['nearest', 'asthma', 'heat']],
    ['asma', ['exact', 'asthma', 'heat']],
    ['lungs heat', ['nearest', 'heat', 'pneumonia']],
    ['what to do in heat', ['exact', 'heat']],
    ['zebra', ['nearest']],
    ['a', ['exact']],
    ['  ', ['exact']],
    ['<script>alert(1)</script>', ['nearest']],
    ['\u0000\ud800 %E0%A4%A', ['nearest']],
  ])('for “%s”', async (query, expected) => expect(await ask(query)).toEqual(expected));

  test('opens the parts of its words alone, and each once', async () => {
    await ask('heat');
    await ask('heat asthma');
    expect(opened.length).toBe(new Set(opened).size);
  });

  test('for a book ends all the same', async () => {
    expect(await ask('word '.repeat(20_000))).toEqual(['nearest']);
  });

  test('has no passages where they cannot be had', async () => {
    const { passagesOf } = await finder.find('asthma', now);
    expect(await passagesOf('asthma')).toEqual([]);
  });
});

test.each([
  ['heat', ['h', 'e']],
  ['neumonia', ['n', 'e', 'pn']],
  ['sychiatrist', ['s', 'y', 'ps']],
  ['fone', ['f', 'o', 'ph']],
  ['phone', ['p', 'h', 'f']],
])('“%s” may have meant words that begin with %j', (word, starts) =>
  expect(startsNear(word)).toEqual(starts),
);

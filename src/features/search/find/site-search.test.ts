import { describe, expect, test } from 'vitest';
import { searchFile } from '../records/search-files.ts';
import { fillers, nobody } from '../testing/small-search.ts';
import type { SearchRecord } from './search-file.ts';
import { openSearchFile, searchSite } from './site-search.ts';

const record = (id: string, title: string, text: string): SearchRecord => ({
  id,
  title,
  about: '',
  also: [],
  text: [text],
  kind: 'page',
  href: `/${id}`,
});
const records = [
  record('asthma', 'Asthma', 'Wheezing and smoke.'),
  record('pneumonia', 'Pneumonia', 'The lungs, 71,420 times.'),
  record('heat', 'Heat', 'The asthma clinic in the heat.'),
];
const search = await openSearchFile(searchFile(records, fillers, nobody));
const now = new Date('2026-11-23');

/** How a query was understood, then the ids that it found. */
function find(query: string) {
  const { hits, reading } = searchSite(search, query, now);
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
  ])('for “%s”', (query, expected) => expect(find(query)).toEqual(expected));

  test('for a book ends all the same', () => {
    expect(find('word '.repeat(20_000))).toEqual(['nearest']);
  });
});

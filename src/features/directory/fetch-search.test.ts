import { expect, test } from 'vitest';
import { remembering } from './fetch-search.ts';
import type { Finding } from './speaker-index.ts';

/** A search that notes what it was asked, and finds one speaker of that name. */
function noting() {
  const asked: string[] = [];
  const search = remembering((query): Finding => {
    asked.push(query);
    return { matches: new Map([[query, 1]]), nearest: new Map() };
  }, 2);
  return { asked, search };
}

test('a query is looked for once, and finds the same again', () => {
  const { asked, search } = noting();
  const finding = search('heat');
  search('heats');
  expect(search('heat')).toBe(finding);
  expect(finding.matches.has('heat')).toBe(true);
  expect(asked).toEqual(['heat', 'heats']);
});

test('of many queries the one asked longest ago is forgotten', () => {
  const { asked, search } = noting();
  for (const query of ['h', 'he', 'h', 'hea', 'h', 'he']) search(query);
  expect(asked).toEqual(['h', 'he', 'hea', 'he']);
});

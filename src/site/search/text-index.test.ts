import { expect, test } from 'vitest';
import { remembering } from './text-index.ts';

/** A search that notes what it was asked, and remembers the last two answers. */
function noting() {
  const asked: string[] = [];
  const search = remembering((query: string) => {
    asked.push(query);
    return new Set([query]);
  }, 2);
  return { asked, search };
}

test('a query is looked for once, and finds the same again', () => {
  const { asked, search } = noting();
  const finding = search('heat');
  search('heats');
  expect(search('heat')).toBe(finding);
  expect(finding.has('heat')).toBe(true);
  expect(asked).toEqual(['heat', 'heats']);
});

test('of many queries the one asked longest ago is forgotten', () => {
  const { asked, search } = noting();
  for (const query of ['h', 'he', 'h', 'hea', 'h', 'he']) search(query);
  expect(asked).toEqual(['h', 'he', 'hea', 'he']);
});

test('what was rejected is asked for again', async () => {
  let isOnline = false;
  const load = remembering(async (href: string) => {
    if (!isOnline) throw new Error('offline');
    return href;
  });
  await expect(load('/a')).rejects.toThrow('offline');
  isOnline = true;
  expect(await load('/a')).toBe('/a');
  expect(load('/a')).toBe(load('/a'));
});

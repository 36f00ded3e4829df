import { expect, test } from 'vitest';
import { markExternalLinks, putInOrder } from './content-loader.ts';

test('a link to another site opens a new tab and says so', () => {
  const html = markExternalLinks(
    '<p>See <a href="https://creativecommons.org/">the license</a>.</p>',
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('the license<span class="visually-hidden"> (opens in a new tab)</span>');
});

test.each([
  '<a href="/stories">Stories</a>',
  '<a href="#top">Top</a>',
  '<a href="tel:911">911</a>',
])('%s stays as it is', (html) => {
  expect(markExternalLinks(html)).toBe(html);
});

/** A store as Astro keeps it: in the order in which entries came. */
function storeOf(...ids: string[]) {
  const entries = new Map(ids.map((id) => [id, { id, data: { title: id } }]));
  let clears = 0;
  return {
    keys: () => [...entries.keys()],
    get: (id: string) => entries.get(id),
    set: (entry: { id: string; data: { title: string } }) => {
      entries.set(entry.id, entry);
      return true;
    },
    clear: () => {
      clears += 1;
      entries.clear();
    },
    clears: () => clears,
  };
}

test('entries stand in the order of their files, whichever was written last', () => {
  const store = storeOf('a', 'c', 'd', 'b');
  putInOrder(store as never, ['a', 'b', 'c', 'd']);
  expect(store.keys()).toEqual(['a', 'b', 'c', 'd']);
  expect(store.get('b')?.data).toEqual({ title: 'b' });
});

test('entries that are in order are left alone, also where one could not be read', () => {
  const store = storeOf('a', 'c');
  putInOrder(store as never, ['a', 'b', 'c']);
  expect(store.keys()).toEqual(['a', 'c']);
  expect(store.clears()).toBe(0);
});

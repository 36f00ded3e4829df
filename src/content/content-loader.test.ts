import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { contentLoader, markExternalLinks, putInOrder } from './content-loader.ts';
import { canBeDraft } from './draft.ts';
import type { Kind } from './kind.ts';

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

/** The ids that the loader of a kind stores for the build, given the text of one file of it. */
async function storedIds(kind: Kind, text: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'loader-'));
  await mkdir(join(root, kind.folder), { recursive: true });
  await writeFile(join(root, kind.folder, `unfinished.${kind.format}`), text);
  const ids: string[] = [];
  const context = {
    parseData: async ({ data }: { data: unknown }) => data,
    renderMarkdown: async () => ({ html: '' }),
    store: { ...storeOf(), set: ({ id }: { id: string }) => ids.push(id) },
  };
  await contentLoader(kind, false, { own: root }).load(context as never);
  await rm(root, { recursive: true });
  return ids;
}

test.each(Object.entries<Kind>(kinds).filter(([, kind]) => canBeDraft(kind)))(
  'a draft among the %s is no part of the built site',
  async (_, kind) => {
    const textWith = (fields: string) => (kind.format === 'md' ? `---\n${fields}---\n` : fields);
    expect(await storedIds(kind, textWith('title: A title\n'))).toEqual(['unfinished']);
    expect(await storedIds(kind, textWith('draft: true\ntitle: A title\n'))).toEqual([]);
  },
);

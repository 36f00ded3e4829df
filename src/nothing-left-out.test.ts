import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formOf } from '#content/form-of.ts';
import type { KindRow } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { allPages } from '#features/all-pages.ts';
import { pageWords, sitePages } from '#features/search/records/site-pages.ts';
import { searchedKinds, theOne } from '#features/search/records/source.ts';
import { contentSource } from '#features/search/testing/content-source.ts';
import { kinds } from '#kinds.ts';
import { sectionKeys } from '#site/navigation.ts';
import type { PageRow } from '#site/page-row.ts';

/*
 * A page is its words, a row, a view and a route; a kind of content is a schema with a row, a
 * loader, a view and a route (CONTRIBUTING.md, Recipes). Whatever is left out of these turns a test
 * red here, with a sentence that says what to do.
 */

const pageRows = Object.entries<PageRow>(allPages);
const kindRows = Object.entries<KindRow>(kinds);
const hrefs: readonly string[] = pageRows.map(([, { href }]) => href);
const source = contentSource();

/** The routes of pages, as addresses: `/about/vision`, `/resources/library/[...page]`. */
const routes = globSync('src/pages/**/*.astro')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\/_/.test(file))
  .map((file) => file.replace(/^src\/pages|(\/index)?\.astro$/g, '') || '/');

/** Routes that are no pages of the map: cards for other sites, and what a missing address shows. */
const unlisted = [/^\/embed\//, /\/404$/];

/** The address that the pages of a list, or of several languages, have in common. */
function withoutPart(route: string): string {
  return route.replace(/\/\[\.\.\.\w+\]$/, '');
}

/** Whether a route makes one page for each entry or row of its folder: `/stories/[storyId]`. */
function isForEach(route: string): boolean {
  return /\/\[\w+\]$/.test(route);
}

/** Whether there is a route for an address: of its own, of a list, or of all in its folder. */
function hasRoute(href: string): boolean {
  const folder = posix.dirname(href);
  return routes.some((route) => {
    if (isForEach(route)) return posix.dirname(route) === folder;
    return (
      withoutPart(route) === href || (route !== withoutPart(route) && withoutPart(route) === folder)
    );
  });
}

describe('of a page nothing is left out:', () => {
  test.each(pageRows)('%s has a route, a section and all words', (key, row) => {
    const { href, section } = row;
    expect(hasRoute(href), `${href} has a row and no route: add src/pages${href}.astro`).toBe(true);
    expect(sectionKeys, `"${section}" is no section: take one of site/navigation.ts`).toContain(
      section,
    );
    const page = sitePages.find((one) => one.href === href);
    const words = page && pageWords(page, source);
    expect(words?.title, `the words of ${key} have no title: add one`).not.toBe('');
    expect(words?.description, `the words of ${key} have no description: add one`).not.toBe('');
    for (const file of row.more ?? [])
      expect(kinds, `"${file}" of \`more\` is no kind`).toHaveProperty([file.split('/')[0] ?? '']);
  });

  test('every route is the page of a row, or of the entries of a kind', () => {
    const previews = kindRows.map(([, { preview = '' }]) => preview);
    const isKnown = (route: string) => {
      if (unlisted.some((pattern) => pattern.test(route))) return true;
      if (isForEach(route)) {
        const folder = posix.dirname(route).replace(/\/$/, '');
        return previews.includes(`${folder}/{id}`);
      }
      const href = withoutPart(route);
      return hrefs.includes(href) || hrefs.includes(href.replace(/\/all$/, ''));
    };
    const remedy = 'add a row to the table of the room, or `preview` to the row of the kind';
    expect(
      routes.filter((route) => !isKnown(route)),
      remedy,
    ).toEqual([]);
  });

  const closed = pageRows.filter(([, row]) => {
    const form = 'words' in row ? formOf(row.words) : undefined;
    return form?.is === 'group' && 'closing' in form.fields;
  });
  test.each(closed)('the closing call of %s is on its page', (_, { href }) => {
    const [route = ''] = globSync(`src/pages${href}{,/index,/[[]...page[]]}.astro`);
    const remedy = `put <ClosingLink slot="closing" …> into the route of ${href}`;
    expect(readFileSync(route, 'utf8'), remedy).toContain('closing');
  });

  test('no two rows have one address', () => {
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
  });

  test('every section of the site has a name in the map', () => {
    const names = theOne(source, 'searchPage').map.sections;
    expect(Object.keys(names).toSorted()).toEqual([...sectionKeys].toSorted());
  });
});

describe('of a kind of content nothing is left out:', () => {
  test.each(kindRows)('%s has files, and the page that its row names', (name, kind) => {
    const { preview, folder, only } = kind;
    const path = preview?.replace(/#.*/, '');
    const isShown = path === undefined || path === '/404' || hasRoute(path.replace('{id}', 'x'));
    expect(isShown, `no route is at ${preview}: add one, or mend \`preview\` of ${name}`).toBe(
      true,
    );
    const pattern = only ? `{${only.join(',')},}.${kind.format}` : `*.${kind.format}`;
    const files = globSync(`example/${folder}/${pattern}`);
    expect(files, `add the first entry of ${name} in example/${folder}`).not.toEqual([]);
    for (const id of only ?? [])
      expect(existsSync(`example/${folder}/${id}.${kind.format}`), `${id} of ${name}`).toBe(true);
  });

  const added = kindRows.filter(([, kind]) => kind.only === undefined);
  test.each(added)('%s says how staff call an entry, and which page it makes', (name, kind) => {
    const hasTitle = name === 'claims' || titleFieldOf(formOf(kind.schema)) !== undefined;
    expect(hasTitle, `mark the title in the schema of ${name} with entryTitle`).toBe(true);
    if (!kind.preview?.endsWith('/{id}')) return;
    expect(kind.weight, `say in the row of ${name} how heavy its page may be`).toBeDefined();
    expect(searchedKinds, `${name} is in no table of the rooms`).toHaveProperty([name]);
  });

  const withPages = added.filter(([, { preview }]) => preview?.endsWith('/{id}'));
  test.each(withPages)('no entry of %s can take the address of a page', (name, kind) => {
    const folder = posix.dirname(kind.preview ?? '');
    const ids = hrefs
      .filter((href) => posix.dirname(href) === folder)
      .map((href) => posix.basename(href));
    const remedy = `add them to \`reserved\` in the row of ${name}`;
    expect(
      ids.filter((id) => !kind.reserved?.includes(id)),
      remedy,
    ).toEqual([]);
  });

  const found = kindRows.flatMap(([name, { foundBy, schema }]) =>
    foundBy ? [{ name, foundBy, schema }] : [],
  );
  test('the field by which a search finds a kind is one of its fields', () => {
    for (const { name, foundBy, schema } of found) {
      const form = formOf(schema);
      const fields = form.is === 'group' ? Object.keys(form.fields) : [];
      expect(fields, `\`foundBy\` of ${name}`).toContain(foundBy);
    }
  });
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtPages } from '../support/built-files.ts';
import { dataBlocksOf } from '../support/head-data.ts';
import { schemaProblems } from '../support/schema-org.ts';

const pages = builtPages();
const blocks = pages.flatMap(({ path, html }) =>
  dataBlocksOf(html).map((block) => ({ path, block, data: JSON.parse(block) })),
);

/** Pages by path, the type of their structured data, and the properties that it needs. */
const kinds: readonly [RegExp, string, readonly string[]][] = [
  [/^\/$/, 'WebSite', ['name', 'url', 'potentialAction']],
  [/^\/about\/about-us$/, 'AboutPage', ['mainEntity']],
  [/^\/data$/, 'DataCatalog', ['name', 'description', 'license', 'dataset']],
  [/^\/evidence$/, 'Dataset', ['name', 'description', 'license', 'creator', 'distribution']],
  [/^\/resources\/key-messages$/, 'CollectionPage', ['mainEntity']],
  [/^\/resources\/rapid-response\/(?!kits)[\w-]+$/, 'WebPage', ['lastReviewed', 'citation']],
  [/^\/resources\/library\/(?!\d)[\w-]+$/, 'CreativeWork', ['name', 'publisher', 'datePublished']],
  [/^\/resources\/events-calendar\/(?!all)[\w-]+$/, 'Event', ['name', 'startDate', 'location']],
  [/^\/speakers\/profile\/(?!404)[\w-]+$/, 'Person', ['name', 'jobTitle', 'url']],
  [/^\/stories\/[\w-]+$/, 'AudioObject|VideoObject', ['name', 'thumbnailUrl', 'uploadDate']],
];

test('every kind of page says what it is, with what search engines ask of it', () => {
  for (const [pattern, types, properties] of kinds) {
    const alike = pages.filter(({ path }) => pattern.test(path));
    expect(alike.length, String(pattern)).toBeGreaterThan(0);
    for (const { path } of alike) {
      const [first, ...more] = blocks.filter((one) => one.path === path);
      expect(more, path).toEqual([]);
      expect(types.split('|'), path).toContain(first?.data['@type']);
      for (const property of properties) expect(first?.data, path).toHaveProperty(property);
    }
  }
});

test('all of it keeps to the vocabulary of schema.org', () => {
  expect(blocks.length).toBeGreaterThan(60);
  for (const { path, block, data } of blocks) {
    expect(data['@context'], path).toBe('https://schema.org');
    expect(block, path).not.toContain('<');
    expect(schemaProblems(data, path)).toEqual([]);
  }
});

test('every address of our own that it names is there', () => {
  const origin = new URL(blocks[0]?.data.url ?? '').origin;
  const named = blocks.flatMap(({ path, block }) =>
    [...block.matchAll(/"(https?:\/\/[^"{]+)"/g)].map(([, url = '']) => ({ path, url })),
  );
  const lost = named.filter(({ url }) => {
    const { origin: host, pathname } = new URL(url);
    if (host !== origin || pathname === '/') return false;
    return !['', '.html'].some((ending) => existsSync(join(outDir, `${pathname}${ending}`)));
  });
  expect(lost).toEqual([]);
});

test('the problems of wrong data are found', () => {
  const event = { '@type': 'Event', name: 'Talk', location: { '@type': 'Place', name: 'Here' } };
  expect(schemaProblems(event)).toEqual([]);
  expect(schemaProblems({ ...event, '@type': 'Evening' })).toHaveLength(1);
  expect(schemaProblems({ ...event, spaeker: 'Ana' })).toHaveLength(1);
  expect(schemaProblems({ ...event, location: { '@type': 'Claim', name: 'Here' } })).toHaveLength(
    1,
  );
  expect(schemaProblems({ ...event, eventStatus: 'https://schema.org/EventGone' })).toHaveLength(1);
});

test('the path of every page is told to machines as it is read', () => {
  const withPath = pages.filter(({ html }) => html.includes('aria-label="Breadcrumb"'));
  expect(withPath.length).toBeGreaterThan(60);
  for (const { path, html } of withPath) {
    const [, written = ''] =
      /<nav[^>]*aria-label="Breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
    // Capitals in the names of attributes make no difference.
    const list = written.replaceAll(/ item(prop|scope|type)=/gi, (name) => name.toLowerCase());
    expect(list, path).toContain('itemtype="https://schema.org/BreadcrumbList"');
    const items = list.split('<li').slice(1);
    items.forEach((item, index) => {
      expect(item, path).toMatch(
        /^ itemprop="itemListElement" itemscope(="")? itemtype="https:\/\/schema.org\/ListItem"/i,
      );
      expect(item, path).toContain(`<meta itemprop="position" content="${index + 1}"`);
      expect(/itemprop="name">([^<]+)</i.exec(item)?.[1], path).toBe(textOfHtml(`<li${item}`));
      expect(/<a [^>]*href="[^"]+" itemprop="item">/i.test(item), path).toBe(
        index < items.length - 1,
      );
    });
  }
});

/** The text of a piece of HTML. */
function textOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').trim();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ResourcesFile } from '#features/library/resources-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtPages } from '../support/built-files.ts';
import { dataBlocksOf } from '../support/head-data.ts';
import { childrenOf, childText, readXml } from '../support/xml.ts';

const text = (file: string) => readFileSync(join(outDir, file), 'utf8');
const read = (file: string) => JSON.parse(text(file));
const data: ResourcesFile = read('data/resources.json');
const documents = builtPages().filter(({ path }) => /^\/resources\/library\/[\w-]+$/.test(path));
const feed = readXml(text('resources/library/feed.xml'));
const entries = childrenOf(feed, 'entry');

test('the published library is what its published schema says', () => {
  const schema = read('data/resources.schema.json');
  expect(data.$schema).toBe(schema.$id);
  const formats = { uri: URL.canParse, date: (day: string) => !Number.isNaN(Date.parse(day)) };
  const validate = new Ajv2020({ allErrors: true, formats }).compile(schema);
  validate(data);
  expect(validate.errors ?? []).toEqual([]);
  const { title: _, ...nameless } = data.resources[0] ?? {};
  expect(validate({ ...data, resources: [nameless] })).toBe(false);
  expect(validate({ ...data, extra: true })).toBe(false);
  const [first] = data.resources;
  expect(validate({ ...data, resources: [{ ...first, published: 'last year' }] })).toBe(false);
});

test('the library names every document page of the build, newest first', () => {
  expect(data.resources.map(({ url }) => new URL(url).pathname).sort()).toEqual(
    documents.map(({ path }) => path).sort(),
  );
  const dates = data.resources.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  const exactness = { 4: 'year', 7: 'month', 10: 'day' } as Record<number, string>;
  for (const { published, datePrecision } of data.resources)
    expect(datePrecision).toBe(exactness[published.length]);
});

test('every document page says what it is about, in data that equals the published library', () => {
  for (const { path, html } of documents) {
    const [block = '', ...more] = dataBlocksOf(html);
    expect(more, path).toEqual([]);
    expect(block, path).not.toContain('<');
    const resource = data.resources.find(({ url }) => new URL(url).pathname === path);
    expect(JSON.parse(block), path).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: resource?.title,
      description: resource?.description,
      datePublished: resource?.published,
      publisher: { '@type': 'Organization', name: resource?.publisher },
      url: resource?.documentUrl,
      mainEntityOfPage: { '@type': 'WebPage', '@id': resource?.url },
    });
  }
});

test('the feed has what RFC 4287 asks, element by element, and every document once', () => {
  expect(feed.name).toBe('feed');
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
  const ids = [feed, ...entries].map((element) => {
    // Sections 4.1.1 and 4.1.2: id, title and updated exactly once.
    for (const name of ['id', 'title', 'updated'])
      expect(childText(element, name), name).toMatch(/\S/);
    expect(childText(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    // An author in each entry or in the feed, each with one name.
    for (const author of childrenOf(element, 'author'))
      expect(childText(author, 'name')).toMatch(/\S/);
    // Section 4.2.7: no two alternate links of one type.
    const alternates = childrenOf(element, 'link').filter(
      ({ attributes }) => attributes['rel'] === 'alternate',
    );
    expect(alternates).toHaveLength(1);
    return childText(element, 'id') ?? '';
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(1).sort()).toEqual(data.resources.map(({ url }) => url).sort());
  const self = childrenOf(feed, 'link').find(({ attributes }) => attributes['rel'] === 'self');
  expect(self?.attributes['href']).toBe(ids[0]);
  for (const entry of entries) expect(childText(entry, 'summary')).toMatch(/\S/);
  const updated = entries.map((entry) => childText(entry, 'updated') ?? '');
  expect(updated).toEqual(updated.toSorted((a, b) => b.localeCompare(a)));
  expect(childText(feed, 'updated')).toBe(updated[0]);
});

test('the library and its documents tell feed readers and machines where to look', () => {
  const pages = [text('resources/library.html'), ...documents.map(({ html }) => html)];
  for (const html of pages) {
    expect(html).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/resources\/library\/feed\.xml"/,
    );
    expect(html).toMatch(
      /<link rel="alternate" type="application\/json" href="\/data\/resources\.json"/,
    );
  }
});

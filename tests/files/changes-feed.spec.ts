import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ClaimsFile } from '#features/evidence/claims-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { childrenOf, childText, readXml } from '../support/xml.ts';

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const { claims }: ClaimsFile = JSON.parse(read('data/claims.json'));
const feed = readXml(read('evidence/changes.xml'));
const entries = childrenOf(feed, 'entry');

test('the feed of changes has what RFC 4287 asks, element by element', () => {
  expect(feed.name).toBe('feed');
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
  for (const element of [feed, ...entries]) {
    // Sections 4.1.1 and 4.1.2: id, title and updated exactly once; 4.2.6: an id is an IRI.
    for (const name of ['id', 'title', 'updated'])
      expect(childText(element, name), name).toMatch(/\S/);
    expect(childText(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(URL.canParse(childText(element, 'id') ?? '')).toBe(true);
    // Section 4.2.7: no two alternate links of one type.
    const links = childrenOf(element, 'link').map(({ attributes }) => attributes);
    expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
  }
  // Section 4.1.1: an author of the feed stands for its entries.
  expect(childrenOf(feed, 'author').map((author) => childText(author, 'name'))).toEqual([
    'Climate Health Voices',
  ]);
  const self = childrenOf(feed, 'link').find(({ attributes }) => attributes['rel'] === 'self');
  expect(new URL(self?.attributes['href'] ?? '').pathname).toBe('/evidence/changes.xml');
});

test('every change of every claim is an entry of its own, newest first', () => {
  expect(entries).toHaveLength(claims.flatMap(({ history }) => history).length);
  const ids = entries.map((entry) => childText(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const days = entries.map((entry) => childText(entry, 'updated') ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  expect(childText(feed, 'updated')).toBe(days[0]);
  const addresses = new Set(claims.map(({ url }) => url));
  for (const entry of entries) {
    const [link] = childrenOf(entry, 'link');
    expect(addresses).toContain(link?.attributes['href']);
    expect(childText(entry, 'summary')).toMatch(/\S/);
  }
});

test('the evidence page tells feed readers where the feed is', () => {
  expect(read('evidence.html')).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/evidence\/changes.xml"/,
  );
});

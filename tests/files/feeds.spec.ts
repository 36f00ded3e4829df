import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { childrenOf, childText, type ReadElement, readXml } from '../support/xml.ts';

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const files = new Set(builtFiles('**/*').map((file) => `/${file}`));
const stories = builtPages().filter(({ path }) => /^\/stories\/[\w-]+$/.test(path));
const rss = readXml(read('stories/podcast.xml'));
const channel = childrenOf(rss, 'channel')[0] as ReadElement;
const items = childrenOf(channel, 'item');
const feed = readXml(read('stories/feed.xml'));
const entries = childrenOf(feed, 'entry');

/** Types that Apple Podcasts takes, with the ending of their files. */
const appleTypes: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
};
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname;
const attributeOf = (element: ReadElement, child: string, name: string) =>
  childrenOf(element, child)[0]?.attributes[name];

test('the podcast has what RSS 2.0 and Apple ask of a show', () => {
  expect(rss.attributes['version']).toBe('2.0');
  for (const name of ['title', 'link', 'description', 'language', 'copyright', 'itunes:author']) {
    expect(childText(channel, name), name).toMatch(/\S/);
  }
  expect(childText(channel, 'itunes:explicit')).toMatch(/^(true|false)$/);
  expect(childText(channel, 'itunes:type')).toBe('episodic');
  expect(attributeOf(channel, 'itunes:category', 'text')).toBe('Health & Fitness');
  expect((childText(channel, 'description') ?? '').length).toBeLessThan(4000);
  const [self] = childrenOf(channel, 'atom:link');
  expect(self?.attributes).toMatchObject({ rel: 'self', type: 'application/rss+xml' });
  expect(files.has(pathOf(self?.attributes['href']))).toBe(true);
});

test('every story with a recording is an episode with all its parts, each once', () => {
  expect(items).toHaveLength(stories.length);
  const once = [
    'title',
    'link',
    'guid',
    'pubDate',
    'description',
    'itunes:duration',
    'itunes:explicit',
  ];
  for (const item of items) {
    for (const name of once) expect(childText(item, name), name).toMatch(/\S/);
    expect(childText(item, 'itunes:duration')).toMatch(/^\d+$/);
    expect(stories.map(({ path }) => path)).toContain(pathOf(childText(item, 'link')));
    expect(childText(item, 'description')).toContain('synthetic sample recording');
  }
  const guids = items.map((item) => childText(item, 'guid'));
  expect(new Set(guids).size).toBe(items.length);
  expect(guids).toEqual(items.map((item) => childText(item, 'link')));
});

test('every enclosure is a file of the build, of that length and type', () => {
  for (const item of items) {
    const all = childrenOf(item, 'enclosure');
    expect(all).toHaveLength(1);
    const { url, length, type = '' } = all[0]?.attributes ?? {};
    expect(files.has(pathOf(url)), url).toBe(true);
    expect(Number(length)).toBe(statSync(join(outDir, pathOf(url))).size);
    expect(pathOf(url).split('.').at(-1)).toBe(appleTypes[type]);
  }
});

test('every other file named in the feeds is in the build, with its true length', () => {
  for (const item of items) {
    for (const other of childrenOf(item, 'podcast:alternateEnclosure')) {
      const path = pathOf(attributeOf(other, 'podcast:source', 'uri'));
      expect(files.has(path), path).toBe(true);
      expect(Number(other.attributes['length'])).toBe(statSync(join(outDir, path)).size);
    }
  }
  for (const entry of entries) {
    for (const { attributes } of childrenOf(entry, 'link').filter(isEnclosure)) {
      const path = pathOf(attributes['href']);
      expect(files.has(path), path).toBe(true);
      expect(Number(attributes['length'])).toBe(statSync(join(outDir, path)).size);
    }
  }
});

test('every episode names its transcript, its people and its place', () => {
  for (const item of items) {
    const [captions, page] = childrenOf(item, 'podcast:transcript').map((one) => one.attributes);
    expect(captions).toMatchObject({ type: 'text/vtt', rel: 'captions', language: 'en-US' });
    expect(read(pathOf(captions?.['url']).slice(1))).toMatch(/^WEBVTT/);
    expect(page?.['type']).toBe('text/html');
    expect(childText(item, 'podcast:location')).toMatch(/^[^,]+, [A-Z]{2}$/);
    const people = childrenOf(item, 'podcast:person');
    expect(people.length).toBeGreaterThan(0);
    for (const { text, attributes } of people) {
      expect(text).toMatch(/^\S.{1,126}\S$/);
      if (attributes['img']) expect(files.has(pathOf(attributes['img']))).toBe(true);
      if (attributes['href']) expect(files.has(`${pathOf(attributes['href'])}.html`)).toBe(true);
    }
  }
});

test('the covers are square PNG pictures of the size that directories take', () => {
  for (const element of [channel, ...items]) {
    const path = pathOf(attributeOf(element, 'itunes:image', 'href'));
    const bytes = readFileSync(join(outDir, path));
    expect(bytes.subarray(1, 4).toString('latin1'), path).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1400, 1400]);
    expect(bytes.length, path).toBeLessThan(512_000);
  }
});

test('dates are written as RFC 822 asks, newest first, and none is the hour of the build', () => {
  const dates = items.map((item) => childText(item, 'pubDate') ?? '');
  for (const date of [...dates, childText(channel, 'lastBuildDate') ?? '']) {
    expect(date).toMatch(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
    expect(new Date(date).toUTCString()).toBe(date);
  }
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  // Players sort by these times, so no two episodes have the same.
  expect(new Set(times).size).toBe(times.length);
  expect(childText(channel, 'lastBuildDate')).toBe(dates[0]);
});

test('the podcast’s own id follows from its address and stays', () => {
  expect(childText(channel, 'podcast:guid')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(childText(channel, 'podcast:locked')).toBe('no');
});

test('the feed of stories has what RFC 4287 asks, element by element', () => {
  expect(feed.name).toBe('feed');
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(entries).toHaveLength(stories.length);
  const ids = [feed, ...entries].map((element) => {
    // Sections 4.1.1 and 4.1.2: id, title and updated exactly once.
    for (const name of ['id', 'title', 'updated'])
      expect(childText(element, name), name).toMatch(/\S/);
    expect(childText(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(URL.canParse(childText(element, 'id') ?? '')).toBe(true);
    // Section 4.1.1: an author in each entry or in the feed, each with one name.
    for (const author of childrenOf(element, 'author'))
      expect(childText(author, 'name')).toMatch(/\S/);
    // Section 4.2.7: no two alternate links of one type.
    const alternates = childrenOf(element, 'link').filter(
      ({ attributes }) => attributes['rel'] === 'alternate',
    );
    expect(alternates).toHaveLength(1);
    return childText(element, 'id');
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(childrenOf(feed, 'author')).toHaveLength(1);
  for (const entry of entries) expect(childText(entry, 'summary')).toMatch(/\S/);
});

test('stories and home tell feed readers where the feeds are', () => {
  for (const page of ['stories.html', 'index.html']) {
    const html = read(page);
    for (const [type, path] of [
      ['application/rss+xml', '/stories/podcast.xml'],
      ['application/atom+xml', '/stories/feed.xml'],
    ]) {
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="${type?.replace('+', '\\+')}" title="[^"]+" href="${path}"`,
        ),
      );
    }
  }
});

function isEnclosure({ attributes }: ReadElement): boolean {
  return attributes['rel'] === 'enclosure';
}

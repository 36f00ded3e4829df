import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles } from '../support/built-files.ts';
import { siteUrl } from '../support/site-url.ts';
import { childrenOf, childText, type ReadElement, readXml } from '../support/xml.ts';

/*
 * Rules of the W3C Feed Validator (github.com/w3c/feedvalidator: channel.py, item.py, itunes.py)
 * for every feed of the build.
 */

const feeds = builtFiles('**/*.xml')
  .filter((file) => !file.startsWith('sitemap'))
  .map((file) => ({ file, root: readXml(readFileSync(join(outDir, file), 'utf8')) }));
const atom = feeds.filter(({ root }) => root.name === 'feed');
const podcasts = feeds.flatMap(({ file, root }) =>
  childrenOf(root, 'channel').map((channel) => ({ file, channel })),
);

/** Elements that may occur several times in a channel, an episode, a feed or an entry. */
const many = /^(item|entry|link|author|category|itunes:category|atom:link|podcast:.*)$/;
/** Endings of files that podcast directories take. */
const playable = /\.(m4a|mp3|mov|mp4|m4v)$/;

/** Names of children that occur twice and may occur once. */
function twice(element: ReadElement): string[] {
  const names = element.children.map(({ name }) => name);
  return names.filter((name, place) => !many.test(name) && names.indexOf(name) !== place);
}

/** Texts of a feed that a program could take for markup. */
function markupIn(element: ReadElement, names: readonly string[]): string[] {
  return names.filter((name) =>
    /<\/?\w+[^>]*>|&(?:#\d+|\w+);/.test(childText(element, name) ?? ''),
  );
}

function isPast(moment: string | undefined): boolean {
  return moment !== undefined && Date.parse(moment) < Date.now() + 24 * 60 * 60 * 1000;
}

test('every feed keeps to the rules for Atom', () => {
  expect(atom.length).toBeGreaterThan(0);
  for (const { file, root } of atom) {
    const entries = childrenOf(root, 'entry');
    const self = childrenOf(root, 'link').filter(({ attributes }) => attributes['rel'] === 'self');
    expect(self.map(({ attributes }) => attributes['href'])).toEqual([`${siteUrl}/${file}`]);
    for (const element of [root, ...entries]) {
      expect.soft(twice(element), file).toEqual([]);
      expect.soft(markupIn(element, ['title', 'subtitle', 'summary']), file).toEqual([]);
      expect.soft(isPast(childText(element, 'updated')), file).toBe(true);
    }
    for (const name of ['id', 'updated']) {
      const values = entries.map((entry) => childText(entry, name));
      expect.soft(new Set(values).size, `${file}: ${name}`).toBe(values.length);
    }
    // What comes after the first entry belongs to no entry.
    const names = root.children.map(({ name }) => name);
    expect.soft(names.slice(names.indexOf('entry')).filter((name) => name !== 'entry')).toEqual([]);
  }
});

test('every podcast keeps to the rules for RSS 2.0 and for directories', () => {
  expect(podcasts.length).toBeGreaterThan(0);
  for (const { file, channel } of podcasts) {
    const items = childrenOf(channel, 'item');
    const [self] = childrenOf(channel, 'atom:link');
    expect.soft(self?.attributes['href']).toBe(`${siteUrl}/${file}`);
    const [owner] = childrenOf(channel, 'itunes:owner');
    expect.soft(owner && childText(owner, 'itunes:email')).toMatch(/^[\w.+-]+@[\w.-]+$/);
    expect.soft((childText(channel, 'itunes:author') ?? '').length).toBeLessThanOrEqual(255);
    const names = channel.children.map(({ name }) => name);
    expect.soft(names.slice(names.indexOf('item')).filter((name) => name !== 'item')).toEqual([]);
    for (const element of [channel, ...items]) {
      expect.soft(twice(element), file).toEqual([]);
      expect.soft(markupIn(element, ['title', 'description', 'copyright']), file).toEqual([]);
      const [image] = childrenOf(element, 'itunes:image');
      expect.soft(image?.attributes['href']).toMatch(/^https:.*\.(jpg|png)$/);
    }
    for (const item of items) {
      const [enclosure] = childrenOf(item, 'enclosure');
      expect.soft(enclosure?.attributes['url']).toMatch(/^https:/);
      expect.soft(enclosure?.attributes['url']).toMatch(playable);
      expect.soft(enclosure?.attributes['length']).toMatch(/^[1-9]\d*$/);
      expect.soft(enclosure?.attributes['type']).toMatch(/^(audio|video)\/[\w.+-]+$/);
      expect.soft(childText(item, 'itunes:episodeType')).toMatch(/^(full|trailer|bonus)$/);
      expect.soft(isPast(childText(item, 'pubDate'))).toBe(true);
    }
    for (const name of ['guid', 'pubDate']) {
      const values = items.map((item) => childText(item, name));
      expect.soft(new Set(values).size, name).toBe(values.length);
    }
  }
});

test('every calendar that programs subscribe to says its name, its address and its pace once', () => {
  const calendars = builtFiles('calendar{,/*/*}.ics');
  expect(calendars.length).toBeGreaterThan(0);
  for (const file of calendars) {
    const lines = readFileSync(join(outDir, file), 'utf8').replaceAll('\r\n ', '').split('\r\n');
    // RFC 7986, sections 5.1, 5.2, 5.7 and 5.8: before the first component.
    const head = lines.slice(
      0,
      lines.findIndex((line, place) => place > 0 && /^BEGIN:/.test(line)),
    );
    for (const form of [
      /^NAME:./,
      /^DESCRIPTION:./,
      /^REFRESH-INTERVAL;VALUE=DURATION:P/,
      new RegExp(`^SOURCE;VALUE=URI:${siteUrl}/${file}$`),
      /^VERSION:2\.0$/,
      /^PRODID:./,
    ]) {
      expect
        .soft(
          head.filter((line) => form.test(line)),
          `${file}: ${form}`,
        )
        .toHaveLength(1);
    }
    expect
      .soft(
        lines.filter((line) => line.startsWith('METHOD:')),
        file,
      )
      .toEqual([]);
  }
});

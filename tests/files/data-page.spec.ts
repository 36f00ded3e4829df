import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { fileSizeLabel } from '#site/words.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { listedPages } from '../support/site-pages.ts';

const text = (file: string) => readFileSync(join(outDir, file), 'utf8');
const page = text('data.html');
const names = ['speakers', 'events', 'resources', 'claims'];
const embeds = builtPages().filter(({ path }) => path.startsWith('/embed/'));

test('every data file has a schema, a license and a notice, and the page tells of it in its true size', () => {
  expect(builtFiles('data/*.schema.json')).toHaveLength(names.length);
  for (const name of names) {
    const file = JSON.parse(text(`data/${name}.json`));
    expect(new URL(file.$schema).pathname).toBe(`/data/${name}.schema.json`);
    expect(file.license).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(file.notice).toContain('fictional');
    const { size } = statSync(join(outDir, 'data', `${name}.json`));
    const row = new RegExp(`href="/data/${name}\\.json".*?</tr>`, 's').exec(page)?.[0];
    expect(row, name).toContain(`>${fileSizeLabel(size)}<`);
    for (const field of Object.keys(file[name][0])) expect(page).toContain(`<code>${field}</code>`);
  }
});

test('every file under /data/, every feed and the first calendar are named on the page', () => {
  const published = [
    ...builtFiles('data/*.{json,csv,txt}'),
    ...builtFiles('**/*.xml').filter((file) => !/sitemap-\d+/.test(file)),
    'calendar.ics',
  ];
  expect(published.filter((file) => !page.includes(`href="/${file}"`))).toEqual([]);
  expect(text('data/license.txt')).toContain('fictional examples');
});

test('robots may read everything and are told where the map is', () => {
  const [, map = ''] = /^Sitemap: (\S+)$/m.exec(text('robots.txt')) ?? [];
  expect(builtFiles('*.xml')).toContain(new URL(map).pathname.slice(1));
  expect(text('robots.txt')).not.toMatch(/^Disallow: \S/m);
});

test('every speaker and hazard has a card for other sites, which is no page of ours to be listed', () => {
  const ids = (folder: string) =>
    builtFiles(`${folder}/*.html`).map((file) => file.split('/').at(-1));
  expect(ids('embed/speaker')).toEqual(ids('speakers/profile').filter((id) => id !== '404.html'));
  expect(ids('embed/hazard')).toEqual(
    ids('resources/rapid-response').filter((id) => id !== 'kits.html'),
  );
  expect(listedPages().filter((path) => path.startsWith('/embed'))).toEqual([]);
  for (const { path, html } of embeds) {
    expect(html, path).toMatch(/<meta name="robots" content="noindex">/);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(listedPages()).toContain(new URL(canonical).pathname);
    expect(html, path).not.toMatch(/<script|<iframe|<form| on[a-z]+=/i);
    // One document and, of a speaker, one picture.
    expect([...html.matchAll(/\s(?:src|srcset)="([^"]*)"/g)].length, path).toBeLessThan(4);
    for (const [, host] of html.matchAll(/\s(?:src|srcset)="(https?:)?\/\//g))
      expect(host).toBeUndefined();
    for (const [link] of html.matchAll(/<a [^>]*>/g))
      expect(link, path).toContain('target="_blank" rel="noopener"');
  }
});

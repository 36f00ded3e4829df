import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { outDir } from '#hosting/out-dir.ts';
import { fileSizeLabel } from '#site/words.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { guide, hazards, siteOrigin } from '../support/hazards.ts';
import { metaOf } from '../support/head-data.ts';

const pages = new Map(builtPages().map(({ path, html }) => [path, html]));
const lengths = ['ten', 'thirty', 'ninety'];

for (const { id, name } of hazards) {
  const html = pages.get(`${guide}/${id}`) ?? '';

  test(`every message on ${name} has a wide and a square card, as large and heavy as the page says`, async () => {
    for (const length of lengths) {
      for (const [file, width, height] of [
        [`share/hazards/${id}-${length}.png`, 1200, 630],
        [`resources/rapid-response/cards/${id}-${length}-square.png`, 1080, 1080],
      ] as const) {
        const path = join(outDir, file);
        expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width, height });
        const bytes = statSync(path).size;
        expect.soft(bytes, file).toBeLessThan(120_000);
        expect(html).toContain(`href="/${file}"`);
        expect(html).toContain(`(PNG, ${width} × ${height}, ${fileSizeLabel(bytes)})`);
      }
    }
  });

  test(`a link to the kit on ${name} is shared with the card of its shortest message`, () => {
    expect(metaOf(html, 'og:image')).toBe(`${siteOrigin}/share/hazards/${id}-ten.png`);
    expect(metaOf(html, 'og:image:alt')).toMatch(/^Share card on .*: “.*” Source: .*Voices\.$/);
  });

  test(`the text file on ${name} is whole, and names its documents by their addresses`, () => {
    const text = readFileSync(join(outDir, `resources/rapid-response/${id}.txt`), 'utf8');
    expect(text.split('\n').slice(0, 3)).toEqual([
      name,
      'Rapid response kit. Climate Health Voices',
      `${siteOrigin}${guide}/${id}`,
    ]);
    for (const part of ['TEN SECONDS', 'THIRTY SECONDS', 'NINETY SECONDS', 'BEFORE', 'AFTER']) {
      expect.soft(text).toContain(part);
    }
    expect(text.match(/Source: [^\n]+ https:\/\//g)?.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/undefined|null|\{\w+\}|\[object/);
  });
}

test('there is a card for each message and no other', () => {
  const expected = hazards.length * lengths.length;
  expect(builtFiles('share/hazards/*.png')).toHaveLength(expected);
  expect(builtFiles('resources/rapid-response/cards/*.png')).toHaveLength(expected);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from './draw-share-card.tsx';
import { siteShareCard } from './share-card.ts';

const portrait = {
  file: 'example/speakers/amara-quill.svg',
  focus: 'center',
  since: 1998,
} as const;
const speaker = {
  site: 'Voices',
  title: 'Dr. Amara Quill',
  lines: ['Emergency physician'],
  tags: ['Extreme heat'],
  portrait,
};
const site = { name: 'Voices', tagline: 'Doctors who speak plainly.' };

test.each([
  ['a speaker', speaker],
  [
    'a speaker whose years in practice are not known',
    { ...speaker, portrait: { ...portrait, since: undefined } },
  ],
  ['the site', siteShareCard(site as Parameters<typeof siteShareCard>[0], 'Health voices')],
  ['a page with nothing but a title', { site: 'Voices', title: 'Terms', lines: [], tags: [] }],
])('the card of %s is a light PNG of 1200 by 630', async (_, card) => {
  const png = await drawShareCard(card);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(120_000);
});

test('the same card gives the same bytes', async () => {
  expect((await drawShareCard(speaker)).equals(await drawShareCard(speaker))).toBe(true);
});

test('a portrait that is not there is named', async () => {
  const card = { ...speaker, portrait: { ...portrait, file: 'example/speakers/nobody.svg' } };
  await expect(drawShareCard(card)).rejects.toThrow('example/speakers/nobody.svg');
});

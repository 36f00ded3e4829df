import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cachedBytes } from '#files/build-cache.ts';
import { drawHeadshot } from './draw-headshot.ts';
import { type HeadshotKind, type HeadshotView, headshotKinds, headshotName } from './headshot.ts';

type Speaker = CollectionEntry<'speakers'>;

/** A headshot's bytes, drawn once for the page that tells its size and the file itself. */
export async function headshotBytes({ data }: Speaker, kind: HeadshotKind): Promise<Buffer> {
  const portrait = await readFile(join('content', 'speakers', data.portrait));
  const order = { ...kind, focus: data.portraitFocus, credit: data.portraitCredit };
  return cachedBytes('headshots', [portrait, order], () => drawHeadshot(portrait, order));
}

/** The headshots of a speaker as the page offers them, with the true size of each file. */
export async function loadHeadshots(speaker: Speaker): Promise<HeadshotView[]> {
  return Promise.all(
    headshotKinds.map(async (kind) => {
      const jpeg = await headshotBytes(speaker, kind);
      const { width, height } = await sharp(jpeg).metadata();
      const href = `/speakers/headshots/${headshotName(speaker.id, kind)}.jpg`;
      return { ...kind, href, width, height, bytes: jpeg.length };
    }),
  );
}

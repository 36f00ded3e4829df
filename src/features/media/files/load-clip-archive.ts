import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPage } from '#content/load-page.ts';
import { clipEndings, clipNote, clipsFolder } from '#features/media/b-roll/clip-files.ts';
import { loadClips } from '#features/media/b-roll/load-clips.ts';
import type { Download } from '#files/downloads/download.ts';
import { archiveOf } from '#files/office/archive.ts';
import { clipNotes } from './clip-archive.ts';
import type { FileFrame } from './load-frame.ts';

/** All clips of the B-roll gallery with their stills, captions and descriptions, in one archive. */
export async function loadClipArchive({ site, home }: FileFrame): Promise<Download> {
  const { gallery } = await loadPage('mediaKitPage');
  const { license } = await loadPage('brandGuide');
  const clips = await loadClips();
  const dates = (await getCollection('clips')).map(({ data }) => data.made).sort();
  const date = dates.at(-1) ?? '';
  const notes = clips.map((clip) => ({ ...clip, files: namesOf(clip.id) }));
  const words = clipNotes(`${site}. ${gallery.title}`, clipNote, notes, gallery, [
    license.text,
    license.href,
    home.href,
  ]);
  return {
    path: 'media-kit/b-roll-gallery',
    type: 'zip',
    item: 'b-roll-gallery',
    name: gallery.title,
    date,
    make: async () => {
      const files = clips.flatMap(({ id }) => namesOf(id)).map(fileOf);
      const readMe = { 'READ-ME.txt': Buffer.from(words) };
      return archiveOf({ ...readMe, ...Object.fromEntries(await Promise.all(files)) }, date);
    },
  };
}

function namesOf(id: string): string[] {
  return [...clipEndings, 'jpg'].map((ending) => `${id}.${ending}`);
}

async function fileOf(path: string): Promise<[path: string, bytes: Uint8Array]> {
  return [path, await readFile(join('content', clipsFolder, path))];
}

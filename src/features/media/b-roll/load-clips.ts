import { type CollectionEntry, getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';
import { loadPage } from '#content/load-page.ts';
import { loadPicture } from '#content/load-picture.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import type { Download } from '#files/downloads/download.ts';
import { archiveOf } from '#files/office/archive.ts';
import { fillIn, inCapitals, textFile } from '#site/words.ts';
import type { FileFrame } from '../kit/kit-document.ts';
import { type ClipView, clipEndings, clipHref, clipNote, clipsFolder } from './clip.ts';

/**
 * Loads the clips of the gallery, in the order of their `order`. Throws for a video whose length
 * cannot be read; the content check reports it before a build.
 */
export async function loadClips(): Promise<ClipView[]> {
  const clips = await getCollection('clips');
  return Promise.all(clips.sort((a, b) => a.data.order - b.data.order).map(clipView));
}

/** Returns the names of all video and caption files of clips: `bus-stop.mp4`. */
export async function clipFileNames(): Promise<string[]> {
  const clips = await getCollection('clips');
  return clips.flatMap(({ id }) => clipEndings.map((ending) => `${id}.${ending}`));
}

/** Reads a file of a clip. Rejects for an unknown name. */
export function readClipFile(name: string): Promise<Buffer> {
  return readFile(join(contentFolders().own, clipsFolder, name));
}

async function clipView({ id, data }: CollectionEntry<'clips'>): Promise<ClipView> {
  const { title, description, credit, sample, poster } = data;
  const seconds = mediaLength(await readClipFile(`${id}.mp4`), 'mp4');
  if (seconds === undefined) throw new Error(`clips/${id}.mp4 cannot be read`);
  return {
    id,
    title,
    description,
    credit,
    sample,
    seconds: Math.round(seconds),
    poster: await loadPicture(clipsFolder, poster),
    captions: clipHref(id, 'vtt'),
    files: [await video('mp4', 'MP4'), await video('webm', 'WebM')],
  };

  async function video(ending: 'mp4' | 'webm', format: string) {
    const { length: bytes } = await readClipFile(`${id}.${ending}`);
    return { href: clipHref(id, ending), format, bytes };
  }
}

/** Loads the archive of all clips with stills, captions and descriptions; none without a clip. */
export async function loadClipArchive({ site, home }: FileFrame): Promise<Download[]> {
  const { gallery } = await loadPage('mediaKitPage');
  const { license } = await loadPage('brandGuide');
  const clips = await loadClips();
  const dates = (await getCollection('clips')).map(({ data }) => data.made).sort();
  const date = dates.at(-1);
  if (date === undefined) return [];
  const readMe = textFile([
    [`${site}. ${gallery.title}`, clipNote],
    ...clips.map(({ id, title, description, credit, seconds }) => [
      inCapitals(title),
      description,
      fillIn(gallery.length, { seconds: String(seconds) }),
      fillIn(gallery.credit, { credit }),
      ...namesOf(id).map((file) => `- ${file}`),
    ]),
    [license.text, license.href, home.href],
  ]);
  const archive: Download = {
    path: 'media-kit/b-roll-gallery',
    type: 'zip',
    item: 'b-roll-gallery',
    name: gallery.title,
    date,
    make: async () => {
      const names = clips.flatMap(({ id }) => namesOf(id));
      const files = names.map(async (name) => [name, await readClipFile(name)] as const);
      const entries = Object.fromEntries(await Promise.all(files));
      return archiveOf({ 'READ-ME.txt': Buffer.from(readMe), ...entries }, date);
    },
  };
  return [archive];
}

function namesOf(id: string): string[] {
  return [...clipEndings, 'jpg'].map((ending) => `${id}.${ending}`);
}

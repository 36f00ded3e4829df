import { type CollectionEntry, getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPicture } from '#content/load-picture.ts';
import { mediaLength } from '#features/stories/recordings/media-length.ts';
import { type ClipFileView, type ClipView, clipHref } from './clip.ts';
import { type ClipEnding, clipEndings, clipsFolder, clipTypes } from './clip-files.ts';

/** The clips of the gallery in their order. The content check made sure that their files are sound. */
export async function loadClips(): Promise<ClipView[]> {
  const clips = await getCollection('clips');
  return Promise.all(clips.sort((a, b) => a.data.order - b.data.order).map(clipView));
}

/** Names of all files of clips, for the route that hands them out. */
export async function clipFileNames(): Promise<string[]> {
  const clips = await getCollection('clips');
  return clips.flatMap(({ id }) => clipEndings.map((ending) => `${id}.${ending}`));
}

/** The bytes of one of them. Throws for a name that is none. */
export function readClipFile(name: string): Promise<Buffer> {
  return readFile(join('content', clipsFolder, name));
}

async function clipView({ id, data }: CollectionEntry<'clips'>): Promise<ClipView> {
  const { title, description, credit, sample, poster } = data;
  const seconds = mediaLength(await readClipFile(`${id}.mp4`), 'mp4');
  if (seconds === undefined) throw new Error(`content/clips/${id}.mp4 cannot be read`);
  return {
    ...{ id, title, description, credit, sample, seconds: Math.round(seconds) },
    poster: await loadPicture(clipsFolder, poster),
    captions: clipHref(id, 'vtt'),
    files: await Promise.all([fileView(id, 'mp4'), fileView(id, 'webm')]),
  };
}

async function fileView(id: string, ending: ClipEnding): Promise<ClipFileView> {
  const bytes = (await readClipFile(`${id}.${ending}`)).length;
  return { href: clipHref(id, ending), type: clipTypes[ending], format: formats[ending], bytes };
}

const formats = { mp4: 'MP4', webm: 'WebM', vtt: 'WebVTT' } as const;

import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import { endingsOf, recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import type { EntryKey, LoadedEntry } from '../protocol.ts';
import { contentOf, pathOf } from './entry-files.ts';
import { Refused } from './guards.ts';

type MediaFile = LoadedEntry['files'][number];

/** The labels of files beside an entry, by their ending. */
const labels: Record<string, string> = {
  m4a: 'Sound, M4A (every browser plays it)',
  opus: 'Sound, Opus (smaller, may be left out)',
  mp4: 'Film, MP4 (every browser plays it)',
  webm: 'Film, WebM (smaller)',
  vtt: 'Captions, WebVTT',
  json: 'Loudness for the waveform (may be left out)',
  jpg: 'Still picture',
};

/**
 * The recordings and captions that may lie beside a story or a clip, each with its size in bytes or
 * null where it is missing. `data` are the fields of the entry. None for other kinds.
 */
export async function mediaFilesOf(
  root: string,
  key: EntryKey,
  data: Record<string, unknown>,
): Promise<MediaFile[]> {
  const media = mediaPlace(key.kind, data);
  const files = media?.endings.map(async (ending): Promise<MediaFile> => {
    const name = `${key.id}.${ending}`;
    const found = await stat(join(contentOf(root), media.folder, name)).catch(() => undefined);
    return { name, ending, label: labels[ending] ?? ending, size: found?.size ?? null };
  });
  return Promise.all(files ?? []);
}

/**
 * Writes a recording, captions or a clip beside its entry, named after it, and returns its name.
 * Rejects with `Refused` for an empty file, and for an ending that no file of such an entry has.
 */
export async function saveMedia(
  root: string,
  key: EntryKey,
  ending: string,
  bytes: Buffer,
): Promise<{ name: string }> {
  const path = mediaPath(key, ending);
  if (bytes.length === 0) throw new Refused('This file is empty.');
  const file = join(contentOf(root), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return { name: posix.basename(path) };
}

/** Removes a recording, captions or a clip. */
export async function removeMedia(root: string, key: EntryKey, ending: string): Promise<void> {
  await rm(join(contentOf(root), mediaPath(key, ending)), { force: true });
}

/**
 * The path, inside the content folder, of the file beside an entry with this ending. Throws
 * `Refused` for an ending that no file of the kind has.
 */
export function mediaPath(key: EntryKey, ending: string): string {
  // Throws for an id that could lead anywhere else.
  pathOf(key);
  const path = mediaPathsOf(key).find((one) => one.endsWith(`.${ending}`));
  if (!path) throw new Refused(`No file that ends in ".${ending}" belongs to such an entry.`);
  return path;
}

/** Whether a name is that of a recording, captions or a clip which belongs to the entry. */
export function isMediaName(key: EntryKey, name: string): boolean {
  return mediaPathsOf(key).some((path) => posix.basename(path) === name);
}

/**
 * The paths of all files that may be named after an entry and are neither its own file nor a
 * picture, whether they are there or not.
 */
export function mediaPathsOf(key: EntryKey): string[] {
  // A story may be heard or seen: the files of both count. The two places of a clip are the same.
  const places = [mediaPlace(key.kind, { kind: 'audio' }), mediaPlace(key.kind, { kind: 'video' })];
  const paths = places.flatMap(
    (place) =>
      place?.endings.map((ending) => posix.join(place.folder, `${key.id}.${ending}`)) ?? [],
  );
  return [...new Set(paths)];
}

/**
 * The folder and the endings of the files beside an entry, which for a story depend on whether it
 * is heard or seen, by the field `kind` of `data`; undefined for kinds without such files.
 */
function mediaPlace(
  kind: string,
  data: Record<string, unknown>,
): { folder: string; endings: readonly string[] } | undefined {
  if (kind === 'clips') return { folder: clipsFolder, endings: clipEndings };
  if (kind !== 'stories') return undefined;
  const endings = endingsOf(data['kind'] === 'video' ? 'video' : 'audio');
  return { folder: recordingsFolder, endings };
}

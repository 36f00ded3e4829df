import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import { endingsOf, recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import type { EntryKey, LoadedEntry } from '../protocol.ts';
import { contentOf, pathOf } from './entry-files.ts';
import { Refused } from './guards.ts';

type MediaFile = LoadedEntry['files'][number];

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
 * The recordings and captions that may lie beside a story or a clip, given its fields; none for
 * other kinds.
 */
export async function mediaFilesOf(
  root: string,
  key: EntryKey,
  data: Record<string, unknown>,
): Promise<MediaFile[]> {
  const media = mediaOf(key.kind, data);
  const files = media?.endings.map(async (ending): Promise<MediaFile> => {
    const name = `${key.id}.${ending}`;
    const found = await stat(join(contentOf(root), media.folder, name)).catch(() => undefined);
    return { name, ending, label: labels[ending] ?? ending, size: found?.size ?? null };
  });
  return Promise.all(files ?? []);
}

/**
 * Writes a recording, captions or a clip beside its entry, named after it. Refuses endings that
 * such an entry has not.
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
 * The path of such a file from the top of the content folder. Refuses endings that no entry of the
 * kind has.
 */
export function mediaPath(key: EntryKey, ending: string): string {
  pathOf(key);
  const path = mediaPathsOf(key).find((one) => one.endsWith(`.${ending}`));
  if (!path) throw new Refused(`No file that ends in ".${ending}" belongs to such an entry.`);
  return path;
}

/** Whether a name is that of a recording, captions or a clip which belongs to the entry. */
export function isMediaName(key: EntryKey, name: string): boolean {
  return mediaPathsOf(key).some((path) => posix.basename(path) === name);
}

/** Every file that is named after an entry of a kind and is neither its own file nor a picture. */
export function mediaPathsOf(key: EntryKey): string[] {
  const all = [mediaOf(key.kind, { kind: 'audio' }), mediaOf(key.kind, { kind: 'video' })];
  const paths = all.flatMap(
    (one) => one?.endings.map((ending) => posix.join(one.folder, `${key.id}.${ending}`)) ?? [],
  );
  return [...new Set(paths)];
}

function mediaOf(
  kind: string,
  data: Record<string, unknown>,
): { folder: string; endings: readonly string[] } | undefined {
  if (kind === 'clips') return { folder: clipsFolder, endings: clipEndings };
  if (kind !== 'stories') return undefined;
  const endings = endingsOf(data['kind'] === 'video' ? 'video' : 'audio');
  return { folder: recordingsFolder, endings };
}

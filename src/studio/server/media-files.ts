import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import {
  endingsOf,
  peaksEnding,
  recordingsFolder,
} from '#features/stories/recordings/recording-files.ts';
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
  jpg: 'Still picture',
};

/**
 * The recordings and captions that may lie beside a story or a clip, each with its size in bytes or
 * null where it is missing. `data` are the fields of the entry. None for other kinds. The peaks of
 * the waveform are not among them: they come and go with their recording.
 */
export async function mediaFilesOf(
  root: string,
  key: EntryKey,
  data: Record<string, unknown>,
): Promise<MediaFile[]> {
  const media = mediaPlace(key.kind, data);
  const endings = media?.endings.filter((ending) => ending !== peaksEnding);
  const files = endings?.map(async (ending): Promise<MediaFile> => {
    const name = `${key.id}.${ending}`;
    const found = await stat(join(contentOf(root), mediaPath(key, ending))).catch(() => undefined);
    return { name, ending, label: labels[ending] ?? ending, size: found?.size ?? null };
  });
  return Promise.all(files ?? []);
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

import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { clipEndings, clipsFolder } from '#features/media/b-roll/clip.ts';
import {
  captionsEnding,
  endingsOf,
  mediaEndings,
  peaksEnding,
  posterEnding,
  recordingsFolder,
} from '#features/stories/recordings/recording-files.ts';
import type { BesideFile, EntryKey } from '../protocol.ts';
import { contentOf, pathOf } from './entry-files.ts';
import { Refused } from './guards.ts';

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
 * The recordings, captions and pictures that may lie beside a story, heard or seen, or beside a
 * clip; each with its size in bytes, or null where it is missing. None for other kinds. The peaks
 * of the waveform are not among them: they come and go with their recording.
 */
export async function mediaFilesOf(root: string, key: EntryKey): Promise<BesideFile[]> {
  const paths = mediaPathsOf(key).filter((path) => !path.endsWith(`.${peaksEnding}`));
  const files = paths.map(async (path): Promise<BesideFile> => {
    const found = await stat(join(contentOf(root), path)).catch(() => undefined);
    const ending = posix.extname(path).slice(1);
    const of = key.kind === 'stories' ? storyKindOf(ending) : undefined;
    return {
      name: posix.basename(path),
      ending,
      label: labels[ending] ?? ending,
      size: found?.size ?? null,
      ...(of && { of }),
    };
  });
  return Promise.all(files);
}

/**
 * The only kind of story that files with an ending belong to; undefined where both may have one.
 */
function storyKindOf(ending: string): BesideFile['of'] {
  const isHeard = endingsOf('audio').includes(ending);
  const isSeen = endingsOf('video').includes(ending);
  if (isHeard && isSeen) return undefined;
  return isHeard ? 'audio' : 'video';
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
  const inFolder = (folder: string, endings: readonly string[]) =>
    endings.map((ending) => posix.join(folder, `${key.id}.${ending}`));
  if (key.kind === 'clips') return inFolder(clipsFolder, clipEndings);
  if (key.kind !== 'stories') return [];
  // A story may be heard or seen: the files of both count.
  const recordings = [...mediaEndings.audio, ...mediaEndings.video];
  const others = [captionsEnding, peaksEnding, posterEnding];
  return inFolder(recordingsFolder, [...recordings, ...others]);
}

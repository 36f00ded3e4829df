import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#content/write-file.ts';
import {
  neededEnding,
  peaksEnding,
  peaksSchema,
} from '#features/stories/recordings/recording-files.ts';
import type { Draft, EntryKey, WaitingFile } from '../protocol.ts';
import { placeType } from '../upload-rules.ts';
import { contentOf } from './entry-files.ts';
import { finishPicture, finishStill } from './examine-picture.ts';
import { Refused } from './guards.ts';
import { mediaPath } from './media-files.ts';
import { picturePath } from './save-picture.ts';
import type { Trash } from './trash.ts';
import { findWaiting, waitingBytes } from './waiting-files.ts';

/** A file to be written beside an entry; null removes it. `path` is inside the content folder. */
interface FilePut {
  path: string;
  bytes: Buffer | null;
}

/**
 * The files that go to their places with a draft. Nothing is written yet. Rejects with `Refused`
 * where a file is not waiting any more, or was chosen for another entry or place.
 */
export async function filesToPut(root: string, draft: Draft): Promise<FilePut[]> {
  const puts: FilePut[] = [];
  for (const [place, file] of Object.entries(draft.uploads ?? {})) {
    if (file === null) puts.push(...removals(draft, place));
    else puts.push(...(await arrivals(root, draft, place, file)));
  }
  return puts;
}

/** The entry whose files are put or removed, with its title. */
interface TitledKey extends EntryKey {
  title: string;
}

/**
 * Puts the files of a draft into their places, before its entry names them. A file that is replaced
 * goes into the trash.
 */
export async function putFiles(
  root: string,
  puts: readonly FilePut[],
  { kind, id, title }: TitledKey,
  trash: Trash,
): Promise<void> {
  for (const { path, bytes } of puts) {
    if (bytes === null) continue;
    await trash.keep([path], { kind, id, title, why: 'replaced' });
    await writeWhole(join(contentOf(root), path), bytes);
  }
}

/** Moves the files that a draft removes into the trash, after its entry was written. */
export async function removePutFiles(
  puts: readonly FilePut[],
  { kind, id, title }: TitledKey,
  trash: Trash,
): Promise<void> {
  const removed = puts.filter(({ bytes }) => bytes === null).map(({ path }) => path);
  await trash.remove(removed, { kind, id, title, why: 'deleted' });
}

async function arrivals(
  root: string,
  key: EntryKey,
  place: string,
  file: WaitingFile,
): Promise<FilePut[]> {
  const waiting = await findWaiting(root, String(file?.token));
  if (waiting?.kind !== key.kind || waiting.id !== key.id || waiting.place !== place) {
    const name = typeof file?.name === 'string' ? file.name : 'you chose';
    throw new Refused(
      `The file “${name}” is not waiting here any more. Choose it again, then save.`,
    );
  }
  const bytes = await readFile(waitingBytes(waiting.folder));
  switch (placeType(place)) {
    case 'picture': {
      const name = `${key.id}.${waiting.file.picture?.isDrawing ? 'svg' : 'jpg'}`;
      const picture = await finishPicture(bytes, file.picture?.cut);
      return [{ path: picturePath(key, name), bytes: picture }];
    }
    case 'still':
      return [{ path: mediaPath(key, 'jpg'), bytes: await finishStill(bytes) }];
    default:
      return [
        { path: mediaPath(key, place.slice(1)), bytes },
        ...peaksPut(key, place, file.peaks, bytes),
      ];
  }
}

/** The files that go where a recording, captions or a still picture is removed. */
function removals(key: EntryKey, place: string): FilePut[] {
  // A picture goes by leaving its name out of its field (`picturesLeft`).
  if (placeType(place) === 'picture') return [];
  const path = mediaPath(key, place.slice(1));
  return [{ path, bytes: null }, ...peaksPut(key, place, undefined, undefined)];
}

/**
 * The peaks that come or go with the main recording of a story; none for other files. Those of an
 * earlier recording go in any case, since they would draw another sound.
 */
function peaksPut(
  key: EntryKey,
  place: string,
  peaks: unknown,
  recording: Buffer | undefined,
): FilePut[] {
  const mainPlaces = [`.${neededEnding('audio')}`, `.${neededEnding('video')}`];
  if (key.kind !== 'stories' || !mainPlaces.includes(place)) return [];
  const path = mediaPath(key, peaksEnding);
  if (!recording) return [{ path, bytes: null }];
  const of = createHash('sha256').update(recording).digest('hex');
  const { data } = peaksSchema.safeParse({ of, peaks });
  return [{ path, bytes: data ? Buffer.from(`${JSON.stringify(data)}\n`) : null }];
}

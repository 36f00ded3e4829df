import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreparedFile, prepareFile } from '#content/write-file.ts';
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
    if (file === null) puts.push(...(await removals(root, draft, place)));
    else puts.push(...(await arrivals(root, draft, place, file)));
  }
  // Where a film comes and the sound goes, the waveform of the film stays.
  const arriving = new Set(puts.filter(({ bytes }) => bytes !== null).map(({ path }) => path));
  return puts.filter(({ path, bytes }) => bytes !== null || !arriving.has(path));
}

/** A new text for a file. `path` is inside the content folder. */
interface TextPut {
  path: string;
  text: string;
}

/**
 * Puts the files of a draft into their places, and after them the text of its entry, where there is
 * a new one. All of them are written under other names first; then `keep` is called with the paths
 * of the files, to keep those that are replaced; then they take their places. So a full disk
 * changes nothing. Rejects with `FileTrouble`, or as `keep` does.
 */
export async function putTogether(
  root: string,
  puts: readonly FilePut[],
  entry: TextPut | undefined,
  keep: (paths: string[]) => Promise<void>,
): Promise<void> {
  const arriving = puts.flatMap(({ path, bytes }) => (bytes === null ? [] : [{ path, bytes }]));
  const files = [...arriving, ...(entry ? [{ path: entry.path, bytes: entry.text }] : [])];
  const prepared: PreparedFile[] = [];
  try {
    for (const { path, bytes } of files)
      prepared.push(await prepareFile(join(contentOf(root), path), bytes));
    await keep(arriving.map(({ path }) => path));
    for (const file of prepared) await file.putInPlace();
  } catch (error) {
    await Promise.all(prepared.map((file) => file.drop()));
    throw error;
  }
}

/** The paths of the files that a draft removes. */
export function removedBy(puts: readonly FilePut[]): string[] {
  return puts.flatMap(({ path, bytes }) => (bytes === null ? [path] : []));
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
async function removals(root: string, key: EntryKey, place: string): Promise<FilePut[]> {
  // A picture goes by leaving its name out of its field (`picturesLeft`).
  if (placeType(place) === 'picture') return [];
  const path = mediaPath(key, place.slice(1));
  const isMeasured = await hasPeaksOf(root, key, path);
  return [{ path, bytes: null }, ...(isMeasured ? [peaksRemoval(key)] : [])];
}

/** Whether the waveform beside an entry is that of the recording at a path. */
async function hasPeaksOf(root: string, key: EntryKey, path: string): Promise<boolean> {
  if (key.kind !== 'stories') return false;
  const inContent = (file: string) => join(contentOf(root), file);
  const peaks = await readFile(inContent(mediaPath(key, peaksEnding)), 'utf8').catch(() => '');
  const recording = await readFile(inContent(path)).catch(() => undefined);
  return recording !== undefined && peaks.includes(digestOf(recording));
}

function peaksRemoval(key: EntryKey): FilePut {
  return { path: mediaPath(key, peaksEnding), bytes: null };
}

/** SHA-256 of a recording, in hexadecimal, by which its waveform names it. */
function digestOf(recording: Buffer): string {
  return createHash('sha256').update(recording).digest('hex');
}

/**
 * The peaks that come with the main recording of a story; none for other files. Those of an earlier
 * recording go in any case, since they would draw another sound.
 */
function peaksPut(key: EntryKey, place: string, peaks: unknown, recording: Buffer): FilePut[] {
  const mainPlaces = [`.${neededEnding('audio')}`, `.${neededEnding('video')}`];
  if (key.kind !== 'stories' || !mainPlaces.includes(place)) return [];
  const { data } = peaksSchema.safeParse({ of: digestOf(recording), peaks });
  if (!data) return [peaksRemoval(key)];
  const bytes = Buffer.from(`${JSON.stringify(data)}\n`);
  return [{ path: mediaPath(key, peaksEnding), bytes }];
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionTimeProblems } from '#check/caption-problems.ts';
import { readText } from '#check/entry.ts';
import { clipFileProblems, readMedia } from '#check/media-problems.ts';
import { type Problem, problemSentence } from '#check/problem.ts';
import { troubleWith, writeWhole } from '#content/write-file.ts';
import { clipNote } from '#features/media/b-roll/clip.ts';
import { mediaLength, readMp4 } from '#features/stories/recordings/media-length.ts';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import { encodingOf, fileKindOf, headLength } from '../file-kind.ts';
import type { EntryKey, WaitingFile } from '../protocol.ts';
import {
  type FileRefusal,
  type PlaceType,
  placeType,
  refusals,
  whyRefused,
} from '../upload-rules.ts';
import { vttOfSrt } from '../vtt-of-srt.ts';
import { contentOf, formFor, pathOf } from './entry-files.ts';
import { examinePicture } from './examine-picture.ts';
import { Refused } from './guards.ts';
import { mediaPath } from './media-files.ts';
import {
  findWaiting,
  keepWaiting,
  newWaitingFolder,
  removeWaiting,
  waitingBytes,
} from './waiting-files.ts';

/** A file that was chosen for a place beside an entry. */
interface Arrival {
  key: EntryKey;
  /** As in `Uploads`. */
  place: string;
  /** Its name on the computer that it came from. */
  name: string;
  /** The token of the recording or the captions that wait beside it; empty without. */
  beside: string;
}

/** The findings in a file: facts for the page, and the bytes to be kept and to be shown. */
type Examined = Pick<WaitingFile, 'picture' | 'seconds' | 'note' | 'problems'> & {
  bytes: Buffer;
  view?: Buffer;
};

/**
 * Looks at a file and keeps it in the waiting folder until its draft is saved or given up. Nothing
 * is written in the content. Rejects with `Refused` for a place that no such entry has, and for a
 * file that cannot be used there, with how to make one that can.
 */
export async function receiveFile(
  root: string,
  arrival: Arrival,
  bytes: Buffer,
): Promise<WaitingFile> {
  const { key, place, name } = arrival;
  const type = typeOfPlace(key, place);
  const kind = fileKindOf(bytes.subarray(0, headLength));
  const refusal = whyRefused({ kind, size: bytes.length, name }, type, key.kind);
  if (refusal) throw refused(refusal);
  const { token, folder } = await newWaitingFolder(root).catch((error: unknown) => {
    throw troubleWith(name, error);
  });
  try {
    await writeWhole(waitingBytes(folder), bytes);
    const examined = await examine(root, arrival, type, { bytes, path: waitingBytes(folder) });
    const { bytes: kept, view, ...facts } = examined;
    if (kept !== bytes) await writeWhole(waitingBytes(folder), kept);
    const file = { token, name: name.slice(0, 200), size: bytes.length, ...facts };
    const ending = endingShown(type, file);
    await keepWaiting(folder, { kind: key.kind, id: key.id, place, ending, file }, view);
    return file;
  } catch (error) {
    await removeWaiting(root, [token]);
    // Its place in the folder of the studio says nothing to staff.
    throw troubleWith(name, error);
  }
}

/** The type of a place; throws `Refused` where entries of that kind have no such place. */
function typeOfPlace(key: EntryKey, place: string): PlaceType {
  // Throws for an id that could lead anywhere else.
  pathOf(key);
  const type = placeType(place);
  if (type === undefined) throw new Refused(`No file belongs to “${place}”.`);
  if (type !== 'picture') {
    mediaPath(key, place.slice(1));
    return type;
  }
  const form = formFor(key.kind);
  const field = form.is === 'group' ? form.fields[place] : undefined;
  if (field?.is !== 'picture') throw new Refused(`Such an entry has no picture “${place}”.`);
  return type;
}

function endingShown(type: PlaceType, { picture }: Pick<WaitingFile, 'picture'>): string {
  if (picture) return picture.isDrawing ? 'svg' : 'jpg';
  return type;
}

interface Stored {
  bytes: Buffer;
  /** Where the bytes are on disk. */
  path: string;
}

async function examine(
  root: string,
  arrival: Arrival,
  type: PlaceType,
  stored: Stored,
): Promise<Examined> {
  switch (type) {
    case 'picture':
    case 'still': {
      const { view, ...picture } = await examinePicture(stored.bytes);
      return { bytes: stored.bytes, picture, problems: [], ...(view && { view }) };
    }
    case 'vtt':
      return examineCaptions(root, arrival, stored.bytes);
    default:
      return examineRecording(root, arrival, type, stored);
  }
}

/** Looks at a recording or a clip: its length, and what the content check finds in it. */
async function examineRecording(
  root: string,
  { key, beside }: Arrival,
  type: Exclude<PlaceType, 'picture' | 'still' | 'vtt'>,
  { bytes, path }: Stored,
): Promise<Examined> {
  const seconds = mediaLength(bytes, type);
  if (seconds === undefined || !(seconds > 0)) throw refused(unreadable(bytes, type));
  // Whether it is a sample is for the fields of its entry to say, and for the check after saving.
  const found =
    key.kind === 'clips'
      ? await clipFileProblems(path, type === 'webm' ? 'webm' : 'mp4', bytes.includes(clipNote))
      : (await readMedia(path, type, bytes.includes(sampleLabel))).problems;
  const captions = await besideText(root, key, beside);
  const unfit = captions === undefined ? [] : captionSentences(key, captions, seconds);
  const problems = [
    ...found.map(problemSentence),
    ...unfit.slice(0, 1).map((words) => `The captions do not fit this recording. ${words}`),
  ];
  return { bytes, seconds, problems };
}

function unreadable(bytes: Buffer, type: PlaceType): FileRefusal {
  const isFilm = readMp4(bytes)?.hasPicture === true;
  if (type === 'm4a' && isFilm) return refusals.filmForSound;
  return type === 'mp4' && readMp4(bytes) ? refusals.soundForFilm : refusals.unreadable;
}

/** Looks at captions, and makes WebVTT in UTF-8 of SRT and of other encodings. */
async function examineCaptions(
  root: string,
  { key, beside }: Arrival,
  sent: Buffer,
): Promise<Examined> {
  const encoding = encodingOf(sent);
  const text =
    encoding === 'utf-8' ? sent.toString('utf8') : new TextDecoder(encoding).decode(sent);
  const isSrt = fileKindOf(Buffer.from(text.slice(0, headLength))) === 'srt';
  const bytes = isSrt || encoding !== 'utf-8' ? Buffer.from(isSrt ? vttOfSrt(text) : text) : sent;
  const note = isSrt ? 'These were SRT; WebVTT was made of them.' : undefined;
  const readable = readText('captions.vtt', bytes);
  const length = await besideLength(root, key, beside);
  const problems =
    readable.text === undefined
      ? readable.problems.map(problemSentence)
      : captionSentences(key, readable.text, length);
  return { bytes, problems, ...(note && { note }) };
}

/** The most problems of captions that are listed. */
const mostListed = 5;

/** The problems of captions beside a recording of this length in seconds, a sentence for each. */
function captionSentences(key: EntryKey, text: string, length: number | undefined): string[] {
  const file = mediaPath(key, 'vtt');
  const found: Problem[] = captionTimeProblems({ file, text, length });
  const listed = found.slice(0, mostListed).map((problem) => {
    return `Line ${problem.line}, ${problem.found}: ${problemSentence(problem)}`;
  });
  const others = found.length - listed.length;
  return others > 0 ? [...listed, `And ${others} more of this kind.`] : listed;
}

/** The captions that belong to a recording: those that wait, else those that are saved. */
async function besideText(root: string, key: EntryKey, token: string): Promise<string | undefined> {
  const path = await besidePath(root, key, token, 'vtt');
  return readFile(path, 'utf8').catch(() => undefined);
}

/** The length in seconds of the recording that captions belong to; undefined without one. */
async function besideLength(root: string, key: EntryKey, token: string) {
  const endings = ['m4a', 'mp4'] as const;
  for (const ending of endings) {
    const path = await besidePath(root, key, token, ending);
    const bytes = await readFile(path).catch(() => undefined);
    const length = bytes && mediaLength(bytes, ending);
    if (length !== undefined) return length;
  }
  return undefined;
}

/** The path on disk of the file with this ending: the one that waits, else the saved one. */
async function besidePath(root: string, key: EntryKey, token: string, ending: string) {
  const waiting = token === '' ? undefined : await findWaiting(root, token);
  const isIt =
    waiting?.kind === key.kind && waiting.id === key.id && waiting.place === `.${ending}`;
  if (isIt) return waitingBytes(waiting.folder);
  return endingExists(key, ending) ? join(contentOf(root), mediaPath(key, ending)) : '';
}

function endingExists(key: EntryKey, ending: string): boolean {
  return key.kind === 'stories' || ending !== 'm4a';
}

function refused({ words, steps }: FileRefusal): Refused {
  return new Refused(words, 400, steps);
}

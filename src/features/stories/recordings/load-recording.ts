import type { CollectionEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';
import { loadPicture } from '#content/load-picture.ts';
import { plainLines } from '#content/text-lines.ts';
import type { RecordingSource, RecordingView } from '../story.ts';
import { parseCaptions } from './captions.ts';
import { mediaLength } from './media-length.ts';
import * as files from './recording-files.ts';
import { passageOf, type TimedTurn, timedTurns, turnsOf } from './transcript.ts';

const folder = join(contentFolders().own, files.recordingsFolder);

/**
 * Loads the recording of a story; undefined until it is published. Rejects for media that cannot be
 * read, which the content check reports before.
 */
export async function loadRecording(
  story: CollectionEntry<'stories'>,
): Promise<RecordingView | undefined> {
  const { id, data, body = '' } = story;
  const { kind, recording } = data;
  const ending = files.neededEnding(kind);
  if (!recording || !existsSync(recordingPath(id, ending))) return undefined;
  const duration = mediaLength(await readFile(recordingPath(id, ending)), ending);
  if (duration === undefined) throw new Error(`${recordingPath(id, ending)} cannot be read`);
  const turns = turnsOf(body);
  const passage = passageOf(turns, recording);
  const captions = await readFile(recordingPath(id, files.captionsEnding));
  const { cues } = parseCaptions(captions.toString());
  return {
    kind,
    duration,
    sources: await loadSources(id, kind),
    captions: recordingHref(id, files.captionsEnding),
    captionsBytes: captions.length,
    poster: kind === 'video' ? await loadPoster(id) : undefined,
    peaks: await loadPeaks(id),
    cues,
    isSynthetic: recording.synthetic,
    isExcerpt: passage.length < turns.length,
    turns: timedTurns(passage, cues).turns.flatMap(recordedTurn),
  };
}

/** Returns a turn with the time of its first caption and of its last; none without captions. */
function recordedTurn({ cues, ...turn }: TimedTurn): RecordingView['turns'] {
  const [first] = cues;
  const last = cues.at(-1);
  return first && last ? [{ ...turn, start: first.start, end: last.end }] : [];
}

async function loadSources(
  id: string,
  kind: files.RecordingKind,
): Promise<RecordingView['sources']> {
  const endings = files.mediaEndings[kind].filter((ending) =>
    existsSync(recordingPath(id, ending)),
  );
  const sources = endings.map(async (ending) => {
    const { size: bytes } = await stat(recordingPath(id, ending));
    return { src: recordingHref(id, ending), type: files.mediaTypes[ending], bytes };
  });
  return (await Promise.all(sources)) as [RecordingSource, ...RecordingSource[]];
}

async function loadPoster(id: string): Promise<RecordingView['poster']> {
  if (!existsSync(recordingPath(id, files.posterEnding))) return undefined;
  return loadPicture(files.recordingsFolder, `./${id}.${files.posterEnding}`);
}

async function loadPeaks(id: string): Promise<readonly number[]> {
  const file = recordingPath(id, files.peaksEnding);
  if (!existsSync(file)) return [];
  return files.peaksSchema.parse(JSON.parse(plainLines(await readFile(file, 'utf8')))).peaks;
}

/** Returns the path of a file of the recording `id` in the content folder. */
function recordingPath(id: string, ending: string): string {
  return join(folder, `${id}.${ending}`);
}

/** Returns the path at which the site serves that file. */
function recordingHref(id: string, ending: string): string {
  return `/${files.recordingsFolder}/${id}.${ending}`;
}

const servedEndings: readonly string[] = [...Object.keys(files.mediaTypes), files.captionsEnding];

/** Returns the file names of the recordings and captions that the site serves. */
export async function recordingFileNames(): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => servedEndings.includes(name.split('.').at(-1) ?? '')).sort();
}

/** Returns the bytes of one of them. Rejects for an unknown name. */
export function readRecordingFile(name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}

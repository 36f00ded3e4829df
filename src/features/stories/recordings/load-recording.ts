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
import { passageOf, type TimedTurn, timesOf, turnsOf } from './transcript.ts';

const folder = join(contentFolders().own, files.recordingsFolder);

/**
 * A story → its recording; undefined until it is published. Throws for media that cannot be read,
 * which the content check reports before.
 */
export async function loadRecording(
  story: CollectionEntry<'stories'>,
): Promise<RecordingView | undefined> {
  const { id, data, body = '' } = story;
  const { kind, recording } = data;
  const needed = files.neededEnding(kind);
  if (!recording || !existsSync(fileOf(id, needed))) return undefined;
  const duration = mediaLength(await readFile(fileOf(id, needed)), needed);
  if (duration === undefined) throw new Error(`${fileOf(id, needed)} cannot be read`);
  const all = turnsOf(body);
  const passage = passageOf(all, recording);
  const captions = await readFile(fileOf(id, files.captionsEnding));
  return {
    kind,
    duration,
    sources: await sourcesOf(id, kind),
    captions: addressOf(id, files.captionsEnding),
    captionsBytes: captions.length,
    poster: kind === 'video' ? await posterOf(id) : undefined,
    peaks: await peaksOf(id),
    isSynthetic: recording.synthetic,
    isExcerpt: passage.length < all.length,
    turns: timesOf(passage, parseCaptions(captions.toString()).cues).turns.flatMap(recordedTurn),
  };
}

/** A turn with the time from its first caption to its last; none for a turn without captions. */
function recordedTurn({ cues, ...turn }: TimedTurn): RecordingView['turns'] {
  const [first] = cues;
  const last = cues.at(-1);
  return first && last ? [{ ...turn, start: first.start, end: last.end }] : [];
}

async function sourcesOf(id: string, kind: files.RecordingKind): Promise<RecordingView['sources']> {
  const endings = files.mediaEndings[kind].filter((ending) => existsSync(fileOf(id, ending)));
  const sources = endings.map(async (ending) => {
    const { size: bytes } = await stat(fileOf(id, ending));
    return { src: addressOf(id, ending), type: files.mediaTypes[ending], bytes };
  });
  return (await Promise.all(sources)) as [RecordingSource, ...RecordingSource[]];
}

async function posterOf(id: string): Promise<RecordingView['poster']> {
  if (!existsSync(fileOf(id, files.posterEnding))) return undefined;
  return loadPicture(files.recordingsFolder, `./${id}.${files.posterEnding}`);
}

async function peaksOf(id: string): Promise<readonly number[]> {
  const file = fileOf(id, files.peaksEnding);
  if (!existsSync(file)) return [];
  return files.peaksSchema.parse(JSON.parse(plainLines(await readFile(file, 'utf8')))).peaks;
}

function fileOf(id: string, ending: string): string {
  return join(folder, `${id}.${ending}`);
}

function addressOf(id: string, ending: string): string {
  return `/${files.recordingsFolder}/${id}.${ending}`;
}

const served: readonly string[] = [...Object.keys(files.mediaTypes), files.captionsEnding];

/** Names of the recordings and captions that the site serves. */
export async function recordingFileNames(): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => served.includes(name.split('.').at(-1) ?? '')).sort();
}

/** The bytes of one of them. Rejects for an unknown name. */
export function readRecordingFile(name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}

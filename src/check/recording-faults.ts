import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as files from '#features/stories/recordings/recording-files.ts';
import { endingsOf } from '#features/stories/recordings/recording-files.ts';
import { passageOf, type Turn, turnsOf } from '#features/stories/recordings/transcript.ts';
import { type RecordingField, storySchema } from '#features/stories/story.schema.ts';
import { captionFaults } from './caption-faults.ts';
import { fileFault } from './content-files.ts';
import { type Advice, type Entry, faultAt, type Ids } from './entry.ts';

import type { Fault } from './fault.ts';
import { besideAdvice, type MediaReading, readMedia } from './media-advice.ts';
import { readText } from './read-entry-file.ts';

/** Faults in the recordings of stories: every file must belong to a story, be sound and fit its transcript. */
export async function recordingFaults(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Fault[]> {
  const stories = entries.filter(({ kindName }) => kindName === 'stories');
  const stray = paths.filter((path) => !ids.get('stories')?.has(idOf(path)));
  const faults = stories.map((story) =>
    storyFaults(
      root,
      story,
      paths.filter((path) => idOf(path) === story.id),
    ),
  );
  return [...(await Promise.all(faults)).flat(), ...stray.map((path) => fileFault(path, noStory))];
}

/** A story whose fields are wrong is reported by the schema; its recording waits until they are mended. */
async function storyFaults(root: string, story: Entry, paths: readonly string[]): Promise<Fault[]> {
  const { success, data } = storySchema.safeParse(story.data);
  if (!success) return [];
  const { kind, recording } = data;
  if (!recording) return paths.map((path) => fileFault(path, notAnnounced));
  const endings = endingsOf(kind);
  const fits = (path: string) => endings.includes(endingOf(path));
  const other = paths.filter((path) => !fits(path));
  const turns = turnsOf(story.raw.body);
  const passage = passageOf(turns, recording);
  if (passage.length === 0) return [passageFault(story, recording, turns.length)];
  return [
    ...other.map((path) => fileFault(path, otherKind(kind, endings))),
    ...(await recordingFileFaults({
      root,
      id: story.id,
      kind,
      isSample: recording.synthetic,
      paths: paths.filter(fits),
      passage,
    })),
  ];
}

function passageFault(story: Entry, { from, to }: RecordingField, count: number): Fault {
  const field = to === undefined || (from !== undefined && from > count) ? 'from' : 'to';
  return faultAt(story, ['recording', field], field === 'to' ? to : from, noPassage(count));
}

function idOf(path: string): string {
  return posix.parse(path).name;
}

function endingOf(path: string): string {
  return posix.extname(path).slice(1);
}

const mostSecondsApart = 0.5;

/** The files of one recording and what they must fit. */
interface RecordingCheck {
  root: string;
  id: string;
  kind: files.RecordingKind;
  isSample: boolean;
  paths: readonly string[];
  passage: readonly Turn[];
}

/** Faults in the files of a recording. One that has no file yet has no fault: the page says that it is coming. */
async function recordingFileFaults(check: RecordingCheck): Promise<Fault[]> {
  const { id, kind, paths } = check;
  if (paths.length === 0) return [];
  const needed = pathOf(id, files.neededEnding(kind));
  const captions = pathOf(id, files.captionsEnding);
  const missing = [
    ...(paths.includes(needed) ? [] : [fileFault(needed, missingFile('main file'))]),
    ...(paths.includes(captions) ? [] : [fileFault(captions, missingFile('captions'))]),
  ];
  const media = await mediaOf(check);
  const length = media.get(needed)?.length;
  const faults = paths.map(async (path) => {
    const reading = media.get(path);
    if (reading) return lengthAdvice(reading, length).map((advice) => fileFault(path, advice));
    if (path === captions) return captionsOf(check, path, length);
    const main = paths.includes(needed) ? join(check.root, needed) : undefined;
    const advice = await besideAdvice(join(check.root, path), main);
    return advice.map((one) => fileFault(path, one));
  });
  return [...missing, ...(await Promise.all(faults)).flat()];
}

async function mediaOf({ root, id, kind, isSample, paths }: RecordingCheck) {
  const found = files.mediaEndings[kind].filter((ending) => paths.includes(pathOf(id, ending)));
  const readings = found.map(async (ending): Promise<[string, MediaReading]> => {
    const path = pathOf(id, ending);
    return [path, await readMedia(join(root, path), ending, isSample)];
  });
  return new Map(await Promise.all(readings));
}

function lengthAdvice({ length, advice }: MediaReading, needed: number | undefined): Advice[] {
  if (length === undefined || needed === undefined) return advice;
  if (Math.abs(length - needed) <= mostSecondsApart) return advice;
  return [...advice, otherLength(length, needed)];
}

async function captionsOf(
  { root, passage }: RecordingCheck,
  file: string,
  length: number | undefined,
): Promise<Fault[]> {
  const { text, faults } = readText(file, await readFile(join(root, file)));
  return text === undefined
    ? faults
    : [...faults, ...captionFaults({ file, text, passage, length })];
}

function pathOf(id: string, ending: string): string {
  return posix.join(files.recordingsFolder, `${id}.${ending}`);
}

const noStory: Advice = {
  problem: 'no story has this name',
  remedy: 'Name it like its story’s file, such as "two-fans.m4a", or delete it.',
};

const notAnnounced: Advice = {
  problem: 'the story of this name has no "recording", so nobody would hear this file',
  remedy: 'Add "recording:" with "synthetic: false" below it to the story, or delete the file.',
};

/** The file is of a kind that such a recording does not have. */
function otherKind(kind: string, endings: readonly string[]): Advice {
  const names = endings.map((ending) => `.${ending}`).join(', ');
  return {
    problem: `a recording of the kind "${kind}" has no such file`,
    remedy: `Delete it, or correct "kind" in the story. The files of this kind end in ${names}.`,
  };
}

function missingFile(what: string): Advice {
  return {
    problem: `other files of this recording are there, but not its ${what}`,
    remedy: 'Put it beside them, or delete the others.',
  };
}

function noPassage(count: number): Advice {
  return {
    problem: `the transcript has turns 1 to ${count}`,
    remedy: 'Write the numbers of the first and the last turn that are heard.',
  };
}

function otherLength(seconds: number, needed: number): Advice {
  return {
    problem: `it lasts ${seconds.toFixed(1)} s, but the main file ${needed.toFixed(1)} s`,
    remedy: 'Make it from the same recording, or delete it.',
  };
}

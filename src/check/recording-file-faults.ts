import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as files from '#features/stories/recordings/recording-files.ts';
import type { Turn } from '#features/stories/recordings/transcript.ts';
import { besideAdvice } from './beside-advice.ts';
import { captionFaults } from './caption-faults.ts';
import type { Advice } from './entry.ts';
import type { Fault } from './fault.ts';
import { type MediaReading, readMedia } from './media-advice.ts';
import * as words from './recording-words.ts';
import { fileFault } from './sort-files.ts';
import { readText } from './text-faults.ts';

const mostSecondsApart = 0.5;

/** The files of one recording and what they must fit. */
export interface RecordingCheck {
  root: string;
  id: string;
  kind: files.RecordingKind;
  isSample: boolean;
  paths: readonly string[];
  passage: readonly Turn[];
}

/** Faults in the files of a recording. One that has no file yet has no fault: the page says that it is coming. */
export async function recordingFileFaults(check: RecordingCheck): Promise<Fault[]> {
  const { id, kind, paths } = check;
  if (paths.length === 0) return [];
  const needed = pathOf(id, files.neededEnding(kind));
  const captions = pathOf(id, files.captionsEnding);
  const missing = [
    ...(paths.includes(needed) ? [] : [fileFault(needed, words.missingFile('main file'))]),
    ...(paths.includes(captions) ? [] : [fileFault(captions, words.missingFile('captions'))]),
  ];
  const media = await mediaOf(check);
  const length = media.get(needed)?.length;
  const faults = paths.map(async (path) => {
    const reading = media.get(path);
    if (reading) return mediaAdvice(reading, length).map((advice) => fileFault(path, advice));
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

function mediaAdvice({ length, advice }: MediaReading, needed: number | undefined): Advice[] {
  if (length === undefined || needed === undefined) return advice;
  if (Math.abs(length - needed) <= mostSecondsApart) return advice;
  return [...advice, words.otherLength(length, needed)];
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

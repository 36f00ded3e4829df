import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { choiceLabel } from '#content/field-label.ts';
import * as files from '#features/stories/recordings/recording-files.ts';
import { passageOf, type Turn, turnsOf } from '#features/stories/recordings/transcript.ts';
import { type RecordingField, storySchema } from '#features/stories/story.schema.ts';
import { captionProblems } from './caption-problems.ts';
import { type Entry, entriesOfKind, type Ids, problemAt, readText } from './entry.ts';
import { companionProblems, type MediaReading, readMedia } from './media-problems.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import { inTurn, remember } from './remember.ts';

/**
 * Problems in the recordings of stories: every file must belong to a story, be sound and fit its
 * transcript. `paths` are those of all recordings, inside the content folder.
 */
export async function recordingProblems(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Problem[]> {
  const byStory = Map.groupBy(paths, storyIdOf);
  const stray = paths.filter((path) => !ids.get('stories')?.has(storyIdOf(path)));
  const problems = entriesOfKind(entries, 'stories').map((story) =>
    storyProblems(root, story, byStory.get(story.id) ?? []),
  );
  return [
    ...(await Promise.all(problems)).flat(),
    ...stray.map((path) => fileProblem(path, texts.noStory)),
  ];
}

/**
 * The problems in the recording of one story. Where the fields of the story do not fit its schema,
 * that is the only problem, and its recording is not looked at.
 */
async function storyProblems(
  root: string,
  story: Entry,
  paths: readonly string[],
): Promise<Problem[]> {
  const { success, data } = storySchema.safeParse(story.data);
  if (!success) return [];
  const { kind, recording } = data;
  if (!recording) return paths.map((path) => fileProblem(path, texts.notAnnounced));
  const endings = files.endingsOf(kind);
  const isOfKind = (path: string) => endings.includes(posix.extname(path).slice(1));
  const pathsOfOtherKinds = paths.filter((path) => !isOfKind(path));
  const turns = turnsOf(story.raw.body);
  const passage = passageOf(turns, recording);
  if (passage.length === 0) return [passageProblem(story, recording, turns.length)];
  return [
    ...pathsOfOtherKinds.map((path) => fileProblem(path, otherKind(kind, endings))),
    ...(await recordingFileProblems({
      root,
      id: story.id,
      kind,
      isSample: recording.synthetic,
      paths: paths.filter(isOfKind),
      passage,
    })),
  ];
}

/** The problem that `from` or `to` is no turn of the transcript, which has `count` turns. */
function passageProblem(story: Entry, { from, to }: RecordingField, count: number): Problem {
  const field = to === undefined || (from !== undefined && from > count) ? 'from' : 'to';
  return problemAt(story, ['recording', field], field === 'to' ? to : from, texts.noPassage(count));
}

function storyIdOf(path: string): string {
  return posix.parse(path).name;
}

/** The most seconds by which the files of one recording may differ in length. */
const mostSecondsApart = 0.5;

/** The files of one recording, and what they must fit. */
interface RecordingCheck {
  root: string;
  /** The id of its story. */
  id: string;
  kind: files.RecordingKind;
  isSample: boolean;
  paths: readonly string[];
  passage: readonly Turn[];
}

/**
 * Problems in the files of a recording. One that has no file yet has no problem: the page says that
 * it is coming.
 */
async function recordingFileProblems(check: RecordingCheck): Promise<Problem[]> {
  const { root, id, kind, paths, passage } = check;
  if (paths.length === 0) return [];
  const needed = recordingPath(id, files.neededEnding(kind));
  const captions = recordingPath(id, files.captionsEnding);
  const missing = [
    ...(paths.includes(needed) ? [] : [fileProblem(needed, texts.missingFile('main file'))]),
    ...(paths.includes(captions) ? [] : [fileProblem(captions, texts.missingFile('captions'))]),
  ];
  const readings = await readMediaFiles(check);
  const length = readings.get(needed)?.length;
  const problems = paths.map(async (path) => {
    const reading = readings.get(path);
    if (reading) return lengthProblems(reading, length).map((one) => fileProblem(path, one));
    const file = join(root, path);
    if (path === captions) {
      const { text, problems } = readText(path, await readFile(file));
      if (text === undefined) return problems;
      return [...problems, ...captionProblems({ file: path, text, passage, length })];
    }
    const main = paths.includes(needed) ? join(root, needed) : undefined;
    const files = main === undefined ? [file] : [file, main];
    const read = () => inTurn(() => companionProblems(file, main));
    const companionTexts = await remember('companion', files, read);
    return companionTexts.map((text) => fileProblem(path, text));
  });
  return [...missing, ...(await Promise.all(problems)).flat()];
}

/** Reads the sound and video files of a recording, by path. */
async function readMediaFiles({ root, id, kind, isSample, paths }: RecordingCheck) {
  const found = files.mediaEndings[kind].filter((ending) =>
    paths.includes(recordingPath(id, ending)),
  );
  const readings = found.map(async (ending): Promise<[string, MediaReading]> => {
    const path = recordingPath(id, ending);
    const file = join(root, path);
    const read = () => inTurn(() => readMedia(file, ending, isSample));
    return [path, await remember(`recording, sample: ${isSample}`, [file], read)];
  });
  return new Map(await Promise.all(readings));
}

/** The problems of a file, and the one that it lasts longer or shorter than the main file. */
function lengthProblems(
  { length, problems }: MediaReading,
  needed: number | undefined,
): ProblemText[] {
  if (length === undefined || needed === undefined) return problems;
  if (Math.abs(length - needed) <= mostSecondsApart) return problems;
  return [...problems, texts.otherLength(length, needed)];
}

function recordingPath(id: string, ending: string): string {
  return posix.join(files.recordingsFolder, `${id}.${ending}`);
}

function otherKind(kind: string, endings: readonly string[]): ProblemText {
  const names = endings.map((ending) => `.${ending}`).join(', ');
  return {
    message: `a recording of the kind "${kind}" has no such file`,
    fix: `Delete it, or correct "kind" in the story. The files of this kind end in ${names}.`,
    inForm: `A story of the kind ${choiceLabel(kind)} has no such recording. Remove it, or choose the other kind above.`,
  };
}

const texts = {
  noStory: {
    message: 'no story has this name',
    fix: 'Name it like its story’s file, such as "two-fans.m4a", or delete it.',
  },
  notAnnounced: {
    message: 'the story of this name has no "recording", so nobody would hear this file',
    fix: 'Add "recording:" with "synthetic: false" below it to the story, or delete the file.',
    inForm:
      'Nobody would hear this: the story says nothing of a recording. Press “Add recording”, or remove it.',
  },
  missingFile: (what: string) => ({
    message: `other files of this recording are there, but not its ${what}`,
    fix: 'Put it beside them, or delete the others.',
    inForm: `Other parts of this recording are here, but not its ${what}. Choose it, or remove the others.`,
  }),
  noPassage: (count: number) => ({
    message: `the transcript has turns 1 to ${count}`,
    fix: 'Write the numbers of the first and the last turn that are heard.',
  }),
  otherLength: (seconds: number, needed: number) => ({
    message: `it lasts ${seconds.toFixed(1)} s, but the main file ${needed.toFixed(1)} s`,
    fix: 'Make it from the same recording, or delete it.',
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;

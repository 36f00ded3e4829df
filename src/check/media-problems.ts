import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { clipEndings, clipNote, clipsFolder, mostClipBytes } from '#features/media/b-roll/clip.ts';
import { parseCaptions } from '#features/stories/recordings/captions.ts';
import { mediaLength, readMp4 } from '#features/stories/recordings/media-length.ts';
import {
  type MediaEnding,
  mediaTypes,
  peaksEnding,
  peaksSchema,
  posterEnding,
  sampleLabel,
} from '#features/stories/recordings/recording-files.ts';
import { mostRecordingBytes } from '#features/stories/recordings/recording-limits.ts';
import { unreadProblems } from './caption-problems.ts';
import { type Entry, entriesOfKind, fieldValues, type Ids, parsedJson, readText } from './entry.ts';
import { rasterProblems } from './picture-problems.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import { isCutOff } from './recording-end.ts';
import { inTurn, remember } from './remember.ts';

/** A recording's file as it was read. */
export interface MediaReading {
  /** In seconds; undefined where it could not be read. */
  length?: number | undefined;
  problems: ProblemText[];
}

/**
 * Reads a recording's file, whose path on disk is `file`. A file over the limit is not read.
 * `isSample` says whether its story calls the recording synthetic.
 */
export async function readMedia(
  file: string,
  ending: MediaEnding,
  isSample: boolean,
): Promise<MediaReading> {
  const { size } = await stat(file);
  const kind = mediaTypes[ending].startsWith('audio') ? 'audio' : 'video';
  const limit = mostRecordingBytes[isSample ? 'sample' : 'real'][kind];
  if (size > limit) return { problems: [texts.tooHeavy(size, limit)] };
  const bytes = await readFile(file);
  const length = mediaLength(bytes, ending);
  if (length === undefined || !(length > 0)) return { problems: [texts.otherBytes(ending)] };
  if (isCutOff(bytes, ending)) return { length, problems: [texts.cutOff] };
  const isLabeled = bytes.includes(sampleLabel) === isSample;
  const label = isSample ? texts.noLabel : texts.stillSample;
  return { length, problems: [...mp4Problems(bytes), ...(isLabeled ? [] : [label])] };
}

function mp4Problems(bytes: Buffer): ProblemText[] {
  const mp4 = readMp4(bytes);
  if (!mp4) return [];
  return [
    ...(mp4.playsEverywhere ? [] : [texts.otherCodec]),
    ...(mp4.startsFast ? [] : [texts.startsLate]),
    ...(mp4.hasLocation ? [texts.placeInside] : []),
  ];
}

/** The most bytes of a still picture. */
const mostPosterBytes = 100_000;

/**
 * The problems of the peaks or of the still picture beside a recording. `file` is its path on disk,
 * `main` that of the recording's main file; undefined where that is missing.
 */
export async function companionProblems(
  file: string,
  main: string | undefined,
): Promise<ProblemText[]> {
  if (extname(file) === `.${peaksEnding}`) {
    return main ? peaksProblems(await readFile(file, 'utf8'), await readFile(main)) : [];
  }
  const { size } = await stat(file);
  if (size > mostPosterBytes) return [texts.tooHeavy(size, mostPosterBytes)];
  return rasterProblems(await readFile(file), posterEnding);
}

const deletePeaks = 'Delete the file: the player then shows an even line.';
const removePeaks = 'Remove it: the player then shows an even wave.';

function peaksProblems(text: string, recording: Buffer): ProblemText[] {
  const { success, data } = peaksSchema.safeParse(parsedJson(text));
  if (!success) return [texts.noPeaks];
  const digest = createHash('sha256').update(recording).digest('hex');
  if (data.of === digest) return [];
  return [texts.otherPeaks];
}

/**
 * Problems in the files of clips: each clip has its videos and captions, each file its clip, and
 * videos are light.
 */
export async function clipProblems(
  root: string,
  entries: readonly Entry[],
  ids: Ids,
  paths: readonly string[],
): Promise<Problem[]> {
  const clipIds = [...(ids.get('clips') ?? [])];
  const wanted = clipIds.flatMap((id) => clipEndings.map((ending) => clipPath(id, ending)));
  const clips = entriesOfKind(entries, 'clips').filter(({ data }) => data !== undefined);
  const checks = clips.flatMap((clip) =>
    clipEndings.map(async (ending) => {
      const path = clipPath(clip.id, ending);
      if (!paths.includes(path)) return [];
      const isSample = fieldValues(clip)['sample'] === true;
      if (ending === 'vtt') return clipCaptionProblems(path, await readFile(join(root, path)));
      const file = join(root, path);
      const read = () => inTurn(() => clipFileProblems(file, ending, isSample));
      const problems = await remember(`clip, sample: ${isSample}`, [file], read);
      return problems.map((problem) => fileProblem(path, problem));
    }),
  );
  const stray = paths.filter((path) => !wanted.includes(path));
  const absent = wanted.filter((path) => !paths.includes(path));
  return [
    ...stray.map((path) => fileProblem(path, texts.noClip)),
    ...absent.map((path) => fileProblem(path, texts.notThere)),
    ...(await Promise.all(checks)).flat(),
  ];
}

/** The problems of a clip's captions; without any caption is one. */
function clipCaptionProblems(path: string, bytes: Buffer): Problem[] {
  const { text, problems } = readText(path, bytes);
  if (text === undefined) return problems;
  const { cues, unread } = parseCaptions(text);
  if (unread.length > 0) return [...problems, ...unreadProblems(path, unread)];
  return cues.length > 0 ? problems : [...problems, fileProblem(path, texts.noCaption)];
}

/** The problems of a clip's video, whose path on disk is `file`. */
export async function clipFileProblems(
  file: string,
  ending: Exclude<(typeof clipEndings)[number], 'vtt'>,
  isSample: boolean,
): Promise<ProblemText[]> {
  const { size } = await stat(file);
  if (size > mostClipBytes) return [texts.tooHeavy(size, mostClipBytes)];
  const bytes = await readFile(file);
  if (mediaLength(bytes, ending) === undefined) return [texts.otherBytes(ending)];
  if (isCutOff(bytes, ending)) return [texts.cutOff];
  return isSample && !bytes.includes(clipNote) ? [texts.noClipLabel] : [];
}

function clipPath(id: string, ending: string): string {
  return posix.join(clipsFolder, `${id}.${ending}`);
}

/** Bytes in MB, rounded up, so that a file over a limit never reads as the limit. */
function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toFixed(1);
}

const texts = {
  noPeaks: {
    message: 'these are no peaks of a recording',
    fix: deletePeaks,
    inForm: `This does not hold the loudness of a recording. ${removePeaks}`,
  },
  otherPeaks: {
    message: 'the peaks were measured from another recording',
    fix: deletePeaks,
    inForm: `The loudness was measured from another recording. ${removePeaks}`,
  },
  otherCodec: {
    message: 'the sound is not AAC or the picture is not H.264, so some browsers cannot play it',
    fix: 'Export it as MP4 with H.264 and AAC, or as M4A with AAC.',
  },
  startsLate: {
    message: 'it can begin to play only when all of it is loaded',
    fix: 'Export it again with "fast start" (also called "web optimized").',
  },
  placeInside: {
    message: 'the recording tells where it was made (GPS)',
    fix: 'Export it again without location.',
  },
  noLabel: {
    message: 'the story says "synthetic: true", but the file does not say so inside',
    fix: `If people are heard, write "synthetic: false"; if a machine speaks, write this into the comment of the file: “${sampleLabel}”.`,
    inForm: `The box “Spoken by a machine” is ticked, but the recording does not say so inside. If people are heard, take the tick away; if a machine speaks, write this into the comment of the recording: “${sampleLabel}”.`,
  },
  stillSample: {
    message: 'the story says "synthetic: false", but this file is still the sample',
    fix: 'Put the real recording in its place, or delete it, or write "synthetic: true".',
    inForm:
      'The box “Spoken by a machine” is not ticked, but this is still the sample. Choose the real recording, or remove this one, or tick the box.',
  },
  tooHeavy: (bytes: number, most: number) => ({
    message: `the file has ${megabytes(bytes)} MB; at most ${megabytes(most)} MB are allowed here`,
    fix: 'Export it with a lower bit rate; the content guide says how.',
    inForm: `This has ${megabytes(bytes)} MB; at most ${megabytes(most)} MB are allowed here. Export it with a lower bit rate; the content guide says how.`,
  }),
  otherBytes: (ending: string) => ({
    message: `the file ends in ".${ending}" but is not such a recording, or is damaged`,
    fix: 'Export it again from the original; to change the name alone does not help.',
    inForm: `This is called .${ending} but is no such recording, or is damaged. Export it again from the original; to change the name alone does not help.`,
  }),
  cutOff: {
    message: 'the recording stops before its end: part of it is missing',
    fix: 'Copy or export it again from the original, and wait until that is done.',
  },
  noClip: {
    message: 'no clip has this name',
    fix: 'Name it like its clip’s file, such as "bus-stop.mp4", or delete it.',
  },
  notThere: {
    message: 'the clip has no such file',
    fix: 'Put it beside the clip’s words.',
    inForm: 'This part of the clip is missing. Choose it.',
  },
  noCaption: {
    message: 'there is no caption in it',
    fix: 'Write one, “[No sound]” at least, so that people who read captions miss nothing.',
  },
  noClipLabel: {
    message: 'the clip says "sample: true", but the file does not say so inside',
    fix: `If it was filmed, write "sample: false"; if not, write this into the comment of the file: “${clipNote}”.`,
    inForm: `The box “Sample” is ticked, but the film does not say so inside. If it was filmed, take the tick away; if not, write this into the comment of the film: “${clipNote}”.`,
  },
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;

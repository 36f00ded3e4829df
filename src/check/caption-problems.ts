import {
  type Cue,
  parseCaptions,
  type UnreadCaption,
} from '#features/stories/recordings/captions.ts';
import { type Turn, timedTurns } from '#features/stories/recordings/transcript.ts';
import {
  displayValue,
  fileProblem,
  type Problem,
  type ProblemText,
  problemSentence,
} from './problem.ts';

/** Seconds by which a caption may end after the recording, because encoders cut its last sound. */
const slack = 0.5;
/** Seconds for which a recording may go on after its last caption. */
const longestClose = 15;

interface CaptionCheck {
  /** Path inside the content folder. */
  file: string;
  /** The WebVTT in the file. */
  text: string;
  /** The turns of the transcript that are heard in the recording. */
  passage: readonly Turn[];
  /** Length of the recording in seconds; undefined where it could not be read. */
  length: number | undefined;
}

/**
 * Returns the problems in captions: their form, their times, and whether they hold the passage word
 * for word. While the file has parts that browsers drop, only those are reported, because the rest
 * cannot match the passage.
 */
export function captionProblems({ file, text, passage, length }: CaptionCheck): Problem[] {
  const { cues, unread } = parseCaptions(text);
  if (unread.length > 0) return unreadProblems(file, unread);
  const problemAtLine = problemIn(file);
  return [
    ...timeProblems(cues, length, problemAtLine),
    ...wordProblems(passage, cues, problemAtLine),
    ...closeProblems(cues, length, problemAtLine),
  ];
}

/**
 * The problems of captions that can be seen without their transcript: what no browser can read, and
 * times that are out of order or not in the recording.
 */
export function captionTimeProblems({
  file,
  text,
  length,
}: Omit<CaptionCheck, 'passage'>): Problem[] {
  const { cues, unread } = parseCaptions(text);
  if (unread.length > 0) return unreadProblems(file, unread);
  const problemAtLine = problemIn(file);
  return [
    ...timeProblems(cues, length, problemAtLine),
    ...closeProblems(cues, length, problemAtLine),
  ];
}

/** Returns one problem for each part of a caption file that browsers drop, at its line. */
export function unreadProblems(file: string, unread: readonly UnreadCaption[]): Problem[] {
  return unread.map(({ line, found, reason }) =>
    fileProblem(file, withWords(unreadTexts[reason], found), { line, found: displayValue(found) }),
  );
}

/** The most characters of a caption that a sentence in a form repeats. */
const longestQuote = 60;

/** The text of a problem; in a form, after the words of the caption, since that shows no place. */
function withWords(text: ProblemText, found: unknown): ProblemText {
  if (typeof found !== 'string' || found.trim() === '') return text;
  const words = found.trim().replaceAll(/\s+/g, ' ').slice(0, longestQuote);
  return { ...text, inForm: `At “${words}”: ${problemSentence(text)}` };
}

/** Returns a problem of the caption file at a line; `found` is what is written there. */
type ProblemAtLine = (line: number, found: unknown, words: ProblemText) => Problem;

function problemIn(file: string): ProblemAtLine {
  return (line, found, words) =>
    fileProblem(file, withWords(words, found), { line, found: displayValue(found) });
}

function timeProblems(
  cues: readonly Cue[],
  length: number | undefined,
  problemAtLine: ProblemAtLine,
): Problem[] {
  const [first] = cues;
  if (first && length !== undefined && first.start > length) {
    return [problemAtLine(first.line, first.text, captionTexts.beginsLate(first.start, length))];
  }
  return cues.flatMap((cue, index) => {
    const problem = timeProblem(cue, cues[index - 1], length);
    return problem ? problemAtLine(cue.line, cue.text, problem) : [];
  });
}

function timeProblem(
  cue: Cue,
  before: Cue | undefined,
  length = Infinity,
): ProblemText | undefined {
  if (cue.end <= cue.start) return captionTexts.endsEarly;
  if (before && cue.start < before.start) return captionTexts.notInOrder;
  return cue.end > length + slack ? captionTexts.beyondEnd(length) : undefined;
}

function wordProblems(
  passage: readonly Turn[],
  cues: readonly Cue[],
  problemAtLine: ProblemAtLine,
): Problem[] {
  const { difference } = timedTurns(passage, cues);
  if (!difference) return [];
  const { turn, cue } = difference;
  const line = (cue ?? cues.at(-1))?.line ?? 1;
  return [problemAtLine(line, cue?.text, turn ? notCovered(turn) : captionTexts.notInTranscript)];
}

function closeProblems(
  cues: readonly Cue[],
  length: number | undefined,
  problemAtLine: ProblemAtLine,
): Problem[] {
  const last = cues.at(-1);
  if (!last || length === undefined || length - last.end <= longestClose) return [];
  return [problemAtLine(last.line, last.text, captionTexts.endsLong(length - last.end))];
}

function notCovered({ number, speaker, text }: Turn): ProblemText {
  const start = text.length <= 40 ? text : `${text.slice(0, 39)}…`;
  return {
    message: `turn ${number} of the transcript (${speaker}: “${start}”) is not in the captions word for word`,
    fix: 'Write the same words and the same name in the captions and in the transcript.',
  };
}

/** The message and the fix for a part of the file that browsers drop, by what is missing in it. */
const unreadTexts: Record<UnreadCaption['reason'], ProblemText> = {
  header: {
    message: 'the first line of a caption file must be WEBVTT',
    fix: 'Save the captions in the format "WebVTT".',
    inForm: 'These are no captions of the kind WebVTT. Save them as WebVTT and choose them again.',
  },
  time: {
    message: 'a caption has no time that can be read, so browsers leave it out',
    fix: 'Write a line like "00:12.500 --> 00:15.000" above its words, and no empty line between them; delete the words if they are no caption.',
    inForm:
      'These words have no time that can be read, so browsers leave them out. Give them a time in the captions, such as 00:12.500 --> 00:15.000, and choose them again.',
  },
};

const anHour = 3600;

/** `1:00:12` for seconds. */
function clockTimeOf(seconds: number): string {
  const parts = [seconds / anHour, (seconds % anHour) / 60, seconds % 60].map(Math.floor);
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

const captionTexts = {
  endsEarly: {
    message: 'the caption ends before it begins',
    fix: 'Write an end that is later than its start.',
  },
  notInOrder: {
    message: 'the caption begins before the one above it',
    fix: 'Put the captions in the order in which they are heard, or correct the time.',
  },
  notInTranscript: {
    message: 'the captions go on after the last turn that the story says is heard',
    fix: 'Correct "recording.to" in the story, or delete the caption.',
    inForm:
      'The captions go on after the last turn that is heard. Correct “Last turn heard”, or choose captions that end there.',
  },
  beyondEnd: (length: number) => ({
    message: `the caption ends after the recording, which lasts ${length.toFixed(1)} s`,
    fix: 'Correct its times, or make the captions from this recording.',
  }),
  beginsLate: (start: number, length: number) => ({
    message: `the first caption begins at ${clockTimeOf(start)}, and the recording lasts ${clockTimeOf(length)}`,
    fix:
      start >= anHour
        ? 'Editing programs often count from one hour: let yours begin at 0:00:00 and save the captions again.'
        : 'Choose the captions of this recording.',
  }),
  endsLong: (seconds: number) => ({
    message: `the recording goes on for ${seconds.toFixed(0)} s after the last caption`,
    fix: 'Add what is said to the captions and the transcript, or cut the recording.',
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;

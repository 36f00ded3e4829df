import { decodeHTML } from 'entities';
import { textLines } from '#content/text-lines.ts';

/** One caption. */
export interface Cue {
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** Name of the speaker; absent for a sound. */
  speaker?: string | undefined;
  text: string;
  /** Line of the caption file, from 1. */
  line: number;
}

/**
 * A part of a caption file that every browser drops: the whole file without its header, or a block
 * without a time.
 */
export interface UnreadCaption {
  /** The thing that is missing. */
  reason: 'header' | 'time';
  /** Line of the file, from 1. */
  line: number;
  found: string;
}

/**
 * Returns the captions of a WebVTT file and the parts that are no captions, both in the order of
 * the file. It follows the parser of browsers step by step
 * (https://www.w3.org/TR/webvtt1/#file-parsing), so that nobody reads another text than the one
 * that was checked. Settings, notes, styles and regions are skipped.
 */
export function parseCaptions(file: string): { cues: Cue[]; unread: UnreadCaption[] } {
  const lines = textLines(file.replaceAll('\0', '\uFFFD'));
  const [first = ''] = lines;
  if (!/^WEBVTT(?:[ \t]|$)/.test(first)) {
    return { cues: [], unread: [{ reason: 'header', line: 1, found: first }] };
  }
  const cues: Cue[] = [];
  const unread: UnreadCaption[] = [];
  for (const block of blocksBelow(lines, headerEnd(lines))) {
    const cue = cueIn(block);
    if (cue) cues.push(cue);
    else if (!isSilent(block)) unread.push(unreadIn(block));
  }
  return { cues, unread };
}

const arrow = '-->';

/**
 * Returns the index of the line that ends the header: an empty one, or the first times where no
 * empty line stands before them.
 */
function headerEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && (line === '' || line.includes(arrow)));
  return end === -1 ? lines.length : end;
}

interface Block {
  /** Line of the file at which it begins, from 1. */
  line: number;
  lines: string[];
}

/**
 * Returns the blocks of a file from a line on. An empty line ends a block, and so does a line with
 * an arrow, which is the first line of the next one ("collect a WebVTT block"). Only where it is
 * the second line, under one without an arrow, does it belong to the block.
 */
function blocksBelow(lines: readonly string[], from: number): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of lines.entries()) {
    if (index < from) continue;
    if (line === '') {
      open = undefined;
      continue;
    }
    const isUnderId = open?.lines.length === 1 && !open.lines[0]?.includes(arrow);
    if (!open || (line.includes(arrow) && !isUnderId)) {
      open = { line: index + 1, lines: [] };
      blocks.push(open);
    }
    open.lines.push(line);
  }
  return blocks;
}

/** Returns the index of the line of a block that has its times; -1 where there is none. */
function timesIndex({ lines }: Block): number {
  return lines.findIndex((line) => line.includes(arrow));
}

const blanks = '[ \\t\\f]*';
const timestamp = '(?:(\\d+):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})(?!\\d)';
/**
 * Matches `00:01.000 --> 00:02.250`, with or without hours ("collect WebVTT cue timings and
 * settings"). Anything may follow the second time, a setting or not.
 */
const times = new RegExp(`^${blanks}${timestamp}${blanks}-->${blanks}${timestamp}`);

function cueIn(block: Block): Cue | undefined {
  const index = timesIndex(block);
  const match = times.exec(block.lines[index] ?? '');
  if (!match) return undefined;
  return {
    start: secondsOf(match.slice(1, 5)),
    end: secondsOf(match.slice(5, 9)),
    ...cueText(block.lines.slice(index + 1).join('\n')),
    line: block.line + index,
  };
}

/** Returns in seconds a time that is written in hours, minutes, seconds and milliseconds. */
function secondsOf([hours = '0', minutes, seconds, milliseconds]: readonly string[]): number {
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return wholeSeconds + Number(milliseconds) / 1000;
}

/** Returns whether a block is one that is never shown: a note, a style sheet, a region. */
function isSilent({ lines: [first = ''] }: Block): boolean {
  return /^NOTE(?:[ \t]|$)/.test(first) || /^(?:STYLE|REGION)[ \t\f]*$/.test(first);
}

function unreadIn(block: Block): UnreadCaption {
  const index = Math.max(timesIndex(block), 0);
  return { reason: 'time', line: block.line + index, found: block.lines[index] ?? '' };
}

/**
 * Returns the words of a caption on one line, without tags and with character references decoded,
 * and the first voice that it names (https://www.w3.org/TR/webvtt1/#cue-text-parsing). A tag that
 * is not closed reaches to the end.
 */
function cueText(written: string): Pick<Cue, 'speaker' | 'text'> {
  const words = written.split(/<[^>]*(?:>|$)/).map((part) => decodeHTML(part));
  // `Bo Lind` of `<v.loud Bo Lind>`.
  const voice = /<v(?:\.[^\s>]*)?\s+([^>]+)/.exec(written)?.[1];
  const speaker = onOneLine(decodeHTML(voice ?? ''));
  return { ...(speaker !== '' && { speaker }), text: onOneLine(words.join('')) };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

import { textLines } from '#content/text-lines.ts';
import type { RecordingField } from '../story.schema.ts';
import type { Cue } from './captions.ts';

/** The words of one person until another speaks, with sounds in [brackets]. */
export interface Turn {
  /** Its place in the whole transcript, from 1. */
  number: number;
  /** The name in the transcript, without degrees. */
  speaker: string;
  text: string;
}

/** The line that begins a turn. */
export interface Lead {
  speaker: string;
  /** The words after the name. */
  words: string;
}

const blank = '[^\\S\\n]*';
const clock = '[\\[(]?\\d{1,2}(?::\\d{2}){1,2}(?:[.,]\\d{1,3})?[\\])]?';
/** A time or a range of two, with what may stand around it: `[00:12]`, `00:12 --> 00:15`. */
const stamp = `(?:${clock}(?:${blank}(?:-->|[-–—])${blank}${clock})?${blank})?`;
const emphasis = '[*_]{1,4}';
const colon = '[:：]';
/** Matches such a line as `leadOf` describes. */
const leadPattern = new RegExp(
  `^${blank}${stamp}${emphasis}${blank}${stamp}(?<speaker>\\p{L}[^*_:：\\n]*?)${blank}${stamp}` +
    `(?:${colon}${blank}${emphasis}|${emphasis}${colon}${emphasis}(?=\\s|$)|${emphasis}${blank}${stamp}${colon})` +
    `${blank}${stamp}(?<words>.*)$`,
  'u',
);

/**
 * Returns who begins to speak in a line of a transcript; undefined for a line that goes on. The
 * name is emphasized and has a colon, inside (`**Ana:**`, `__Ana:__`) or outside (`**Ana**:`,
 * `*Ana* ：`), and may stand beside a time (`[00:12] **Ana:**`, `**Ana** (00:12):`), which is left
 * out.
 */
export function leadOf(line: string): Lead | undefined {
  const { speaker = '', words = '' } = leadPattern.exec(line)?.groups ?? {};
  return speaker === '' ? undefined : { speaker: onOneLine(speaker), words: words.trim() };
}

/**
 * Returns a text on one line, with the same letters written the same way: é is one character and
 * not e with a mark.
 */
function onOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the turns of a story by its body. Lines before the first name belong to nobody and are
 * left out, which the content check reports.
 */
export function turnsOf(body: string): Turn[] {
  const turns: Turn[] = [];
  for (const line of textLines(body)) {
    const lead = leadOf(line);
    const last = turns.at(-1);
    if (lead) {
      turns.push({
        number: turns.length + 1,
        speaker: lead.speaker,
        text: onOneLine(lead.words),
      });
    } else if (last) {
      last.text = onOneLine(`${last.text} ${line}`);
    }
  }
  return turns;
}

/**
 * Returns whether two spellings of a name mean the same person: degrees behind a comma, spaces and
 * ways to write an accent aside.
 */
export function isSameName(name: string, other: string): boolean {
  return withoutDegrees(name) === withoutDegrees(other);
}

/** Returns a name as transcript and captions use it: `Teo Marshlight` for `Teo Marshlight, RN`. */
export function withoutDegrees(name: string): string {
  return onOneLine(name.split(',')[0] ?? '');
}

/** Returns the turns of a recording; none where its numbers are not in the transcript. */
export function passageOf(turns: readonly Turn[], { from = 1, to }: RecordingField): Turn[] {
  const last = to ?? turns.length;
  return from <= last && last <= turns.length ? turns.slice(from - 1, last) : [];
}

/** Returns the parts of a turn's text in order: of `[Footsteps] Sun.` a sound, then words. */
export function wordsAndSounds(text: string): ({ words: string } | { sound: string })[] {
  return text
    .split(/(\[[^\]]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? { sound: part.slice(1, -1) } : { words: part }));
}

/**
 * Returns the letters and digits of spoken words, in lower case and in NFC and without sounds, to
 * compare two spellings of the same words.
 */
export function spokenLetters(text: string): string {
  return text
    .replace(/\[[^\]]*\]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** A turn with the captions of its words. */
export interface TimedTurn extends Turn {
  cues: readonly Cue[];
}

/**
 * Assigns captions to the turns of the passage they were made from. Letters and digits must be the
 * same, and so must the speaker where a caption names one; capitals, punctuation and sounds in
 * brackets may differ. Stops at the first difference: a turn that is not in the captions, a caption
 * that is in no turn, or both.
 */
export function timedTurns(
  passage: readonly Turn[],
  cues: readonly Cue[],
): { turns: TimedTurn[]; difference?: { turn?: Turn; cue?: Cue | undefined } } {
  const turns: TimedTurn[] = [];
  let next = 0;
  for (const turn of passage) {
    const match = cuesFor(turn, cues.slice(next));
    next += match.cues.length;
    if (!match.isComplete) return { turns, difference: { turn, cue: cues[next] } };
    turns.push({ ...turn, cues: match.cues });
  }
  const cue = cues.slice(next).find(({ text }) => spokenLetters(text) !== '');
  return cue ? { turns, difference: { cue } } : { turns };
}

/** Returns the first captions that belong to a turn, and whether they have all of its words. */
function cuesFor(turn: Turn, cues: readonly Cue[]): { cues: Cue[]; isComplete: boolean } {
  const lettersOfTurn = spokenLetters(turn.text);
  const ownCues: Cue[] = [];
  let letters = '';
  for (const cue of cues) {
    if (letters === lettersOfTurn && ownCues.length > 0 && !isSoundAtEnd(turn, cue)) break;
    const longer = letters + spokenLetters(cue.text);
    const isOwn = cue.speaker === undefined || isSameName(cue.speaker, turn.speaker);
    if (!lettersOfTurn.startsWith(longer) || !isOwn) break;
    letters = longer;
    ownCues.push(cue);
  }
  return { cues: ownCues, isComplete: letters === lettersOfTurn };
}

/**
 * Returns whether a caption is the sound at the end of a turn, and not the one at the start of the
 * next turn.
 */
function isSoundAtEnd({ text }: Turn, cue: Cue): boolean {
  return spokenLetters(cue.text) === '' && text.endsWith(cue.text.normalize('NFC'));
}

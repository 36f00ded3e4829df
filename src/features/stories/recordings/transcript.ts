import type { RecordingField } from '../story.schema.ts';
import type { Cue } from './captions.ts';

/** What one person says until another does, sounds in [brackets] among the words. */
export interface Turn {
  /** Place in the whole transcript, from 1. */
  number: number;
  /** The name as the transcript has it, without degrees. */
  speaker: string;
  text: string;
}

/** A stretch of a turn: words that are said, or a sound that is described. */
export type TurnPart = { words: string } | { sound: string };

/**
 * The body of a story → its turns: paragraphs that begin `**Name:**`. A paragraph without a name goes on
 * with the turn before it; one before the first name is no turn.
 */
export function turnsOf(body: string): Turn[] {
  const turns: Turn[] = [];
  for (const paragraph of body.trim().split(/\n\s*\n/)) {
    const words = paragraph.replace(/\s+/g, ' ').trim();
    const [, speaker, text = ''] = /^\*\*([^*]+):\*\* ?(.*)$/.exec(words) ?? [];
    const last = turns.at(-1);
    if (speaker) turns.push({ number: turns.length + 1, speaker, text });
    else if (last) last.text = `${last.text} ${words}`;
  }
  return turns;
}

/** The turns that a recording holds; none where its numbers are not in the transcript. */
export function passageOf(turns: readonly Turn[], { from = 1, to }: RecordingField): Turn[] {
  const last = to ?? turns.length;
  return from <= last && last <= turns.length ? turns.slice(from - 1, last) : [];
}

/** A turn's text in order: `[Footsteps] Sun.` is a sound and words. */
export function partsOf(text: string): TurnPart[] {
  return text
    .split(/(\[[^\]]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? { sound: part.slice(1, -1) } : { words: part }));
}

/** The letters and digits that are said, for comparing two writings of the same words. */
export function saidLetters(text: string): string {
  return text
    .replace(/\[[^\]]*\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A turn with the captions it is read in. */
export interface TimedTurn extends Turn {
  cues: readonly Cue[];
}

/** The turns that the captions cover, and the first place where words and captions part. */
export interface TurnTimes {
  turns: TimedTurn[];
  /** A turn that the captions do not hold, the caption that fits no turn, or both. */
  slip?: { turn?: Turn | undefined; cue?: Cue | undefined } | undefined;
}

/**
 * Lays captions beside the passage they were made from. Letters and digits must be the same, and so must
 * the speaker where a caption names one; capitals, marks and sounds in brackets may differ.
 */
export function timesOf(passage: readonly Turn[], cues: readonly Cue[]): TurnTimes {
  const turns: TimedTurn[] = [];
  let next = 0;
  for (const turn of passage) {
    const taken = cuesFor(turn, cues.slice(next));
    next += taken.cues.length;
    if (!taken.whole) return { turns, slip: { turn, cue: cues[next] } };
    turns.push({ ...turn, cues: taken.cues });
  }
  const cue = cues.slice(next).find(({ text }) => saidLetters(text) !== '');
  return cue ? { turns, slip: { cue } } : { turns };
}

function cuesFor(turn: Turn, cues: readonly Cue[]): { cues: Cue[]; whole: boolean } {
  const wanted = saidLetters(turn.text);
  const taken: Cue[] = [];
  let said = '';
  for (const cue of cues) {
    if (said === wanted && taken.length > 0 && !closes(turn, cue)) break;
    const more = said + saidLetters(cue.text);
    if (!wanted.startsWith(more) || !isSpokenBy(turn, cue)) break;
    said = more;
    taken.push(cue);
  }
  return { cues: taken, whole: said === wanted };
}

/** Whether a sound is the one that a turn ends with, and not the one the next turn begins with. */
function closes({ text }: Turn, cue: Cue): boolean {
  return saidLetters(cue.text) === '' && text.endsWith(cue.text);
}

function isSpokenBy({ speaker }: Turn, cue: Cue): boolean {
  return cue.speaker === undefined || cue.speaker === speaker;
}

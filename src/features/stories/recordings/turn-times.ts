import type { Cue } from './captions.ts';
import { saidLetters, type Turn } from './transcript.ts';

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

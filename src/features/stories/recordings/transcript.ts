import type { RecordingField } from '../story.schema.ts';
import type { Cue } from './captions.ts';

/** The words of one person until another speaks, with sounds in [brackets]. */
export interface Turn {
  /** Place in the whole transcript, from 1. */
  number: number;
  /** The name in the transcript, without degrees. */
  speaker: string;
  text: string;
}

/** The body of a story → its turns: paragraphs that begin `**Name:**`, with those after them that name nobody. One before the first name is ignored. */
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

/** The turns of a recording; none where its numbers are not in the transcript. */
export function passageOf(turns: readonly Turn[], { from = 1, to }: RecordingField): Turn[] {
  const last = to ?? turns.length;
  return from <= last && last <= turns.length ? turns.slice(from - 1, last) : [];
}

/** The parts of a turn's text in order: `[Footsteps] Sun.` → a sound, then words. */
export function partsOf(text: string): ({ words: string } | { sound: string })[] {
  return text
    .split(/(\[[^\]]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? { sound: part.slice(1, -1) } : { words: part }));
}

/** The letters and digits of spoken words, in lower case, to compare two spellings of the same words. */
export function spokenLetters(text: string): string {
  return text
    .replace(/\[[^\]]*\]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export interface TimedTurn extends Turn {
  cues: readonly Cue[];
}

/**
 * Assigns captions to the turns of the passage they were made from. Letters and digits must be the same, and so must the
 * speaker where a caption names one; capitals, punctuation and sounds in brackets may differ. Stops at the first
 * difference: a turn that is not in the captions, a caption that is in no turn, or both.
 */
export function timesOf(
  passage: readonly Turn[],
  cues: readonly Cue[],
): { turns: TimedTurn[]; difference?: { turn?: Turn; cue?: Cue | undefined } } {
  const turns: TimedTurn[] = [];
  let next = 0;
  for (const turn of passage) {
    const taken = cuesFor(turn, cues.slice(next));
    next += taken.cues.length;
    if (!taken.isComplete) return { turns, difference: { turn, cue: cues[next] } };
    turns.push({ ...turn, cues: taken.cues });
  }
  const cue = cues.slice(next).find(({ text }) => spokenLetters(text) !== '');
  return cue ? { turns, difference: { cue } } : { turns };
}

function cuesFor(turn: Turn, cues: readonly Cue[]): { cues: Cue[]; isComplete: boolean } {
  const wanted = spokenLetters(turn.text);
  const taken: Cue[] = [];
  let spoken = '';
  for (const cue of cues) {
    if (spoken === wanted && taken.length > 0 && !closes(turn, cue)) break;
    const more = spoken + spokenLetters(cue.text);
    const isOwn = cue.speaker === undefined || cue.speaker === turn.speaker;
    if (!wanted.startsWith(more) || !isOwn) break;
    spoken = more;
    taken.push(cue);
  }
  return { cues: taken, isComplete: spoken === wanted };
}

/** Whether a caption is the sound at the end of a turn, and not the one at the start of the next turn. */
function closes({ text }: Turn, cue: Cue): boolean {
  return spokenLetters(cue.text) === '' && text.endsWith(cue.text);
}

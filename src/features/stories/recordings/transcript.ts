import type { RecordingField } from './recording.schema.ts';

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

import { fillIn } from '#site/words.ts';
import { type Conversation, isHeard, nobody, type Voice } from '#ui/conversation/conversation.ts';
import type { DrawingWords } from '../story.schema.ts';
import type { Cue } from './captions.ts';
import { isSameName, withoutDegrees } from './transcript.ts';

/**
 * Returns the names of the voices of some captions, in the order in which they speak first; none
 * where no caption names one.
 */
export function voicesIn(cues: readonly Cue[]): string[] {
  const names: string[] = [];
  for (const { speaker } of cues) {
    if (speaker === undefined || names.some((name) => isSameName(name, speaker))) continue;
    names.push(withoutDegrees(speaker));
  }
  return names;
}

/**
 * Returns for each of `count` bars the index of the voice that speaks at its middle, in a recording
 * of `seconds`. Between two captions the voice of the last one goes on. `nobody` before the first
 * caption, and where a caption names no voice.
 */
export function turnsOfBars(
  cues: readonly Cue[],
  names: readonly string[],
  seconds: number,
  count: number,
): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const moment = ((bar + 0.5) / count) * seconds;
    const { speaker } = cues.findLast(({ start }) => start <= moment) ?? {};
    if (speaker === undefined) return nobody;
    return names.findIndex((name) => isSameName(name, speaker));
  });
}

/**
 * Returns the share of each voice of the bars that are heard, in whole percent that make 100; the
 * largest rests are rounded up. All are 0 where nothing is heard.
 */
export function sharesOf(
  peaks: readonly number[],
  turns: readonly number[],
  voiceCount: number,
): number[] {
  const heardTurns = turns.filter((turn, bar) => isHeard(peaks[bar] ?? 0, turn));
  const exact = Array.from({ length: voiceCount }, (_, voice) => {
    const count = heardTurns.filter((turn) => turn === voice).length;
    return heardTurns.length > 0 ? (100 * count) / heardTurns.length : 0;
  });
  const whole = exact.map(Math.floor);
  const missing = Math.round(sum(exact)) - sum(whole);
  const byRest = exact
    .map((share, voice) => ({ voice, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest);
  const roundedUp = new Set(byRest.slice(0, missing).map(({ voice }) => voice));
  return whole.map((share, voice) => share + (roundedUp.has(voice) ? 1 : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Heard {
  /** Loudness, 0 to 1, one number a bar; empty where it was not measured. */
  peaks: readonly number[];
  cues: readonly Cue[];
  /** Length in seconds. */
  duration: number;
}

/**
 * Returns a recording as a conversation: who speaks at each bar, how much of the time, and the
 * drawing in words. Captions without voices make one voice without a name, and the words say so.
 * Without a recording, or without its loudness, there are no bars, and the words say why.
 */
export function conversationOf(recording: Heard | undefined, words: DrawingWords): Conversation {
  if (!recording) return withoutBars(words.none);
  const { peaks, cues, duration } = recording;
  if (peaks.length === 0) return withoutBars(words.unmeasured);
  const names = voicesIn(cues);
  if (names.length === 0) {
    return { peaks, turns: peaks.map(() => 0), voices: [], alternative: words.unnamed };
  }
  const turns = turnsOfBars(cues, names, duration, peaks.length);
  const shares = sharesOf(peaks, turns, names.length);
  const voices = names.map((name, index) => ({
    name,
    place: placeOf(index, names.length, words),
    share: shares[index] ?? 0,
  }));
  return { peaks, turns, voices, alternative: inWords(voices, words) };
}

function withoutBars(alternative: string): Conversation {
  return { peaks: [], turns: [], voices: [], alternative };
}

/** Returns where the bars of a voice stand, in words. */
function placeOf(index: number, count: number, words: DrawingWords): string {
  if (count === 1) return words.alone;
  if (count === 2) return index === 0 ? words.above : words.below;
  return fillIn(words.lane, { number: String(index + 1) });
}

/** Returns a drawing in words: `Ada, above the line, 62% of the speaking time; Ben, …, 38%.` */
function inWords(voices: readonly Voice[], words: DrawingWords): string {
  const parts = voices.map(({ name, place, share: percent }, index) => {
    const share = String(percent);
    return index === 0
      ? fillIn(words.first, { name, place, share })
      : fillIn(words.further, { name, place, share });
  });
  return fillIn(words.alternative, { voices: parts.join('; ') });
}

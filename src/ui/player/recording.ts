import type { Conversation } from '../conversation/conversation.ts';

/** A recording; times are in seconds. */
export interface Recording {
  kind: 'audio' | 'video';
  title: string;
  /** The speakers, for the lock screen of a phone. */
  artist: string;
  duration: number;
  /** Its files with their media types, such as `audio/webm; codecs=opus`, the best one first. */
  sources: readonly { src: string; type: string }[];
  captions: string;
  poster?: string | undefined;
  /** A square picture for the lock screen. */
  artwork?: string | undefined;
  drawing: Conversation;
}

/**
 * One uninterrupted statement of a speaker; start and end, in seconds, only where the recording
 * contains it.
 */
export interface Turn {
  speaker: string;
  /** The number of the speaker's voice, from 0, in the order in which they speak first. */
  voice: number;
  text: string;
  start?: number | undefined;
  end?: number | undefined;
}

/** The sentences of a player; the labels of its controls are in the components. */
export interface PlayerWords {
  /** Before a time: "Starts at" 0:42. */
  startsAt: string;
  /** No source can be played: what to do instead. */
  failed: string;
  slow: string;
}

/**
 * Splits a transcript into passages: consecutive turns that are all in the recording, or all not,
 * because they have no start time. `first` and `place` are indexes in the transcript.
 */
export function passages(turns: readonly Turn[]) {
  const numberedTurns = turns.map((turn, place) => ({ ...turn, place }));
  const isHeard = (place: number) => turns[place]?.start !== undefined;
  const firsts = turns.flatMap((_, place) =>
    place === 0 || isHeard(place) !== isHeard(place - 1) ? [place] : [],
  );
  return firsts.map((first, index) => ({
    isHeard: isHeard(first),
    first,
    turns: numberedTurns.slice(first, firsts[index + 1]),
  }));
}

/**
 * The index of the turn at a position in seconds: the last one that has started; −1 before the
 * first. Turns without a start time are never current.
 */
export function currentTurn(turns: readonly Turn[], position: number): number {
  return turns.findLastIndex(({ start }) => start !== undefined && start <= position);
}

/** A match: the index of its turn, and the range of UTF-16 code units in its text. */
export interface Find {
  turn: number;
  from: number;
  to: number;
}

/**
 * All matches of a query in a transcript, in order, ignoring case, accents, the kind of apostrophe,
 * and space around the query. None for an empty query.
 */
export function findAll(turns: readonly Turn[], sought: string): Find[] {
  const needle = plain(sought.trim().normalize('NFC'));
  if (needle === '') return [];
  return turns.flatMap(({ text }, turn) =>
    placesIn(plain(text), needle).map((from) => ({ turn, from, to: from + needle.length })),
  );
}

/** Splits a text at its matches, each of which is a piece of its own. */
export function pieces(text: string, finds: readonly Find[]) {
  const cut = finds.flatMap((find, index) => [
    { text: text.slice(finds[index - 1]?.to ?? 0, find.from), find: undefined },
    { text: text.slice(find.from, find.to), find },
  ]);
  return [...cut, { text: text.slice(finds.at(-1)?.to ?? 0), find: undefined }];
}

/** Matches what may be the end of a sentence, with the space after it. */
const sentenceEnd = /[.!?…]+["”’)]*\s+(?!\p{Ll})/gu;

/** Matches a text whose next period belongs to an abbreviation: after `Dr` or `a.m`. */
const abbreviationAtEnd = /\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|a\.m|p\.m)$/;

/** The sentence, or the sentences, of a text that contain a match. */
export function sentenceWith(text: string, { from, to }: Pick<Find, 'from' | 'to'>): string {
  const ends = [...text.matchAll(sentenceEnd)]
    .filter(({ index }) => !abbreviationAtEnd.test(text.slice(0, index)))
    .map(({ index, 0: end }) => index + end.length);
  const start = ends.findLast((end) => end <= from);
  const end = ends.find((end) => end >= to);
  return text.slice(start ?? 0, end).trim();
}

function placesIn(text: string, needle: string): number[] {
  const places: number[] = [];
  let place = text.indexOf(needle);
  while (place !== -1) {
    places.push(place);
    place = text.indexOf(needle, place + needle.length);
  }
  return places;
}

/**
 * Folds case, accents and apostrophes; the result has the length of the text, so that indexes are
 * valid in both.
 */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return folded.length === letter.length ? folded.replace(/[’‘`´]/, "'") : letter;
  }).join('');
}

/**
 * The status of a search: `5 finds`, after a step `2 of 5`, or `Not found`; empty for an empty
 * query.
 */
export function findCount(sought: string, finds: number, place: number): string {
  if (sought.trim() === '') return '';
  if (finds === 0) return 'Not found';
  return place < 0 ? `${finds} ${finds === 1 ? 'find' : 'finds'}` : `${place + 1} of ${finds}`;
}

import { milesBetween } from '#site/state-distance.ts';
import { stateCodeOf } from '#site/states.ts';
import { fillIn, formatInteger } from '#site/words.ts';
import type { MapPlace } from './map.schema.ts';
import { comesTo, isOnScreen, type Traveler } from './who-comes.ts';

/** A speaker as the map counts them. */
export type Voice = Traveler & { id: string; basedIn?: string | undefined };

/** A place with the people who live there, and those who live elsewhere and can be heard there. */
export interface PlaceVoices<Person extends Voice = Voice> {
  place: MapPlace;
  residents: readonly Person[];
  /** Those who can come. */
  guests: readonly Person[];
  /** How many others can be heard by screen. */
  onScreen: number;
}

/** Returns each place with its people; the people stay in their order. */
export function voicesByPlace<Person extends Voice>(
  places: readonly MapPlace[],
  people: readonly Person[],
): PlaceVoices<Person>[] {
  return places.map((place) => {
    const residents = people.filter(({ basedIn }) => stateCodeOf(basedIn ?? '') === place.code);
    const others = people.filter((person) => !residents.includes(person));
    return {
      place,
      residents,
      guests: others.filter((person) => comesTo(person, place)),
      onScreen: others.filter(isOnScreen).length,
    };
  });
}

/** The three ways in which a square is drawn: filled, with an edge, with a dashed edge. */
export type SquareState = 'lives' | 'comes' | 'screen';

export function squareState({ residents, guests }: PlaceVoices): SquareState {
  if (residents.length > 0) return 'lives';
  return guests.length > 0 ? 'comes' : 'screen';
}

/** Returns the places row by row, and from the left in each row, as the eye reads the map. */
export function inReadingOrder<Item extends { place: MapPlace }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.place.row - b.place.row || a.place.column - b.place.column);
}

/**
 * Returns the rows of the map in which nobody lives: drawn lower where squares hold faces, because
 * theirs hold letters alone.
 */
export function rowsWithoutResidents(places: readonly PlaceVoices[]): ReadonlySet<number> {
  const inhabited = new Set(
    places.filter(({ residents }) => residents.length > 0).map(({ place }) => place.row),
  );
  return new Set(places.map(({ place }) => place.row).filter((row) => !inhabited.has(row)));
}

/**
 * Returns at most `most` of those who can come to a place, nearest first: who lives in its region,
 * then by miles from state to state. At equal distance they stay in their order.
 */
export function nearestGuests<Person extends Voice>(
  { place, guests }: PlaceVoices<Person>,
  most: number,
): Person[] {
  const isFar = ({ region }: Voice) => (region === place.region ? 0 : 1);
  const miles = ({ basedIn }: Voice) => milesBetween(stateCodeOf(basedIn ?? ''), [place.code]);
  return guests
    .toSorted((a, b) => isFar(a) - isFar(b) || compare(miles(a), miles(b)))
    .slice(0, most);
}

/** Compares two distances, of which both may be infinite. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The fewest places with residents for which a map holds faces. */
const placesWithFaces = 8;

/** Whether people live in enough places that a map may hold their faces. */
export function hasFaces(places: readonly PlaceVoices[]): boolean {
  return places.filter(({ residents }) => residents.length > 0).length >= placesWithFaces;
}

/** A sentence for nobody, for one and, with `{count}`, for more. */
export interface CountWords {
  none: string;
  one: string;
  many: string;
}

/** Returns the sentence for a count of people: `2 voices live here`. */
export function countInWords(count: number, { none, one, many }: CountWords): string {
  if (count === 0) return none;
  return count === 1 ? one : fillIn(many, { count: formatInteger(count) });
}

/**
 * Returns the name by which a screen reader reads a square: `TX, Texas: 1 voice lives here, 18 can
 * come`.
 */
export function squareName(
  { place, residents, guests }: PlaceVoices,
  words: { name: string; lives: CountWords; comes: CountWords },
): string {
  return fillIn(words.name, {
    code: place.code,
    place: place.name,
    lives: countInWords(residents.length, words.lives),
    comes: countInWords(guests.length, words.comes),
  });
}

/** Returns how many live in how many places: `26 voices in 20 states`. */
export function summaryOfMap(
  places: readonly PlaceVoices[],
  words: { summary: string; voices: CountWords; places: CountWords },
): string {
  const counts = places.map(({ residents }) => residents.length).filter((count) => count > 0);
  const people = counts.reduce((sum, count) => sum + count, 0);
  return fillIn(words.summary, {
    voices: countInWords(people, words.voices),
    places: countInWords(counts.length, words.places),
  });
}

/** Returns how many live on a map, and how many of them can come to each of its places. */
export function comeAnywhere(places: readonly PlaceVoices[]): { count: number; all: number } {
  const people = places.flatMap(({ residents }) => residents);
  const travelers = people.filter((person) => places.every(({ place }) => comesTo(person, place)));
  return { count: travelers.length, all: people.length };
}

/**
 * Returns the drawing of a part of a whole, a bar for each of `all`: the first `count` stand full,
 * the others are short, on the middle line. A cell is 10 wide and a bar 6.4, as in the record.
 */
export function shareBars(count: number, all: number) {
  const bars = (from: number, to: number, top: number, height: number) =>
    Array.from(
      { length: to - from },
      (_, index) => `M${(from + index) * 10} ${top}h6.4v${height}h-6.4z`,
    ).join('');
  return {
    width: all * 10,
    height: 100,
    full: bars(0, count, 0, 100),
    low: bars(count, all, 42, 16),
  };
}

/**
 * Returns in words to which places of a map somebody can come: `Anywhere in the United States`, `4
 * states of the Southwest`, `Ohio alone`. `country` is the name of the map.
 */
export function reachInWords(
  person: Traveler,
  { country, places }: { country: string; places: readonly MapPlace[] },
  words: Record<'all' | 'region' | 'home' | 'none', string>,
): string {
  const reached = places.filter((place) => comesTo(person, place));
  const { state, region } = person;
  if (reached.length === 0) return words.none;
  if (reached.length === places.length) return fillIn(words.all, { country });
  if (reached.length === 1) return fillIn(words.home, { place: state ?? '' });
  return fillIn(words.region, { count: formatInteger(reached.length), region: region ?? '' });
}

/**
 * Returns the style that marks the square of the place which the address names. A browser that does
 * not know `:has` drops it and marks none.
 */
export function markOfSelected(places: readonly PlaceVoices[]): string {
  const squares = places.map(
    ({ place: { code } }) => `:has(#${code}:target) a[data-state][href="#${code}"]`,
  );
  const mark =
    'background:var(--mark);border-color:var(--ink);color:var(--on-mark);box-shadow:0 0 0 2px var(--ink);forced-color-adjust:none;z-index:1';
  return `@layer overrides{${squares.join(',')}{${mark}}}`;
}

/** From this many residents on, a square has a number in place of bars. */
const numberFrom = 6;

const bar = { width: 13, height: 42, gap: 5 };

/**
 * Returns the drawing of a square’s residents, one bar each, in hundredths of the square’s side:
 * its size and the path. Undefined for nobody, and for six or more, who are a number.
 */
export function voiceBars(count: number) {
  if (count === 0 || count >= numberFrom) return undefined;
  const step = bar.width + bar.gap;
  const bars = Array.from(
    { length: count },
    (_, index) => `M${index * step} 0h${bar.width}v${bar.height}h-${bar.width}z`,
  );
  return { width: count * step - bar.gap, height: bar.height, path: bars.join('') };
}

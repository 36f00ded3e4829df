import type { Query, SearchResult } from 'minisearch';
import {
  asOneWord,
  forgivenSpellingsOf,
  isForgivable,
  spellingsOf,
  type Unit,
  unitsOf,
} from './spellings.ts';
import type { TextFields, TextIndex } from './text-index.ts';

/*
 * Ranks documents by the words of a query. How much a word says of a document is MiniSearch's
 * BM25+, by field: the rarer a word, the shorter the field and the heavier it is, the more. Of
 * several words the score is added up and counts by the part of the query that the document
 * answers, in which a rare word weighs most and one in the running text less than one in the title.
 */

/** How documents count beside each other. */
interface Ranking {
  /** How much a document counts beside others with the same words. Absent: all alike. */
  weightOf?: (id: string) => number;
  /** How much more it counts if it has more than half of the words. Absent: no more. */
  bonusOf?: (id: string) => number;
  /** The length of the list up to which partial matches fill it. Absent: eight. */
  fewest?: number;
}

/** A document that a query found. */
export interface RankedDocument {
  id: string;
  score: number;
  /** The forms of its words that fit. */
  words: readonly string[];
  /** The fields in which they stand. */
  fields: readonly string[];
  /** Whether it has every word of the query. */
  isFull: boolean;
}

/** The documents that a query found, best first. */
interface Ranked {
  ranked: RankedDocument[];
  /** Whether a typing error was forgiven. */
  isForgiven: boolean;
}

/** Partial matches fill a list up to so many documents. */
const fewestResults = 8;

/** A shorter word is looked for in the first fields alone, unless it is a number. */
const wholeWordFrom = 3;

/**
 * A shorter word is looked for as the beginning of others only while it is the last one, which may
 * still be typed.
 */
const prefixFrom = 4;

/** The part of its score that is left to a word that only begins like the typed one, or is near. */
const partOfFind = { prefix: 0.3, fuzzy: 0.45 };

/**
 * Looks for each word of a query by itself, in each of its spellings, by prefix where it is long or
 * still typed, with typing errors where it stands nowhere. Documents that have all words are all
 * there; those that have some fill the list.
 */
export function rankByWords<Field extends string>(
  index: TextIndex<Field>,
  fields: TextFields<Field>,
  words: readonly string[],
  ranking: Ranking = {},
): Ranked {
  let isForgiven = false;
  const isKnown = (word: string) => index.search(word, { tokenize: asOneWord }).length > 0;
  const units = unitsOf(words, isKnown);
  const findsOf = (unit: Unit, isLast: boolean): Find[] => {
    const resultsOf = (query: Query) => searchFor(index, fields, query, unit, isLast, ranking);
    const exact = bestOfEach(spellingsOf(unit).map(resultsOf));
    const [word] = unit;
    if (unit.length > 1) {
      const findsByWord = unit.map((one, place) =>
        findsOf([one], isLast && place === unit.length - 1),
      );
      const found = new Set(exact.map(({ id }) => id));
      return [...exact, ...findsApart(findsByWord, found, index.documentCount)];
    }
    if (exact.length > 0 || !isForgivable(word)) return exact;
    isForgiven = true;
    return bestOfEach(forgivenSpellingsOf(word).map(resultsOf));
  };
  const findsByUnit = units.map((unit, place) => findsOf(unit, place === units.length - 1));
  const sums = sumsOf(findsByUnit, index.documentCount, fields.weights);
  return { ranked: inOrder(sums, units.length, ranking), isForgiven };
}

function searchFor<Field extends string>(
  index: TextIndex<Field>,
  { weights, firstFields }: TextFields<Field>,
  query: Query,
  unit: Unit,
  isLast: boolean,
  { weightOf }: Ranking,
): SearchResult[] {
  const word = unit.join('');
  const isBeginning = isLast && word.length < wholeWordFrom && !/\d/.test(word);
  return index.search(query, {
    prefix: word.length >= prefixFrom || (isLast && word.length > 1),
    tokenize: asOneWord,
    boost: { ...weights },
    weights: partOfFind,
    ...(weightOf && { boostDocument: weightOf }),
    ...(isBeginning && firstFields && { fields: [...firstFields] }),
  });
}

/**
 * Returns the best result of each document, with the words of all. One question for all spellings
 * would count a document twice that has two of them.
 */
function bestOfEach(resultsBySpelling: readonly (readonly SearchResult[])[]): SearchResult[] {
  const byId = new Map<unknown, SearchResult>();
  for (const result of resultsBySpelling.flat()) {
    const known = byId.get(result.id);
    byId.set(result.id, known === undefined ? result : withWordsOfBoth(known, result));
  }
  return [...byId.values()];
}

function withWordsOfBoth(one: SearchResult, other: SearchResult): SearchResult {
  const best = other.score > one.score ? other : one;
  return {
    ...best,
    terms: [...new Set([...one.terms, ...other.terms])],
    match: { ...one.match, ...other.match },
  };
}

/** A document that a unit found. */
interface Find extends SearchResult {
  /** The part of the unit whose words it has apart, from 0 to 1; absent where it has the whole. */
  share?: number;
}

/** The worth of words that stand apart where the query means a phrase. */
const partOfApart = 0.5;

/** Returns the documents that have words of a unit, and are not `found` by the whole of it. */
function findsApart(
  findsByWord: readonly (readonly Find[])[],
  found: ReadonlySet<unknown>,
  size: number,
): Find[] {
  const rarities = findsByWord.map((finds) => rarityOf(finds.length, size));
  const wholeRarity = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const finds = new Map<unknown, Find & { count: number; share: number }>();
  for (const [place, findsOfWord] of findsByWord.entries()) {
    for (const find of findsOfWord) {
      if (found.has(find.id)) continue;
      const known = finds.get(find.id);
      const share = (known?.share ?? 0) + (rarities[place] ?? 0) / wholeRarity;
      const count = (known?.count ?? 0) + 1;
      finds.set(find.id, { ...(known ? withWordsOfBoth(known, find) : find), share, count });
    }
  }
  // Without a rounding error, who has all words has all of the unit.
  return [...finds.values()].map(({ count, share, ...find }) => ({
    ...find,
    share: count === findsByWord.length ? 1 : share,
  }));
}

/** Returns how much it says that a document has a word which `count` of `size` have. */
function rarityOf(count: number, size: number): number {
  return Math.log(1 + size / Math.max(count, 1));
}

/** One document that words of a query found, their finds added up. */
interface Sum {
  id: string;
  score: number;
  /** The part of the query that it answers, from 0 to 1. */
  part: number;
  /** How many units found it. */
  count: number;
  words: Set<string>;
  fields: Set<string>;
}

/** Adds up what each word of a query found among `size` documents. */
function sumsOf(
  findsByUnit: readonly (readonly Find[])[],
  size: number,
  weights: Readonly<Record<string, number>>,
): Sum[] {
  const heaviest = Math.max(...Object.values(weights));
  const rarities = findsByUnit.map((finds) =>
    rarityOf(finds.filter(({ share }) => share === undefined).length, size),
  );
  const wholeRarity = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const sums = new Map<string, Sum>();
  for (const [place, finds] of findsByUnit.entries()) {
    for (const { id, score, match, share } of finds) {
      const sum = sums.get(id) ?? emptySum(id);
      const fields = Object.values(match).flat();
      const heaviestHere = Math.max(...fields.map((field) => weights[field] ?? 0));
      const worth = share === undefined ? 1 : share * partOfApart;
      sum.score += score * worth;
      const weightOfPlace = (heaviestHere / heaviest) ** placeExponent;
      sum.part += ((rarities[place] ?? 0) / wholeRarity) * weightOfPlace * worth;
      sum.count += share ?? 1;
      for (const word of Object.keys(match)) sum.words.add(word);
      for (const field of fields) sum.fields.add(field);
      sums.set(id, sum);
    }
  }
  return [...sums.values()];
}

/** With this exponent, a word counts half in a field of a tenth of the weight. */
const placeExponent = 0.3;

function emptySum(id: string): Sum {
  return { id, score: 0, part: 0, count: 0, words: new Set(), fields: new Set() };
}

/** With this exponent, a document that answers half of the query keeps a quarter of its score. */
const partExponent = 2;

/**
 * Puts the best first, and leaves out whatever has only some of the words beyond the length of a
 * list that those fill.
 */
function inOrder(
  sums: readonly Sum[],
  units: number,
  { fewest = fewestResults, bonusOf = () => 1 }: Ranking,
): RankedDocument[] {
  return sums
    .map(({ id, score, part, count, ...found }) => ({
      id,
      words: [...found.words],
      fields: [...found.fields],
      isFull: count === units,
      score: score * part ** partExponent * (count > units / 2 ? bonusOf(id) : 1),
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ isFull }, place) => isFull || place < fewest);
}

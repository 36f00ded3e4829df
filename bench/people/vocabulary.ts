import { type Random, randomFrom } from './random.ts';
import { zipf } from './zipf.ts';

/** Draws one word of a language. */
export type Vocabulary = (random: Random) => string;

/** As many words as people with as much to tell need; a search index is only as large as these. */
const size = 20_000;

/**
 * Texts → their language: the words they are made of, as often as they are used there, and after
 * them a long tail of made-up words. A short list of words would flatter every index.
 */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  return zipf(wordsOf(texts), 2.7);
}

/** The words themselves, the most frequent first. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set(byFrequency(texts));
  const random = randomFrom('tail of the vocabulary');
  while (words.size < size) words.add(madeUpWord(random));
  return [...words];
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:[’-]\p{L}+)*/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}

const starts =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl sp st str t th tr v w wh'.split(
    ' ',
  );
const middles = 'a e i o u ai ea ee ie oa oo ou'.split(' ');
const ends = 'b ck d ft g l ld ll m mp n nd ng nt p r rd rk rn rt s ss st t th x'.split(' ');
const endings = ['', '', '', 's', 'ed', 'ing', 'er', 'ly', 'ness', 'ment', 'ation', 'able', 'ity'];

function madeUpWord(random: Random): string {
  const { pick } = random;
  const syllables = Array.from({ length: random.int(1, 2) }, () => pick(starts) + pick(middles));
  return syllables.join('') + pick(ends) + pick(endings);
}

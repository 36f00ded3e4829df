import type { Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a text is made of. */
export interface Language {
  words: Vocabulary;
  /** What this person speaks about: comes up again and again. */
  topics: readonly string[];
  random: Random;
}

/** About so many words in sentences, and no more letters than allowed. */
export function prose(language: Language, words: number, mostLetters = Infinity): string {
  const sentences: string[] = [];
  let [wordCount, letters] = [0, 0];
  while (wordCount < words) {
    const length = Math.min(language.random.int(7, 19), Math.max(5, words - wordCount));
    const next = sentence(language, length);
    if (letters + 1 + next.length > mostLetters) break;
    sentences.push(next);
    letters += 1 + next.length;
    wordCount += length;
  }
  return sentences.join(' ');
}

/** A few words with a capital at the start and no period: a title. */
export function title(language: Language, from: number, to: number): string {
  const { random, words } = language;
  return capital(
    Array.from({ length: random.int(from, to) }, () => wordOf(language, words)).join(' '),
  );
}

function sentence(language: Language, length: number): string {
  const { random, words } = language;
  const pause = random.int(3, length);
  const parts = Array.from({ length }, (_, place) => {
    const word = wordOf(language, words);
    return place === pause && place < length - 1 ? `${word},` : word;
  });
  return `${capital(parts.join(' '))}.`;
}

function wordOf({ random, topics }: Language, words: Vocabulary): string {
  return random.chance(0.03) ? random.pick(topics).toLowerCase() : words(random);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { type Word, wordsInText } from './word-forms.ts';

/** A phrase of a query that means something else than a word to look for. */
export interface TakenPhrase<Meaning> {
  /** Its place in the query. */
  start: number;
  end: number;
  /** As it is typed. */
  words: string;
  meaning: Meaning;
}

/** The most words of a phrase. */
const longestPhrase = 4;

/** From a quotation mark to the next one, or to the end while it is still typed. */
const quoted = /["“”][^"“”]*["“”]?/g;

/**
 * Takes phrases out of a query, the longest first. `meaningOf` gets a phrase in its forms and as it
 * is typed; it returns undefined for a word to look for, and `null` for a phrase whose words mean
 * nothing else, as `west` in `west nile`. What stands in quotation marks is never taken. `rest` is
 * the query without what is taken.
 */
export function takePhrases<Meaning>(
  query: string,
  meaningOf: (phrase: string, written: string) => Meaning | null | undefined,
): { taken: readonly TakenPhrase<Meaning>[]; rest: string } {
  const quotes = [...query.matchAll(quoted)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  const isQuoted = ({ start }: Word) =>
    quotes.some((quote) => quote.start < start && start < quote.end);
  const words = wordsInText(query);
  const taken: TakenPhrase<Meaning>[] = [];
  let place = 0;
  while (place < words.length) {
    let length = Math.min(longestPhrase, words.length - place);
    let meaning: Meaning | null | undefined;
    for (; length > 0; length--) {
      const phrase = words.slice(place, place + length);
      if (phrase.some(isQuoted)) continue;
      const start = phrase[0]?.start ?? 0;
      const end = phrase.at(-1)?.end ?? 0;
      const written = query.slice(start, end);
      meaning = meaningOf(phrase.map(({ form }) => form).join(' '), written);
      if (meaning === undefined) continue;
      if (meaning !== null) taken.push({ start, end, words: written, meaning });
      break;
    }
    place += Math.max(length, 1);
  }
  return { taken, rest: without(query, taken) };
}

function without(query: string, taken: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of taken) {
    rest += query.slice(from, start);
    from = end;
  }
  return (rest + query.slice(from)).replace(/\s+/g, ' ').trim();
}

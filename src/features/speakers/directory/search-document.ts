import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { SearchWords } from '#site/search/search-words.schema.ts';
import { lender, phrasesOf, spanishFor } from '#site/search/thesaurus.ts';
import { homeOf } from '#site/states.ts';
import type { SearchDocument } from './speaker-index.ts';

/** A speaker, the long biography as Markdown, and the words people use → what is searched. */
export function searchDocument(
  speaker: SpeakerFile & { id: string },
  biography: string,
  words: SearchWords,
): SearchDocument {
  const { id, name, title, expertise, organization, languages, basedIn } = speaker;
  const state = basedIn.slice(-2);
  // The first field is the one a speaker leads with, so it and its words stand twice.
  const fields = [...expertise.slice(0, 1), ...expertise];
  const lentBy = [
    ...fields.flatMap((own) => words.expertise.filter(({ field }) => field === own)),
    ...words.professions.filter((profession) => hasWord(title, profession.title)),
  ];
  const names = words.languages.filter(({ language }) => languages.includes(language));
  const places = words.places.filter(({ short }) => short === state);
  const home = homeOf(basedIn);
  const lend = lender(words.same);
  return {
    ...{ id, name, organization },
    title: lend(title),
    expertise: fields.map(lend).join('; '),
    related: spoken(lentBy),
    languages: [
      ...[...languages, spoken(names)],
      // Who types in Spanish is best helped by somebody who speaks it.
      ...(languages.includes('Spanish') ? spanishFor(words.same, `${title}; ${fields}`) : []),
    ].join('; '),
    place: [basedIn, home?.region, home?.state, spoken(places)].join('; '),
    talks: speaker.talks
      .map((talk) => `${talk.title}; ${talk.abstract}; ${talk.audience}`)
      .join('; '),
    works: [...speaker.videos, ...speaker.publications].map((work) => work.title).join('; '),
    biography: [speaker.quote, speaker.bioShort, speaker.bioMedium, biography].join('\n'),
  };
}

/** What the directory leaves out of a query, as `searchSpeakers` wants it. */
export function ignoredBySpeakers({ ignored, ignoredOfSpeakers, figures }: SearchWords): string[] {
  return phrasesOf(ignored, ignoredOfSpeakers, figures);
}

function spoken(entries: readonly { words: readonly string[] }[]): string {
  return entries.flatMap(({ words }) => words).join('; ');
}

/** Whole words only: a nurse is no nursery. */
function hasWord(text: string, words: string): boolean {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `);
}

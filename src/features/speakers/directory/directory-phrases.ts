import type { SpeakerFile } from '#features/speakers/speaker.schema.ts';
import type { Choice } from '#lists/list.ts';
import { placePhrases } from '#site/search/places.ts';
import type { SearchWords, WordFilter } from '#site/search/search-words.schema.ts';
import { hasPhrase, phraseOf, phrasesOf } from '#site/search/thesaurus.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { isOnWeekends } from '../media-hours.ts';
import type { DirectoryPhrases } from './speaker-index.ts';

/** Each filter that words can name: its facet and value, and whether a speaker has it. */
const choices: Readonly<Record<WordFilter, Choice & { isTrueOf: (file: SpeakerFile) => boolean }>> =
  {
    weekend: {
      facet: 'weekend',
      value: 'yes',
      isTrueOf: ({ media }) => media !== undefined && isOnWeekends(media),
    },
    'short notice': { facet: 'notice', value: 'yes', isTrueOf: ({ shortNotice }) => shortNotice },
    free: {
      facet: 'free',
      value: 'yes',
      isTrueOf: ({ freeForNonprofits }) => freeForNonprofits === true,
    },
    virtual: format('virtual'),
    'in-person': format('in-person'),
    hybrid: format('hybrid'),
    talk: engagement('talk'),
    panel: engagement('panel'),
    workshop: engagement('workshop'),
    interview: engagement('interview'),
    testimony: engagement('testimony'),
  };

function format(value: SpeakerFile['formats'][number]) {
  return {
    facet: 'format',
    value,
    isTrueOf: ({ formats }: SpeakerFile) => formats.includes(value),
  };
}

function engagement(value: SpeakerFile['engagements'][number]) {
  return {
    facet: 'for',
    value,
    isTrueOf: ({ engagements }: SpeakerFile) => engagements.includes(value),
  };
}

/**
 * Returns the phrases that the directory takes for filters and places. A filter that nobody has is
 * none, and neither is a name that a speaker has, such as Austin.
 */
export function directoryPhrases(
  words: SearchWords,
  speakers: readonly SpeakerFile[],
): DirectoryPhrases {
  const names = new Set(speakers.flatMap(({ name }) => formsInText(name)));
  const isNoName = ([phrase]: readonly [phrase: string, ...rest: unknown[]]) => !names.has(phrase);
  const filters = [...wordFilterPhrases(words, speakers), ...languagePhrases(words, speakers)];
  const places = Object.entries(placePhrases(words.places));
  const phrases = {
    filters: Object.fromEntries(filters.filter(isNoName)),
    places: Object.fromEntries(places.filter(isNoName)),
  };
  return { ...phrases, others: otherPhrases(words, speakers, phrases) };
}

function wordFilterPhrases({ filters }: SearchWords, speakers: readonly SpeakerFile[]) {
  return filters.flatMap(({ filter, words }) => {
    const { facet, value, isTrueOf } = choices[filter];
    if (!speakers.some(isTrueOf)) return [];
    return phrasesOf(words).map((phrase) => [phrase, { facet, value }] as const);
  });
}

function languagePhrases({ languages }: SearchWords, speakers: readonly SpeakerFile[]) {
  const spoken = new Set(speakers.flatMap((speaker) => speaker.languages));
  return [...spoken].flatMap((value) => {
    const others = languages.filter(({ language }) => language === value);
    return phrasesOf([value, ...others.flatMap(({ words }) => words)]).map(
      (phrase) => [phrase, { facet: 'lang', value }] as const,
    );
  });
}

/** Returns the phrases of the content in which a word of a filter or a place means neither. */
function otherPhrases(
  { filters, expertise, professions, same }: SearchWords,
  speakers: readonly SpeakerFile[],
  taken: Pick<DirectoryPhrases, 'filters' | 'places'>,
): string[] {
  const takenPhrases = [...Object.keys(taken.filters), ...Object.keys(taken.places)];
  const known = [
    ...[...expertise, ...professions, ...same].flatMap(({ words }) => words),
    ...speakers.flatMap(({ organization }) => organization ?? []),
  ];
  const longer = known.map(phraseOf).filter((phrase) => {
    if (takenPhrases.includes(phrase)) return false;
    return takenPhrases.some((part) => hasPhrase(phrase, part));
  });
  return phrasesOf(longer, ...filters.map(({ except = [] }) => except));
}

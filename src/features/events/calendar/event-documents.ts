import { plainText } from '#content/plain-text.ts';
import type { EventFile } from '#features/events/event.schema.ts';
import { placePhrases } from '#site/search/places.ts';
import type { SearchWords, WordFilter } from '#site/search/search-words.schema.ts';
import { buildIndex, type TextDocument } from '#site/search/text-index.ts';
import { hasPhrase, phrasesOf } from '#site/search/thesaurus.ts';
import { homeOf } from '#site/states.ts';
import { weekdayDate } from '#site/time/labels.ts';
import { type Format, formatLabels } from '#site/vocabulary.ts';
import { type EventField, type EventSearchFile, eventFields } from './event-search.ts';

/** A file of an event, with those of its speakers as the page of the event names them. */
export interface EventEntry {
  id: string;
  data: EventFile;
  body?: string | undefined;
  people: readonly { name: string; title: string }[];
}

/** Returns the search of events as it is published: the file of `fetchEventSearch`. */
export function eventSearchFile(
  events: readonly EventEntry[],
  words: SearchWords,
): EventSearchFile {
  return {
    index: JSON.stringify(buildIndex(eventFields, events.map(eventDocuments(words)))),
    ignored: phrasesOf(words.ignored),
    places: placePhrases(words.places),
  };
}

/** How an event of a format may be asked for. */
const formatFilters: Readonly<Record<Format, readonly WordFilter[]>> = {
  'in-person': ['in-person'],
  virtual: ['virtual'],
  hybrid: ['hybrid', 'virtual', 'in-person'],
};

/** Returns a function from an event to the texts that are searched: every word of its page. */
function eventDocuments(words: SearchWords): (event: EventEntry) => TextDocument<EventField> {
  return ({ id, data, body = '', people }) => {
    const home = homeOf(data.location);
    const places = words.places.filter(({ short }) => data.location.endsWith(`, ${short}`));
    const practical = [data.howToJoin, data.access, data.statusNote].join('\n');
    const languages = words.languages.filter((entry) =>
      [entry.language, ...entry.words].some((name) => hasPhrase(practical, name)),
    );
    const filters = words.filters.filter(({ filter }) =>
      formatFilters[data.format].includes(filter),
    );
    return {
      id,
      title: data.title,
      description: [data.summary, plainText(body)].join('\n'),
      place: [data.location, data.region, home?.state, ...allWords(places)].join('; '),
      people: people.map(({ name, title }) => `${name}, ${title}`).join('; '),
      languages: [...languages.map(({ language }) => language), ...allWords(languages)].join('; '),
      audience: data.audience ?? '',
      format: [formatLabels[data.format], ...allWords(filters)].join('; '),
      topics: data.topics.join('\n'),
      practical: [weekdayDate(data.start), data.status, practical].join('\n'),
    };
  };
}

function allWords(entries: readonly { words: readonly string[] }[]): string[] {
  return entries.flatMap(({ words }) => words);
}

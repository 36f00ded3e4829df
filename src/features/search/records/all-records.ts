import { allKinds } from '#features/all-kinds.ts';
import { eventView } from '#features/events/event.ts';
import {
  type ClaimLedger,
  type ClaimView,
  claimIn,
  claimLedger,
  evidenceHref,
} from '#features/evidence/claims/claim.ts';
import { resourceHref } from '#features/library/resource.ts';
import { kitHref } from '#features/response/hazards/hazard.ts';
import { indexSpeakers } from '#features/speakers/directory/build-search.ts';
import { speakerDocuments, worksOf } from '#features/speakers/directory/speaker-documents.ts';
import { searchSpeakers } from '#features/speakers/directory/speaker-index.ts';
import { profileHref } from '#features/speakers/speaker.ts';
import { turnsOf } from '#features/stories/recordings/transcript.ts';
import { phrasesOf } from '#site/search/thesaurus.ts';
import { homeOf, homes } from '#site/states.ts';
import { homeRegions } from '#site/vocabulary.ts';
import { fillIn, inLine } from '#site/words.ts';
import type { PeopleFile, SearchRecord } from '../find/search-file.ts';
import type { ResultKind } from '../search-state.ts';
import { entryPageRecords, kindNamesFoundByRow } from './entry-pages.ts';
import { pageRecords } from './site-pages.ts';
import {
  clip,
  type EntryOf,
  passagesOf,
  type SearchedKind,
  type Source,
  theOne,
} from './source.ts';

/**
 * Returns a record of everything that can be found on the site: entries, actions of visitors by the
 * names they have for them, and pages.
 */
export function allRecords(source: Source): SearchRecord[] {
  const { actions } = theOne(source, 'searchWords');
  return [
    ...entryRecords.flatMap(({ recordsIn }) => recordsIn(source)),
    ...entryPageRecords(source),
    ...actions.map(({ id, words: also, ...action }) => ({
      ...action,
      id: `action-${id}`,
      kind: 'page' as const,
      also,
      text: [],
    })),
    ...pageRecords(source),
  ];
}

/** The kinds of content whose rows say how much a result of them counts. */
type KindWithWeight = {
  [Name in keyof typeof allKinds]: (typeof allKinds)[Name] extends { searchWeight: number }
    ? Name
    : never;
}[keyof typeof allKinds] &
  SearchedKind;

/**
 * Returns the kind of result and the name of one kind of entry, and a function from all content
 * to its records. `recipe` is called once with all content; the function it returns makes the
 * record of an entry, but for id and kind.
 */
function recordsOf<Name extends KindWithWeight>(
  kind: ResultKind,
  name: Name,
  recipe: (source: Source) => (entry: EntryOf<Name>) => Omit<SearchRecord, 'id' | 'kind'>,
) {
  return {
    kind,
    name,
    recordsIn: (source: Source): SearchRecord[] => {
      const recordOf = recipe(source);
      return source[name].map((entry) => ({
        id: `${kind}-${entry.id}`,
        kind,
        ...recordOf(entry),
      }));
    },
  };
}

const entryRecords = [
  // Speakers: the profile, and the words that the directory knows for it.
  recordsOf('speaker', 'speakers', (source) => {
    const documentOf = speakerDocuments(theOne(source, 'searchWords'), ledgerOf(source));
    return (entry) => {
      const { related, languages, place } = documentOf(entry);
      const { name, title, organization, talks, ...data } = entry.data;
      return {
        href: profileHref(entry.id),
        title: name,
        about: `${inLine(title, organization)}. ${data.expertise.join(', ')}`,
        also: ['speaker', 'expert', ...data.engagements, related, languages, place],
        text: [
          ...(data.quote ? [data.quote] : []),
          ...talks.map((talk) => `${talk.title}. ${talk.abstract}`),
          ...worksOf(entry.data),
          ...(data.bioMedium ? [data.bioMedium] : []),
          ...passagesOf(entry.body),
        ],
        ...(data.requests === 'paused' && { fadesAt: '' }),
      };
    };
  }),
  // Stories: the transcript has a passage for each turn.
  recordsOf('story', 'stories', () => ({ id, data, body }) => ({
    href: `/stories/${id}`,
    title: data.title,
    about: `${data.name}: “${data.quote}” ${data.role}, ${data.location}`,
    also: [data.kind, 'story', ...data.tags, ...data.people.map(({ name }) => name)],
    text: [data.excerpt, ...turnsOf(body).map(({ speaker, text }) => `${speaker}: ${text}`)],
  })),
  // Hazards: the kit, with the words that people use for its fields of expertise.
  recordsOf('hazard', 'hazards', (source) => {
    const { title } = theOne(source, 'hazardKitPage');
    const { expertise, kits } = theOne(source, 'searchWords');
    return ({ id, data }) => {
      const fields = expertise.filter(({ field }) => data.expertise.includes(field));
      const { ten, thirty, ninety } = data.messages;
      const { before, during, after } = data.advice;
      return {
        href: kitHref(id),
        title: fillIn(title, { hazard: data.name }),
        about: data.introduction,
        also: [...fields.flatMap(({ field, words }) => [field, ...words]), ...kits],
        text: [
          ...data.keyMessages,
          ...data.healthImpacts,
          ...data.atRisk,
          ...[...before, ...during, ...after, ten, thirty, ninety].map(({ text }) => text),
          ...data.questions,
        ],
      };
    };
  }),
  // Claims: a result is a place where a figure is shown, so one that is not confirmed says so in
  // its title, and the line under it has the published figure with its source.
  recordsOf('claim', 'claims', (source) => {
    const ledger = ledgerOf(source);
    const { claim: words } = theOne(source, 'searchPage');
    const { topics } = theOne(source, 'evidencePage');
    const charted = new Set(
      source.series.flatMap(({ data }) => data.claims.map(({ claim }) => claim)),
    );
    return ({ id, data }) => {
      const claim = claimIn(ledger, id);
      const { source: document, figure, wording } = claim.published;
      const { specified, note, caution } = data;
      return {
        href: evidenceHref(id),
        title: claimTitle(claim, words),
        about: `${figure ? `${figure}. ` : ''}${wording} ${fillIn(words.source, { source: document.name })}`,
        also: [
          'figure',
          'statistic',
          'evidence',
          ...(charted.has(id) ? ['chart', 'graph', 'gráfica'] : []),
          topics[data.group],
        ],
        text: [
          data.status !== 'unsourced' &&
            [data.population, data.place, data.period].filter(Boolean).join(', '),
          specified && `${specified.figure}: ${specified.wording}`,
          note,
          caution,
        ].filter((passage) => typeof passage === 'string'),
        ...(claim.status !== 'supported' && { fadesAt: '' }),
      };
    };
  }),
  recordsOf('resource', 'resources', () => ({ id, data }) => ({
    href: resourceHref(id),
    title: data.title,
    about: `${data.journal ?? data.publisher}, ${data.published.slice(0, 4)}. ${data.description}`,
    also: [
      data.type,
      'document',
      'download',
      ...(data.journal ? ['paper', 'study'] : []),
      ...data.topics,
      data.publisher,
      ...(data.authors ?? []),
    ],
    text: [data.summary, ...data.useFor],
  })),
  // Events: day, place and people; once an event is over, or called off, it counts less.
  recordsOf('event', 'events', (source) => ({ id, data, body }) => {
    const event = eventView(id, data);
    const people = source.speakers.filter((speaker) => data.speakers.includes(speaker.id));
    const state = homeOf(data.location)?.state;
    return {
      href: event.href,
      title: event.title,
      about: `${event.weekday}, ${event.location}. ${event.summary}`,
      also: ['event', event.formatLabel, event.region, state ?? '', ...event.topics],
      text: [
        ...passagesOf(body),
        ...people.map((person) => `${person.data.name}, ${person.data.title}`),
        event.howToJoin,
        event.access,
      ],
      fadesAt: data.status === 'cancelled' ? '' : data.end,
    };
  }),
];

/**
 * How much a result of each kind counts beside the others: as the row of the kind says, and a page,
 * which answers a whole question.
 */
export const kindWeights = Object.fromEntries([
  ...entryRecords.map(({ kind, name }) => [kind, allKinds[name].searchWeight]),
  ['page', 1.1],
]) as Readonly<Record<ResultKind, number>>;

/** The kinds whose entries are found one by one; the others are words of pages. */
export const entryKinds: readonly string[] = [
  ...entryRecords.map(({ name }) => name),
  ...kindNamesFoundByRow,
];

function ledgerOf(source: Source): ClaimLedger {
  return claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
}

/** Length of the title of a claim, in characters. */
const longestTitle = 90;

/** Returns the title of a claim: the figure first, unless its sentence begins with it. */
function claimTitle(
  { status, specified, published: { figure, wording } }: ClaimView,
  words: Readonly<Record<'differs' | 'unsourced', string>>,
): string {
  if (status === 'supported') {
    const beginsWithFigure = figure === null || wording.startsWith(figure);
    return clip(beginsWithFigure ? wording : `${figure}: ${wording}`, longestTitle);
  }
  const unconfirmed = fillIn(words[status], { figure: specified.figure });
  return clip(`${unconfirmed}: ${specified.wording}`, longestTitle);
}

/**
 * Returns who is in the directory, by what it can be filtered by and searched for, in the words
 * that people use for it.
 */
export function peopleFile(source: Source): PeopleFile {
  const words = theOne(source, 'searchWords');
  const people = source.speakers.map(({ id, data }) => ({ id, ...data }));
  type Has = (speaker: (typeof people)[number]) => boolean;
  const numbersOf = (has: Has) =>
    people.flatMap((speaker, number) => (has(speaker) ? [number] : []));

  const placeWords = new Map(
    words.places.map(({ short, words: names, cities = [] }) => [short, [...names, ...cities]]),
  );
  const states = [...homes].map(([short, { state }]) => ({
    filter: 'lives',
    value: state,
    phrases: phrasesOf([state, short, ...(placeWords.get(short) ?? [])]),
    speakers: numbersOf(({ basedIn = '' }) => homeOf(basedIn)?.state === state),
  }));
  const regions = homeRegions.map((region) => ({
    filter: 'lives',
    value: region,
    phrases: phrasesOf([region]),
    speakers: numbersOf(({ basedIn = '' }) => homeOf(basedIn)?.region === region),
  }));
  const languageWords = new Map(words.languages.map((entry) => [entry.language, entry.words]));
  const spokenLanguages = new Set(people.flatMap((speaker) => speaker.languages));
  const languages = [...spokenLanguages].map((language) => ({
    filter: 'lang',
    value: language,
    phrases: phrasesOf([language, ...(languageWords.get(language) ?? [])]),
    speakers: numbersOf((speaker) => speaker.languages.includes(language)),
  }));
  const fields = words.expertise.map(({ field, words: also }) => ({
    filter: 'tag',
    value: field,
    phrases: phrasesOf([field, ...also]),
    speakers: numbersOf(({ expertise }) => expertise.includes(field)),
  }));

  const search = indexSpeakers(source.speakers, words, ledgerOf(source));
  const professionNames = words.professions.flatMap(({ title, words: also }) => [title, ...also]);
  const professions = phrasesOf(professionNames).map((phrase) => {
    const { scores } = searchSpeakers(search, phrase);
    return { phrase, speakers: numbersOf(({ id }) => scores?.has(id) === true) };
  });
  return {
    records: people.map(({ id }) => `speaker-${id}`),
    values: [...states, ...regions, ...languages, ...fields],
    regions: Object.fromEntries([...homes.values()].map(({ state, region }) => [state, region])),
    professions,
    asking: phrasesOf(words.ignoredOfSpeakers),
  };
}

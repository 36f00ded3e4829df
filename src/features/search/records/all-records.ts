import { eventView } from '#features/events/event.ts';
import type { ClaimFile } from '#features/evidence/claims/claim.schema.ts';
import {
  type ClaimView,
  claimIn,
  claimLedger,
  evidenceHref,
} from '#features/evidence/claims/claim.ts';
import { resourceHref } from '#features/library/resource.ts';
import { kitHref } from '#features/response/hazards/hazard.ts';
import {
  buildSpeakerIndex,
  ignoredBySpeakers,
  searchDocument,
  searchSpeakers,
} from '#features/speakers/directory/speaker-index.ts';
import { profileHref } from '#features/speakers/speaker.ts';
import { turnsOf } from '#features/stories/recordings/transcript.ts';
import { phrasesOf } from '#site/search/thesaurus.ts';
import { homeOf, homeRegions, homes } from '#site/states.ts';
import { fillIn } from '#site/words.ts';
import type { PeopleFile, SearchRecord } from '../find/search-files.ts';
import { pageRecords } from './site-pages.ts';
import { clip, passagesOf, type Source, theOne } from './source.ts';

/** Everything that can be found on the site. */
export function allRecords(source: Source): SearchRecord[] {
  return [
    ...speakerRecords(source),
    ...storyRecords(source),
    ...hazardRecords(source),
    ...claimRecords(source),
    ...resourceRecords(source),
    ...eventRecords(source),
    ...actionRecords(source),
    ...pageRecords(source),
  ];
}

/** Every speaker: the profile, and the words that the directory knows for it. */
function speakerRecords(source: Source): SearchRecord[] {
  const words = theOne(source, 'searchWords');
  return source.speakers.map(({ id, data, body }) => {
    const { related, languages, place } = searchDocument({ id, ...data }, body, words);
    const { name, title, organization, talks, videos, publications } = data;
    return {
      id: `speaker-${id}`,
      kind: 'speaker',
      href: profileHref(id),
      title: name,
      about: `${title}, ${organization}. ${data.expertise.join(', ')}`,
      also: ['speaker', 'expert', ...data.engagements, related, languages, place].join('; '),
      text: [
        data.quote,
        ...talks.map((talk) => `${talk.title}. ${talk.abstract}`),
        ...[...videos, ...publications].map((work) => work.title),
        data.bioMedium,
        ...passagesOf(body),
      ],
    };
  });
}

/** The speakers and the thesaurus → who is in the directory, by what it can be filtered by and searched for. */
export function peopleOf(source: Source): PeopleFile {
  const words = theOne(source, 'searchWords');
  const people = source.speakers.map(({ id, data }) => ({ id, ...data }));
  type Has = (one: (typeof people)[number]) => boolean;
  const who = (has: Has) => people.flatMap((one, number) => (has(one) ? [number] : []));
  const value = (key: string, name: string, has: Has, also: readonly string[] = []) =>
    [key, name, phrasesOf([name, ...also]), who(has)] as const;

  const places = new Map(words.places.map((place) => [place.short, place.words]));
  const tongues = new Map(words.languages.map((entry) => [entry.language, entry.words]));
  const index = buildSpeakerIndex(
    source.speakers.map(({ id, data, body }) => searchDocument({ id, ...data }, body, words)),
  );
  const ignored = new Set(ignoredBySpeakers(words));
  const names = phrasesOf(words.professions.flatMap(({ title, words: also }) => [title, ...also]));
  return {
    values: [
      ...[...homes].map(([short, { state }]) =>
        value('lives', state, (one) => homeOf(one.basedIn)?.state === state, [
          short,
          ...(places.get(short) ?? []),
        ]),
      ),
      ...homeRegions.map((region) =>
        value('lives', region, (one) => homeOf(one.basedIn)?.region === region),
      ),
      ...[...new Set(people.flatMap((one) => one.languages))].map((language) =>
        value('lang', language, (one) => one.languages.includes(language), tongues.get(language)),
      ),
      ...words.expertise.map(({ field, words: also }) =>
        value('tag', field, (one) => one.expertise.includes(field), also),
      ),
    ],
    regions: Object.fromEntries([...homes.values()].map(({ state, region }) => [state, region])),
    professions: names.map((name) => {
      const { matches } = searchSpeakers(index, name, ignored);
      return [name, who(({ id }) => matches.has(id))] as const;
    }),
    asking: phrasesOf(words.ignoredOfSpeakers),
  };
}

/** Every story with its transcript, a passage for each turn. */
function storyRecords({ stories }: Source): SearchRecord[] {
  return stories.map(({ id, data, body }) => ({
    id: `story-${id}`,
    kind: 'story',
    href: `/stories/${id}`,
    title: data.title,
    about: `${data.name}: “${data.quote}” ${data.role}, ${data.location}`,
    also: [data.kind, 'story', ...data.tags, ...data.people.map(({ name }) => name)].join('; '),
    text: [data.excerpt, ...turnsOf(body).map(({ speaker, text }) => `${speaker}: ${text}`)],
  }));
}

/** The kit of every hazard, with the words that people use for its fields of expertise. */
function hazardRecords(source: Source): SearchRecord[] {
  const { title } = theOne(source, 'hazardKitPage');
  const { expertise, kits } = theOne(source, 'searchWords');
  return source.hazards.map(({ id, data }) => {
    const lent = expertise.filter(({ field }) => data.expertise.includes(field));
    const { ten, thirty, ninety } = data.messages;
    const { before, during, after } = data.advice;
    return {
      id: `hazard-${id}`,
      kind: 'hazard',
      href: kitHref(id),
      title: fillIn(title, { hazard: data.name }),
      about: data.introduction,
      also: [...lent.flatMap(({ field, words }) => [field, ...words]), ...kits].join('; '),
      text: [
        ...data.keyMessages,
        ...data.healthImpacts,
        ...data.atRisk,
        ...[...before, ...during, ...after].map(({ text }) => text),
        ...[ten, thirty, ninety].map(({ text }) => text),
        ...data.questions,
      ],
    };
  });
}

/** Every document of the library. */
function resourceRecords({ resources }: Source): SearchRecord[] {
  return resources.map(({ id, data }) => ({
    id: `resource-${id}`,
    kind: 'resource',
    href: resourceHref(id),
    title: data.title,
    about: `${data.publisher}, ${data.published.slice(0, 4)}. ${data.description}`,
    also: [data.type, 'document', 'download', ...data.topics, ...(data.authors ?? [])].join('; '),
    text: [data.summary, ...data.useFor],
  }));
}

/** Every event with its day, place and people; once it is over, or called off, it counts less. */
function eventRecords({ events, speakers }: Source): SearchRecord[] {
  return events.map(({ id, data, body }) => {
    const event = eventView(id, data);
    const people = speakers.filter((speaker) => data.speakers.includes(speaker.id));
    return {
      id: `event-${id}`,
      kind: 'event',
      href: event.href,
      title: event.title,
      about: `${event.weekday}, ${event.location}. ${event.summary}`,
      also: ['event', event.formatLabel, event.region, ...event.topics].join('; '),
      text: [
        ...passagesOf(body),
        ...people.map((person) => `${person.data.name}, ${person.data.title}`),
        event.howToJoin,
        event.access,
      ],
      until: data.status === 'cancelled' ? '' : data.end,
    };
  });
}

/** What visitors want to do, by the names they have for it. */
function actionRecords(source: Source): SearchRecord[] {
  return theOne(source, 'searchWords').actions.map(({ id, title, about, href, words }) => ({
    ...{ id: `action-${id}`, kind: 'page', href, title, about },
    also: words.join('; '),
    text: [],
  }));
}

const longestTitle = 90;

/**
 * Every claim. A result is a place where a figure is shown, so one that is not confirmed says so in its
 * title, and the line under it has the published figure with its source.
 */
function claimRecords(source: Source): SearchRecord[] {
  const ledger = claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
  const { claim: words } = theOne(source, 'searchPage');
  const { topics } = theOne(source, 'evidencePage');
  return source.claims.map(({ id, data }) => {
    const claim = claimIn(ledger, id);
    const { source: document, figure, wording } = claim.published;
    return {
      id: `claim-${id}`,
      kind: 'claim',
      href: evidenceHref(id),
      title: titleOf(claim, words),
      about: [
        `${figure ? `${figure}. ` : ''}${wording}`,
        fillIn(words.source, { source: document.name }),
      ].join(' '),
      also: ['figure', 'statistic', 'evidence', topics[data.group]].join('; '),
      text: textOf(data),
      isUnconfirmed: claim.status !== 'supported',
    };
  });
}

/** The figure first, unless its sentence begins with it. */
function titleOf(
  { status, specified, published: { figure, wording } }: ClaimView,
  words: Readonly<Record<'differs' | 'unsourced', string>>,
): string {
  const first =
    status === 'supported' ? figure : fillIn(words[status], { figure: specified.figure });
  const sentence = status === 'supported' ? wording : specified.wording;
  const isSaid = first === null || sentence.startsWith(first);
  return clip(isSaid ? sentence : `${first}: ${sentence}`, longestTitle);
}

function textOf(data: ClaimFile): string[] {
  const { specified, note, caution } = data;
  const scope =
    data.status === 'unsourced'
      ? []
      : [[data.population, data.place, data.period ?? ''].filter((part) => part !== '').join(', ')];
  return [
    ...scope,
    ...(specified ? [`${specified.figure}: ${specified.wording}`] : []),
    note,
    ...(caution ? [caution] : []),
  ];
}

import type { SpeakerView } from '#features/speakers/speaker.ts';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import { chosenIn, type Facet, type ListDefinition, type ListState } from '#lists/list.ts';
import type { OwnState } from '#lists/use-list.ts';
import { addDays, isPlainDay } from '#site/time/plain-date.ts';
import { instantAt, wallClock } from '#site/time/wall-clock.ts';
import { hoursAfter, type Span, type WeeklyHours } from '#site/time/weekly-hours.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';

/**
 * The parts of a request beside the facets, as the query string has them. `''` asks for nothing.
 */
export interface DeskState {
  speaker: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

/** A request: speaker, facets, deadline. An empty part asks for nothing. */
export type Ask = DeskState & Record<'topic' | 'lang' | 'place', string>;

type Words = Pick<DeadlinePageFile['ask'], 'topic' | 'language' | 'place'>;

/**
 * Returns the definition of the list of people who take requests, with the usual controls and query
 * string. `findPeople` chooses and ranks them.
 */
export function deskList(words: Words): ListDefinition<MediaPerson> {
  const select = ({ label, any }: Words['topic'], valuesOf: Facet<MediaPerson>['valuesOf']) => ({
    label,
    valuesOf,
    all: { value: '', label: any },
    isPlain: true as const,
    control: FacetSelect,
  });
  return {
    noun: 'people',
    facets: {
      topic: select(words.topic, ({ topics }) => topics),
      lang: select(words.language, ({ languages }) => languages),
      place: select(words.place, ({ region }) => [region]),
    },
    pageSize: Number.POSITIVE_INFINITY,
  };
}

/**
 * Returns the functions that read speaker, deadline and zone from the query string, and write them
 * to it. Unknown speakers, days that do not exist and unknown zones are ignored. A deadline is
 * written with its zone, because a link must mean one moment everywhere.
 */
export function deskState(people: readonly Pick<MediaPerson, 'id'>[]): OwnState<DeskState> {
  return {
    first: { speaker: '', by: '', zone: '' },
    read: (query) => {
      const by = query.get('by') ?? '';
      const zone = query.get('zone') ?? '';
      return {
        speaker: people.find(({ id }) => id === query.get('speaker'))?.id ?? '',
        by: isLocalTime(by) ? by : '',
        zone: isZone(zone) ? zone : '',
      };
    },
    write: ({ speaker, by, zone }, query) => {
      if (speaker) query.set('speaker', speaker);
      if (by) query.set('by', by);
      if (by && zone) query.set('zone', zone);
    },
  };
}

/** Returns the request that a state of the list holds. */
export function askOf(state: ListState & DeskState): Ask {
  const { speaker, by, zone } = state;
  const value = (facet: string) => chosenIn(state, facet)[0] ?? '';
  return {
    speaker,
    topic: value('topic'),
    lang: value('lang'),
    place: value('place'),
    by,
    zone,
  };
}

/** Returns the deadline in milliseconds since 1970; undefined without a deadline or a zone. */
export function deadlineOf({ by, zone }: Pick<Ask, 'by' | 'zone'>): number | undefined {
  const [day = '', time = ''] = by.split('T');
  return by && zone ? instantAt(day, time, zone) : undefined;
}

/** Whether `value` is a day that exists and a time: `YYYY-MM-DDTHH:MM`. */
function isLocalTime(value: string): boolean {
  return /^[\d-]{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isPlainDay(value.slice(0, 10));
}

function isZone(value: string): boolean {
  try {
    return value !== '' && new Intl.DateTimeFormat('en-US', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}

const minute = 60_000;
const soonest = 90 * minute;
const rounding = 5 * minute;

/**
 * Returns the most frequent deadlines, as `by` (`YYYY-MM-DDTHH:MM`) on the clock of a zone: 90
 * minutes from now, rounded up to 5 minutes; today at 5 PM while that lies ahead; tomorrow at 9 AM.
 * `now` is in milliseconds since 1970. A time that the clock shows twice means the first of the
 * two, as everywhere on this page, because the second would offer people too late.
 */
export function soonDeadlines(
  now: number,
  zone: string,
): { id: 'soon' | 'today' | 'tomorrow'; by: string }[] {
  const soon = wallClock(Math.ceil((now + soonest) / rounding) * rounding, zone);
  const { day } = wallClock(now, zone);
  const isAhead = instantAt(day, '17:00', zone) > now;
  return [
    { id: 'soon', by: `${soon.day}T${soon.time}` },
    ...(isAhead ? [{ id: 'today' as const, by: `${day}T17:00` }] : []),
    { id: 'tomorrow', by: `${addDays(day, 1)}T09:00` },
  ];
}

/** A speaker who takes requests, with what a reporter with a deadline needs to know. */
export interface MediaPerson
  extends Pick<
    SpeakerView,
    'id' | 'name' | 'shortName' | 'href' | 'title' | 'basedIn' | 'region' | 'shortNotice'
  > {
  topics: readonly string[];
  languages: readonly string[];
  hours: WeeklyHours;
  hoursInWords: string;
  /** The notice the speaker needs, in minutes. */
  notice: number;
  noticeInWords: string;
}

/** The criteria of a request. `''` asks for nothing. The deadline is in milliseconds since 1970. */
export type Wanted = Omit<Ask, 'by' | 'zone'> & { deadline: number | undefined };

export type Missing = 'deadline' | 'lang' | 'topic' | 'place';

export interface FoundPerson {
  person: MediaPerson;
  /** The first time the person can talk. */
  talk: Span;
  /** The criteria the person does not match, the heaviest first. */
  missing: readonly Missing[];
  /** Whether the request names this person. */
  isWish: boolean;
}

/**
 * The weight of each criterion, more than that of all lighter ones together: people who can talk
 * only after the deadline come after everyone who can before it.
 */
const weights: Readonly<Record<Missing, number>> = { deadline: 8, lang: 4, topic: 2, place: 1 };
const nearestOfEachKind = 3;

/**
 * Returns the people who match all criteria, the earliest first. Where nobody does, it returns the
 * three nearest of each kind: first people who can talk before the deadline in the language, then
 * those who can without the language, then those who can talk later. Within a kind they are ordered
 * by weight, then by time. The requested speaker is always the first. `now` is in milliseconds
 * since 1970.
 */
export function findPeople(
  people: readonly MediaPerson[],
  wanted: Wanted,
  now: number,
): FoundPerson[] {
  const all = people
    .flatMap((person) => foundPerson(person, wanted, now) ?? [])
    .sort((a, b) => missingWeight(a) - missingWeight(b) || compareTimes(a, b));
  const wish = all.filter(({ isWish }) => isWish);
  const others = all.filter(({ isWish }) => !isWish);
  if (all.some(hasAll)) return [...wish, ...others.filter(hasAll)];
  const nearest = ([0, 1, 2] as const).flatMap((kind) =>
    others.filter((match) => nearKind(match) === kind).slice(0, nearestOfEachKind),
  );
  return [...wish, ...nearest];
}

/** Whether a person matches all criteria. */
export function hasAll({ missing }: FoundPerson): boolean {
  return missing.length === 0;
}

/**
 * Returns a person with the criteria they lack; undefined for one who cannot talk within a year.
 */
function foundPerson(person: MediaPerson, wanted: Wanted, now: number): FoundPerson | undefined {
  const { speaker, topic, lang, place, deadline } = wanted;
  const inTime = talkWindow(person, now, deadline);
  const talk = inTime ?? talkWindow(person, now);
  if (!talk) return undefined;
  const missing: Missing[] = [];
  if (!inTime) missing.push('deadline');
  if (lang && !person.languages.includes(lang)) missing.push('lang');
  if (topic && !person.topics.includes(topic)) missing.push('topic');
  if (place && person.region !== place) missing.push('place');
  return { person, talk, missing, isWish: person.id === speaker };
}

/** Returns 0 for in time and in the language, 1 for in time without the language, 2 for later. */
function nearKind({ missing }: FoundPerson): 0 | 1 | 2 {
  if (missing.includes('deadline')) return 2;
  return missing.includes('lang') ? 1 : 0;
}

/** Compares by beginning, then by end (the longest first), then by id. */
function compareTimes(a: FoundPerson, b: FoundPerson): number {
  return a.talk.from - b.talk.from || b.talk.to - a.talk.to || (a.person.id < b.person.id ? -1 : 1);
}

function missingWeight({ missing }: FoundPerson): number {
  let weight = 0;
  for (const criterion of missing) weight += weights[criterion];
  return weight;
}

const shortestTalk = 15 * minute;

/**
 * Returns the first time a person can talk: within the stated hours, after the notice they need,
 * for at least a quarter of an hour, and before the deadline where there is one. Moments are in
 * milliseconds since 1970. Undefined where there is no such time within a year.
 */
export function talkWindow(
  { hours, notice }: Pick<MediaPerson, 'hours' | 'notice'>,
  now: number,
  deadline = Number.POSITIVE_INFINITY,
): Span | undefined {
  const earliest = now + notice * minute;
  for (const span of hoursAfter(hours, earliest, instantAt)) {
    const from = Math.max(span.from, earliest);
    const to = Math.min(span.to, deadline);
    if (from + shortestTalk <= to) return { from, to };
    if (span.to >= deadline) return undefined;
  }
  return undefined;
}

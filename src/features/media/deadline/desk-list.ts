import type { SpeakerView } from '#features/speakers/speaker.ts';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import { chosenIn, type Facet, type ListDefinition, type ListState } from '#lists/list.ts';
import type { OwnState } from '#lists/use-list.ts';
import { addDays, isPlainDay } from '#site/time/plain-date.ts';
import { instantAt, wallClock } from '#site/time/wall-clock.ts';
import { hoursAfter, type Span, type WeeklyHours } from '#site/time/weekly-hours.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';

/**
 * The parts of a request beside the facets, as the query string has them; an empty one is not
 * asked.
 */
export interface DeskState {
  speaker: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

/** A request: speaker, facets, deadline. An empty part is not asked. */
export type Ask = DeskState & Record<'topic' | 'lang' | 'place', string>;

type Words = Pick<DeadlinePageFile['ask'], 'topic' | 'language' | 'place'>;

/**
 * The people who take requests as a list with the usual controls and query string; `findPeople`
 * ranks them.
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
 * Speaker, deadline and zone in the query string. Unknown speakers, days that do not exist and
 * unknown zones are ignored. A deadline is written with its zone, because a link must mean one
 * moment everywhere.
 */
export function deskState(people: readonly Pick<MediaPerson, 'id'>[]): OwnState<DeskState> {
  return {
    first: { speaker: '', by: '', zone: '' },
    read: (query) => {
      const [by, zone] = [query.get('by') ?? '', query.get('zone') ?? ''];
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

export function askOf(state: ListState & DeskState): Ask {
  const { speaker, by, zone } = state;
  const [topic = '', lang = '', place = ''] = ['topic', 'lang', 'place'].map(
    (facet) => chosenIn(state, facet)[0],
  );
  return { speaker, topic, lang, place, by, zone };
}

/** The deadline in milliseconds since 1970; undefined without a deadline or a zone. */
export function deadlineOf({ by, zone }: Pick<Ask, 'by' | 'zone'>): number | undefined {
  const [day = '', time = ''] = by.split('T');
  return by && zone ? instantAt(day, time, zone) : undefined;
}

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
 * The most frequent deadlines on the clock of a zone (`by`, `YYYY-MM-DDTHH:MM`): in 90 minutes,
 * rounded up to 5; today at 5 PM until then; tomorrow at 9 AM. `now` is in milliseconds since 1970.
 * A time that a clock shows twice is the first of the two, as everywhere on this page, because the
 * second would offer people too late.
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
  /** Notice the speaker needs, in minutes and in words. */
  notice: number;
  noticeInWords: string;
}

/**
 * The criteria of a request; an empty one is not asked. The deadline is in milliseconds since 1970.
 */
export type Wanted = Omit<Ask, 'by' | 'zone'> & { deadline: number | undefined };

export type Missing = 'deadline' | 'lang' | 'topic' | 'place';

export interface Found {
  person: MediaPerson;
  /** The first time the person can talk. */
  talk: Span;
  /** The criteria the person does not match, the heaviest first. */
  missing: readonly Missing[];
  isWish: boolean;
}

/**
 * Each weighs more than all lighter ones together, so that those who are late come after those who
 * are free in time.
 */
const weights: Readonly<Record<Missing, number>> = { deadline: 8, lang: 4, topic: 2, place: 1 };
const shownOfEach = 3;

/**
 * The people who match all criteria, the earliest first. Where nobody does, the three nearest of
 * each kind: first those who can talk before the deadline in the language, then those who can
 * without the language, then those who can talk later; within a kind by weight, then by time. The
 * requested speaker is always the first. `now` is in milliseconds since 1970.
 */
export function findPeople(people: readonly MediaPerson[], wanted: Wanted, now: number): Found[] {
  const all = people
    .flatMap((person) => foundOf(person, wanted, now))
    .sort((a, b) => lack(a) - lack(b) || byTime(a, b));
  const wish = all.filter(({ isWish }) => isWish);
  const others = all.filter(({ isWish }) => !isWish);
  if (all.some(hasAll)) return [...wish, ...others.filter(hasAll)];
  const kinds = ([0, 1, 2] as const).map((kind) => others.filter((one) => kindOf(one) === kind));
  return [...wish, ...kinds.flatMap((some) => some.slice(0, shownOfEach))];
}

export function hasAll({ missing }: Found): boolean {
  return missing.length === 0;
}

function foundOf(person: MediaPerson, wanted: Wanted, now: number): Found[] {
  const { speaker, topic, lang, place, deadline } = wanted;
  const inTime = talkWindow(person, now, deadline);
  const talk = inTime ?? talkWindow(person, now);
  if (!talk) return [];
  const missing: Missing[] = [];
  if (!inTime) missing.push('deadline');
  if (lang && !person.languages.includes(lang)) missing.push('lang');
  if (topic && !person.topics.includes(topic)) missing.push('topic');
  if (place && person.region !== place) missing.push('place');
  return [{ person, talk, missing, isWish: person.id === speaker }];
}

/** 0: in time and in the language; 1: in time without the language; 2: later. */
function kindOf({ missing }: Found): 0 | 1 | 2 {
  if (missing.includes('deadline')) return 2;
  return missing.includes('lang') ? 1 : 0;
}

function byTime(a: Found, b: Found): number {
  return a.talk.from - b.talk.from || b.talk.to - a.talk.to || (a.person.id < b.person.id ? -1 : 1);
}

function lack({ missing }: Found): number {
  return missing.reduce((sum, one) => sum + weights[one], 0);
}

const shortestTalk = 15 * minute;

/**
 * The first time a person can talk: within the stated hours, after the notice they need, for at
 * least a quarter of an hour, and before the deadline where there is one. Moments are milliseconds
 * since 1970. Undefined where there is no such time within a year.
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

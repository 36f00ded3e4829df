import { FacetSelect } from '#lists/FacetSelect.tsx';
import { chosenIn, type Facet, type ListDefinition, type ListState } from '#lists/list.ts';
import type { OwnState } from '#lists/use-list.ts';
import { addDays, isPlainDay } from '#site/time/plain-date.ts';
import { instantAt, wallClock } from '#site/time/wall-clock.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './find-people.ts';

/** The parts of a request beside the facets, as the query string has them; an empty one is not asked. */
export interface DeskState {
  /** Id of the requested speaker. */
  speaker: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

/** A request: speaker, facets, deadline. An empty part is not asked. */
export interface Ask extends DeskState {
  topic: string;
  lang: string;
  place: string;
}

type Words = Pick<DeadlinePageFile['ask'], 'topic' | 'language' | 'place'>;

/** The people who take requests as a list with the usual controls and query string; `findPeople` ranks them. */
export function deskList(words: Words): ListDefinition<MediaPerson> {
  const select = ({ label, any }: Words['topic'], valuesOf: Facet<MediaPerson>['valuesOf']) => ({
    ...{ label, valuesOf, all: { value: '', label: any } },
    ...({ isPlain: true, control: FacetSelect } as const),
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
 * Speaker, deadline and zone in the query string. Unknown speakers, days that do not exist and unknown zones are ignored.
 * A deadline is written with its zone, because a link must mean one moment everywhere.
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

/** The state of the list → the request. */
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

/** A deadline that a button sets, on a wall clock (`YYYY-MM-DDTHH:MM`). */
interface SoonDeadline {
  id: 'soon' | 'today' | 'tomorrow';
  by: string;
}

/**
 * The most frequent deadlines on the clock of a zone: in 90 minutes, rounded up to 5; today at 5 PM until then; tomorrow at
 * 9 AM. `now` is in milliseconds since 1970. A time that a clock shows twice is the first of the two, as everywhere on this
 * page, because the second would offer people too late.
 */
export function soonDeadlines(now: number, zone: string): SoonDeadline[] {
  const soon = wallClock(Math.ceil((now + soonest) / rounding) * rounding, zone);
  const { day } = wallClock(now, zone);
  const isAhead = instantAt(day, '17:00', zone) > now;
  return [
    { id: 'soon', by: `${soon.day}T${soon.time}` },
    ...(isAhead ? [{ id: 'today' as const, by: `${day}T17:00` }] : []),
    { id: 'tomorrow', by: `${addDays(day, 1)}T09:00` },
  ];
}

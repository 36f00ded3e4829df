import { FacetSelect } from '#lists/FacetSelect.tsx';
import { chosenIn, type Facet, type ListDefinition, type ListState } from '#lists/list.ts';
import type { OwnState } from '#lists/use-list.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { MediaPerson } from './media-person.ts';

/** What the desk is asked beside the subject; what is empty is not asked. It is in the address. */
export interface DeskState {
  /** The id of the speaker who is asked for first. */
  speaker: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

/** Everything that is asked. */
export interface Ask extends DeskState {
  topic: string;
  lang: string;
  place: string;
}

type Words = Pick<DeadlinePageFile['ask'], 'topic' | 'language' | 'place'>;

/** Those who take requests as a list. Its controls and its address are those of any list; `findPeople` ranks them. */
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
 * Speaker, deadline and zone in the address. Unknown speakers, days that do not exist and unknown zones are ignored.
 * The zone goes with the deadline, so that a link means one moment everywhere.
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

/** The state of the list → everything that is asked. */
export function askOf(state: ListState & DeskState): Ask {
  const { speaker, by, zone } = state;
  const [topic = '', lang = '', place = ''] = ['topic', 'lang', 'place'].map(
    (facet) => chosenIn(state, facet)[0],
  );
  return { speaker, topic, lang, place, by, zone };
}

/** The deadline as a moment, in milliseconds since 1970; undefined where none is asked. */
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

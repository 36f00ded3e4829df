import type { Answers } from '#features/letters/letter.ts';
import type { Ask } from './desk-list.ts';
import type { Found } from './find-people.ts';
import type { MediaPerson } from './media-person.ts';
import { fullMoment, readsAlike } from './times-in-words.ts';

/** What the page knows of a request: what is asked, by when, on whose clock, and of whom. */
export interface DeadlineRequest {
  ask: Ask;
  /** Milliseconds since 1970; undefined where none was named. */
  deadline: number | undefined;
  /** Whose clock the reporter reads. */
  zone: string;
  /** Absent when the desk is asked to look. */
  found?: Pick<Found, 'person' | 'talk'>;
}

/**
 * What the page knows → what the letter of a deadline says: deadline and hours on both clocks where they differ.
 * `anyone` stands in the letter where the desk looks for a speaker.
 */
export function deadlineFacts(request: DeadlineRequest, anyone: string): Answers {
  const { ask, deadline, zone, found } = request;
  const facts = {
    deadline: deadline === undefined ? '' : fullMoment(deadline, zone),
    ...{ topic: ask.topic, language: ask.lang, place: ask.place },
    ...(found ? speakerFacts(found, deadline, zone) : { speaker: anyone }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
}

function speakerFacts(
  { person, talk }: Pick<Found, 'person' | 'talk'>,
  deadline: number | undefined,
  zone: string,
): Answers {
  const there = person.hours.timeZone;
  const hours = (clock: string) =>
    `${fullMoment(talk.from, clock)} to ${fullMoment(talk.to, clock)}`;
  const differs = (moment: number) => !readsAlike(moment, zone, there);
  return {
    ...(deadline !== undefined && differs(deadline) && { there: fullMoment(deadline, there) }),
    ...personFacts(person),
    talk: hours(zone),
    ...(differs(talk.from) && { talkThere: hours(there) }),
  };
}

/** What the letter to one person says before anything is asked. */
export function personFacts({ name, title, basedIn, noticeInWords }: MediaPerson): Answers {
  return { who: name, speaker: `${name}, ${title}, ${basedIn}`, notice: noticeInWords };
}

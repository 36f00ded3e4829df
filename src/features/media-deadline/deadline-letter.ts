import type { Answers } from '#features/contact/use-draft.ts';
import { fillIn } from '#site/fill-in.ts';
import type { Message } from '#site/mail/message.ts';
import type { Ask } from './ask.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Found } from './find-people.ts';
import type { MediaPerson } from './media-person.ts';
import { outletFields } from './outlet-fields.ts';
import { fullMoment, readsAlike } from './times-in-words.ts';

/** Everything that goes into a request with a deadline. */
export interface DeadlineRequest {
  ask: Ask;
  /** Milliseconds since 1970; undefined where none was named. */
  deadline: number | undefined;
  /** Whose clock the reporter reads. */
  zone: string;
  answers: Answers;
  /** Absent when the desk is asked to look. */
  found?: Pick<Found, 'person' | 'talk'>;
}

/**
 * The letter of a reporter: the deadline first, on both clocks where they differ, then the speaker with the
 * hours, what is asked, and who asks. Questions that were not answered stay, to be answered in the letter.
 */
export function deadlineLetter(
  request: DeadlineRequest,
  page: DeadlinePageFile,
  to: string,
): Message {
  const { ask, deadline, zone, answers } = request;
  const { letter } = page;
  const when = deadline === undefined ? '' : fullMoment(deadline, zone);
  const what = [ask.topic || letter.interview, request.found?.person.name]
    .filter(Boolean)
    .join(', ');
  const lines = [
    [letter.deadline, when],
    ...speakerLines(request, page),
    [letter.topic, ask.topic],
    [letter.language, ask.lang],
    [letter.place, ask.place],
    ...outletFields(page.outlet).map(({ name, label }) => [label, answers[name]?.trim() ?? '']),
  ];
  return {
    to,
    subject: fillIn(when ? letter.subject : letter.subjectOpen, { when, what }),
    body: lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
  };
}

function speakerLines({ found, deadline, zone }: DeadlineRequest, { letter }: DeadlinePageFile) {
  if (!found) return [[letter.speaker, letter.anySpeaker]];
  const { person, talk } = found;
  const there = person.hours.timeZone;
  const hours = (clock: string) =>
    `${fullMoment(talk.from, clock)} to ${fullMoment(talk.to, clock)}`;
  const differs = (moment: number) => !readsAlike(moment, zone, there);
  return [
    ...(deadline !== undefined && differs(deadline)
      ? [[letter.there, fullMoment(deadline, there)]]
      : []),
    [letter.speaker, `${person.name}, ${person.title}, ${person.basedIn}`],
    [letter.talk, hours(zone)],
    ...(differs(talk.from) ? [[letter.talkThere, hours(there)]] : []),
    [letter.notice, person.noticeInWords],
  ];
}

/** The letter to one person before anything is asked: the same questions, open. */
export function stillLetter(person: MediaPerson, page: DeadlinePageFile, to: string): Message {
  const { letter } = page;
  const labels = [
    letter.topic,
    letter.language,
    ...outletFields(page.outlet).map(({ label }) => label),
  ];
  const lines = [
    `${letter.deadline}: `,
    `${letter.speaker}: ${person.name}, ${person.title}, ${person.basedIn}`,
    `${letter.notice}: ${person.noticeInWords}`,
    ...labels.map((label) => `${label}: `),
  ];
  const what = [letter.interview, person.name].join(', ');
  return { to, subject: fillIn(letter.subjectOpen, { what }), body: lines.join('\n') };
}

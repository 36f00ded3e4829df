import { isHttps } from '#content/address.ts';
import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { fillIn, formatList } from '#site/words.ts';
import { eventSpeakers } from './event-speakers.ts';
import type { PapersPageFile } from './papers-page.schema.ts';

/**
 * The questions to a host, in the order of the form. `speaker` and `work` have a line for each
 * speaker; `offers` has what is true of the event, joined by ", ".
 */
export const fieldNames = [
  'question',
  'day',
  'begin',
  'end',
  'place',
  'address',
  'bus',
  'speaker',
  'work',
  'offers',
  'host',
  'contact',
  'link',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The answers as typed; a missing or empty answer is unknown. */
export type EventAnswers = Readonly<Partial<Record<FieldName, string>>>;

type Problem = keyof PapersPageFile['form']['problems'];

/** Returns the problem of each answer that has one: `noDay`, `endsFirst`, `email`, `link`. */
export function answerProblems(answers: EventAnswers): Partial<Record<FieldName, Problem>> {
  const { day, begin, end } = answers;
  const contact = answers.contact?.trim();
  const problems: Partial<Record<FieldName, Problem>> = {};
  if (day && !isPlainDay(day)) problems.day = 'noDay';
  if (begin && end && end <= begin) problems.end = 'endsFirst';
  // Such as `host@example.org`.
  if (contact && !/^\S+@[^\s@]+\.[^\s@]+$/.test(contact)) problems.contact = 'email';
  if (answers.link?.trim() && !linkFrom(answers.link)) problems.link = 'link';
  return problems;
}

/** The longest address, in characters, whose code is still read from a poster across a room. */
const longestLink = 200;

/** Returns a typed web address with its `https://`; undefined if it can be none. */
function linkFrom(typed: string): string | undefined {
  const address = typed.trim().replace(/^(?!https:)(?:http:)?(?:\/\/)?/i, 'https://');
  return isHttps(address) && address.length <= longestLink ? address : undefined;
}

export type EventFacts = ReturnType<typeof eventFacts>;

/**
 * Returns the facts that the papers print, each undefined while it is unknown. An answer with a
 * problem counts as unknown.
 */
export function eventFacts(answers: EventAnswers, words: PapersPageFile['words']) {
  const problems = answerProblems(answers);
  const answerTo = (name: FieldName) =>
    problems[name] ? undefined : answers[name]?.replace(/\s+/g, ' ').trim() || undefined;
  const day = answerTo('day');
  const begin = answerTo('begin');
  const end = answerTo('end');
  const question = answerTo('question');
  const place = answerTo('place');
  const link = answerTo('link');
  const speakers = speakerFacts(eventSpeakers(answers), words);
  const host = answerTo('host');
  const contact = answerTo('contact');
  const date = day && weekdayDate(day);
  const starts = begin && clockLabel(begin);
  const time = joined(words.span, { begin: starts, end: end && clockLabel(end) });
  return {
    day,
    begin,
    end,
    question,
    date,
    place,
    bus: answerTo('bus'),
    host,
    contact,
    opening: question && (/[.?!…]$/.test(question) ? question : `${question}.`),
    weekday: date?.split(',')[0],
    /** The start, for letters. */
    time: starts,
    when: joined(words.when, { date, time }),
    where: joined(words.where, { place, address: answerTo('address') }),
    link: link && linkFrom(link),
    speakers: speakers.lines,
    speaker: speakers.names,
    guest: speakers.guest,
    guests: speakers.guests,
    speaks: speakers.speaks,
    invited: joined(words.invited, { host, contact }),
  };
}

/**
 * Returns the speakers as the papers say them: `lines`, one for each; `names` in one line; `guest`
 * for a subject; `guests` as the subject of a sentence, whose verb `speaks` agrees with it. All but
 * the lines are undefined without speakers.
 */
function speakerFacts(speakers: ReturnType<typeof eventSpeakers>, words: PapersPageFile['words']) {
  const inWords = (sentence: string) =>
    speakers.flatMap(({ name, work }) => joined(sentence, { speaker: name, work }) ?? []);
  const lines = inWords(words.guest);
  if (lines.length === 0) return { lines };
  const isOne = lines.length === 1;
  const names = formatList(speakers.map(({ name, work }) => name || work));
  return {
    lines,
    names,
    guest: isOne ? lines[0] : names,
    guests: isOne ? inWords(words.oneGuest)[0] : formatList(inWords(words.eachGuest)),
    speaks: isOne ? words.speaks.one : words.speaks.several,
  };
}

/**
 * Returns `sentence` with the facts in its placeholders if more than one of them is known, else the
 * known one by itself. Undefined where none is known.
 */
function joined(sentence: string, facts: Readonly<Record<string, string | undefined>>) {
  const known = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return known.length > 1 ? fillIn(sentence, Object.fromEntries(known)) : known[0]?.[1];
}

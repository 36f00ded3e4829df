import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { fillIn } from '#site/words.ts';
import type { PapersPageFile } from './papers-page.schema.ts';

/** The questions to a host, in the order of the form. */
export const fieldNames = [
  'question',
  'day',
  'begin',
  'end',
  'place',
  'address',
  'speaker',
  'work',
  'host',
  'contact',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The answers as typed; a missing or empty answer is unknown. */
export type EventAnswers = Readonly<Partial<Record<FieldName, string>>>;

type Problem = keyof PapersPageFile['form']['problems'];

/** Returns the problem of each answer that has one: `noDay`, `endsFirst` or `email`. */
export function answerProblems(answers: EventAnswers): Partial<Record<FieldName, Problem>> {
  const { day, begin, end } = answers;
  const contact = answers.contact?.trim();
  const problems: Partial<Record<FieldName, Problem>> = {};
  if (day && !isPlainDay(day)) problems.day = 'noDay';
  if (begin && end && end <= begin) problems.end = 'endsFirst';
  // Such as `host@example.org`.
  if (contact && !/^\S+@[^\s@]+\.[^\s@]+$/.test(contact)) problems.contact = 'email';
  return problems;
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
  const speaker = answerTo('speaker');
  const work = answerTo('work');
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
    speaker,
    work,
    host,
    contact,
    opening: question && (/[.?!…]$/.test(question) ? question : `${question}.`),
    weekday: date?.split(',')[0],
    /** The start, for letters. */
    time: starts,
    when: joined(words.when, { date, time }),
    where: joined(words.where, { place, address: answerTo('address') }),
    guest: joined(words.guest, { speaker, work }),
    invited: joined(words.invited, { host, contact }),
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

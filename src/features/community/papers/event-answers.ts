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

export function problemsOf(answers: EventAnswers): Partial<Record<FieldName, Problem>> {
  const { day, begin, end, contact } = answers;
  return {
    ...(day && !isPlainDay(day) && { day: 'noDay' }),
    ...(begin && end && end <= begin && { end: 'endsFirst' }),
    ...(contact?.trim() && !/^\S+@[^\s@]+\.[^\s@]+$/.test(contact.trim()) && { contact: 'email' }),
  };
}

export type EventFacts = ReturnType<typeof factsOf>;

/**
 * The answers → the facts that the papers print, undefined where unknown. An answer with a problem
 * counts as unknown.
 */
export function factsOf(answers: EventAnswers, words: PapersPageFile['words']) {
  const problems = problemsOf(answers);
  const answerTo = (name: FieldName) =>
    problems[name] ? undefined : answers[name]?.replace(/\s+/g, ' ').trim() || undefined;
  const [day, begin, end] = [answerTo('day'), answerTo('begin'), answerTo('end')];
  const [question, place, speaker] = [answerTo('question'), answerTo('place'), answerTo('speaker')];
  const [work, host, contact] = [answerTo('work'), answerTo('host'), answerTo('contact')];
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
 * The facts in `sentence` if more than one is known; else the known one by itself, or undefined.
 */
function joined(sentence: string, facts: Readonly<Record<string, string | undefined>>) {
  const known = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return known.length > 1 ? fillIn(sentence, Object.fromEntries(known)) : known[0]?.[1];
}

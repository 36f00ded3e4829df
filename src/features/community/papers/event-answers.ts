import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { fillIn } from '#site/words.ts';
import type { PapersPageFile } from './papers-page.schema.ts';

/** What a host is asked, in the order of the form. */
export const fieldNames = [
  ...(['question', 'day', 'begin', 'end', 'place'] as const),
  ...(['address', 'speaker', 'work', 'host', 'contact'] as const),
];
export type FieldName = (typeof fieldNames)[number];

/** The answers as they were typed; what is missing or empty is not known. */
export type EventAnswers = Readonly<Partial<Record<FieldName, string>>>;

export type Problem = keyof PapersPageFile['form']['problems'];

/** What is wrong with the answers, by field. */
export function problemsOf(answers: EventAnswers): Partial<Record<FieldName, Problem>> {
  const { day, begin, end, contact } = answers;
  return {
    ...(day && !isPlainDay(day) && { day: 'noDay' }),
    ...(begin && end && end <= begin && { end: 'endsFirst' }),
    ...(contact?.trim() && !/^\S+@[^\s@]+\.[^\s@]+$/.test(contact.trim()) && { contact: 'email' }),
  };
}

/** The answers in the words of the papers. What is not known is undefined. */
export type EventFacts = ReturnType<typeof factsOf>;

/** The answers → what papers say of the event. An answer with a problem counts as none. */
export function factsOf(answers: EventAnswers, words: PapersPageFile['words']) {
  const problems = problemsOf(answers);
  const of = (name: FieldName) =>
    problems[name] ? undefined : answers[name]?.replace(/\s+/g, ' ').trim() || undefined;
  const [day, begin, end] = [of('day'), of('begin'), of('end')];
  const [question, place, speaker] = [of('question'), of('place'), of('speaker')];
  const [work, host, contact] = [of('work'), of('host'), of('contact')];
  const date = day && weekdayDate(day);
  const time = joined(words.span, {
    begin: begin && clockLabel(begin),
    end: end && clockLabel(end),
  });
  return {
    ...{ day, begin, end, question, date, place, speaker, work, host, contact },
    opening: question && (/[.?!…]$/.test(question) ? question : `${question}.`),
    weekday: date?.split(',')[0],
    /** When it begins, as letters say it. */
    time: begin && clockLabel(begin),
    when: joined(words.when, { date, time }),
    where: joined(words.where, { place, address: of('address') }),
    guest: joined(words.guest, { speaker, work }),
    invited: joined(words.invited, { host, contact }),
  };
}

/** Two facts in one sentence, or the one that is known by itself. */
function joined(sentence: string, facts: Readonly<Record<string, string | undefined>>) {
  const known = Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1]));
  return known.length > 1 ? fillIn(sentence, Object.fromEntries(known)) : known[0]?.[1];
}

import { type Message, mailtoHref } from '#site/mail/mailto.ts';
import { clockLabel } from '#site/time/labels.ts';
import { type Answers, isAsked, type Letter, type Question } from './letter.ts';

/** More choices than this are left out of an open letter: a link has to stay short. */
const mostChoices = 8;

/**
 * The letter of a bare link (RFC 6068): the same questions as the form, each with its choices and room for the
 * answer; what the link knows is answered already.
 */
export function openLetter(letter: Letter, known: Answers = {}): Message {
  const answers = letter.written(letter.begin({}, known));
  const asked = letter.lines.filter((question) => isOpen(question, answers));
  return {
    to: letter.to,
    subject: letter.subjectOf(answers),
    body: asked.map((question) => openLine(question, answers[question.name] ?? '')).join('\n'),
  };
}

/** Whether an open letter asks a question: what is given only with its answer, the rest unless its condition is known to fail. */
function isOpen({ name, control, onlyIf }: Question, answers: Answers): boolean {
  if (control === 'given') return Boolean(answers[name]);
  return onlyIf === undefined || (answers[onlyIf.name] ?? onlyIf.is) === onlyIf.is;
}

function openLine(question: Question, answer: string): string {
  const { options, control } = question;
  const isShort = options !== undefined && options.length <= mostChoices && answer === '';
  const choices = isShort && control !== 'given' ? ` (${options.join(' / ')})` : '';
  const { label, line = label } = question;
  const isPlain = question.layout === undefined && choices === '' && line.endsWith('?');
  return isPlain ? `${line} ${answer}` : lineOf(question, answer, choices);
}

/**
 * The finished letter: a line for each answer, hours on the 12-hour clock. What was not answered, or not asked, is
 * left out unless its question says otherwise. `today` is the visitor's day, `YYYY-MM-DD`.
 */
export function filledLetter(letter: Letter, given: Answers, today: string): Message {
  const answers = letter.written(given);
  const asked = letter.lines.filter((question) => isAsked(question, answers));
  const body =
    letter.bodyOf?.(answers, today) ??
    asked.flatMap((question) => filledLine(question, answers)).join('\n');
  return { to: letter.to, subject: letter.subjectOf(answers), body };
}

function filledLine(question: Question, answers: Answers): string[] {
  const { name, control, none = '', isAlwaysWritten } = question;
  const answer = answers[name]?.trim() || none;
  if (answer === '' && !isAlwaysWritten) return [];
  return [lineOf(question, control === 'time' ? clockLabel(answer) : answer)];
}

function lineOf({ label, line = label, layout }: Question, answer: string, choices = ''): string {
  if (layout === 'bare') return `${answer}\n`;
  return layout === 'block' ? `${line}\n${answer}\n` : `${line}${choices}: ${answer}`;
}

/** What a link to a letter has: the open letter for a page without script, and what the desk needs to open the form. */
export type LetterLink = { href: string } & Record<`data-${string}`, string>;

/**
 * A letter as the attributes of a link. What is known of the answers stands in the link: in the open letter and, as
 * JSON, for the form.
 */
export function letterLink(letter: Letter, known: Answers = {}): LetterLink {
  const isKnown = Object.keys(known).length > 0;
  return {
    href: mailtoHref(openLetter(letter, known)),
    'data-letter': letter.id,
    ...(isKnown && { 'data-answers': JSON.stringify(known) }),
  };
}

import { type Message, mailtoHref } from '#site/mail/mailto.ts';
import { clockLabel } from '#site/time/labels.ts';
import { type Answers, isAsked, type Letter, type Question } from './letter.ts';

/**
 * An open letter lists at most this many choices of a question, because a link has to stay short.
 */
const maxChoices = 8;

/**
 * The letter of a bare link (RFC 6068): the questions of the form with their choices; known answers
 * are filled in.
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

/**
 * Whether an open letter has a question: a `given` one if its answer is known, others unless a
 * known answer rules them out.
 */
function isOpen({ name, control, onlyIf }: Question, answers: Answers): boolean {
  if (control === 'given') return Boolean(answers[name]);
  return onlyIf === undefined || (answers[onlyIf.name] ?? onlyIf.is) === onlyIf.is;
}

function openLine(question: Question, answer: string): string {
  const { options, control } = question;
  const isShort = options !== undefined && options.length <= maxChoices && answer === '';
  const choices = isShort && control !== 'given' ? ` (${options.join(' / ')})` : '';
  const { label, line = label } = question;
  const isPlain = question.layout === undefined && choices === '' && line.endsWith('?');
  return isPlain ? `${line} ${answer}` : lineOf(question, answer, choices);
}

/**
 * The finished letter: a line for each answer, times on the 12-hour clock. Omits questions without
 * an answer or whose condition fails, unless their rules say otherwise. `today` is the visitor's
 * date, `YYYY-MM-DD`.
 */
export function filledLetter(letter: Letter, formAnswers: Answers, today: string): Message {
  const answers = letter.written(formAnswers);
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

/**
 * The attributes of a link to a letter: the open letter for pages without script, and for the desk
 * id and answers.
 */
export type LetterLink = { href: string } & Record<`data-${string}`, string>;

/**
 * The attributes of a link to a letter. Known answers are in the open letter and, as JSON, in
 * `data-answers`.
 */
export function letterLink(letter: Letter, known: Answers = {}): LetterLink {
  const isKnown = Object.keys(known).length > 0;
  return {
    href: mailtoHref(openLetter(letter, known)),
    'data-letter': letter.id,
    ...(isKnown && { 'data-answers': JSON.stringify(known) }),
  };
}

/** Letters and digits that nobody confuses when they are read aloud or typed from paper. */
const alphabet = '23456789ACDEFHJKMNPQRTUVWXY';
const referenceLength = 5;

/**
 * A short name for one request, such as `CHV-7K3QM`. `random` returns numbers from 0 to below 1,
 * like `Math.random`.
 */
export function makeReference(random: () => number): string {
  const characters = Array.from(
    { length: referenceLength },
    () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet[0],
  );
  return `CHV-${characters.join('')}`;
}

/** Appends a reference to the subject and to the body. */
export function withReference(message: Message, reference: string): Message {
  const body = message.body.trimEnd();
  return {
    to: message.to,
    subject: `${message.subject} (ref. ${reference})`,
    body: `${body}${body === '' ? '' : '\n\n'}Reference: ${reference}`,
  };
}

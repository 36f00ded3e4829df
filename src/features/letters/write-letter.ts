import { type Message, mailtoHref } from '#site/mail/mailto.ts';
import { clockLabel, longDate } from '#site/time/labels.ts';
import { type Answers, inWords, isAsked, type Letter, linesIn, type Question } from './letter.ts';

/**
 * The options of a question that an open letter lists at most, because a link has to stay short.
 */
const maxOptions = 8;

/**
 * Returns the letter of a bare link (RFC 6068): the questions of the form with their options; known
 * answers are filled in.
 */
export function openLetter(letter: Letter, known: Answers = {}): Message {
  const knownAnswers = letter.written(letter.begin({}, known));
  const openQuestions = letter.lines.filter((question) => isOpen(question, knownAnswers));
  const answers = inWords(letter.questions, knownAnswers);
  return {
    to: letter.to,
    subject: letter.subjectOf(answers),
    body: openQuestions
      .map((question) => openLine(question, answers[question.name] ?? ''))
      .join('\n'),
  };
}

/**
 * Returns whether an open letter has a question: a `given` one if its answer is known, another one
 * unless a known answer rules it out.
 */
function isOpen(question: Question, answers: Answers): boolean {
  const { name, control, onlyIf, onlyIfSeveral } = question;
  if (control === 'given') return Boolean(answers[name]);
  if (onlyIfSeveral) return linesIn(answers[onlyIfSeveral]).length !== 1;
  return onlyIf === undefined || (answers[onlyIf.name] ?? onlyIf.is) === onlyIf.is;
}

/** Returns the line of a question in an open letter: `Format (In person / By video): `. */
function openLine(question: Question, answer: string): string {
  const { options, control } = question;
  const hasFewOptions = options !== undefined && options.length <= maxOptions && answer === '';
  const choices =
    hasFewOptions && control !== 'given'
      ? ` (${options.map(({ words }) => words).join(' / ')})`
      : '';
  const { label, line = label } = question;
  const isPlain = question.layout === undefined && choices === '' && line.endsWith('?');
  return isPlain
    ? `${line} ${answer}`
    : letterLine(question, answerInWords(control, answer), choices);
}

/**
 * Returns the finished letter: a line for each answer, days and times as Americans write them.
 * Omits questions without an answer, unless their rules say otherwise, and those whose condition
 * fails. `today` is the visitor's date, `YYYY-MM-DD`.
 */
export function filledLetter(letter: Letter, formAnswers: Answers, today: string): Message {
  const chosen = letter.written(formAnswers);
  const askedQuestions = letter.lines.filter((question) => isAsked(question, chosen));
  const answers = inWords(letter.questions, chosen);
  const body =
    letter.bodyOf?.(answers, today, letter.words) ??
    askedQuestions.flatMap((question) => filledLine(question, answers)).join('\n');
  return { to: letter.to, subject: letter.subjectOf(answers), body };
}

function filledLine(question: Question, answers: Answers): string[] {
  const { name, control, none = '', isAlwaysWritten } = question;
  const answer = answers[name]?.trim() || none;
  if (answer === '' && !isAlwaysWritten) return [];
  return [letterLine(question, answerInWords(control, answer))];
}

/**
 * Returns an answer as Americans write it: `May 1, 2027` for `2027-05-01`, `2:00 PM` for `14:00`.
 * An answer in another form, which fields hold where a browser has no picker, stays as it is.
 */
function answerInWords(control: Question['control'], answer: string): string {
  if (control === 'time' && /^\d{2}:\d{2}/.test(answer)) return clockLabel(answer);
  if (control === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(answer)) return longDate(answer);
  return answer;
}

/** Returns a question and its answer as the letter has them. */
function letterLine(
  { label, line = label, layout }: Question,
  answer: string,
  choices = '',
): string {
  if (layout === 'bare') return `${answer}\n`;
  return layout === 'block' ? `${line}\n${answer}\n` : `${line}${choices}: ${answer}`;
}

/**
 * The attributes of a link to a letter: the open letter for pages without script, and the id and
 * the answers for the desk.
 */
export type LetterLink = { href: string } & Record<`data-${string}`, string>;

/**
 * Returns the attributes of a link to a letter. Known answers are in the open letter and, as JSON,
 * in `data-answers`.
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
 * Returns a short name for one request, such as `CHV-7K3QM`. `random` returns numbers from 0 to
 * below 1, like `Math.random`.
 */
export function makeReference(random: () => number): string {
  const characters = Array.from(
    { length: referenceLength },
    () => alphabet[Math.floor(random() * alphabet.length)] ?? alphabet[0],
  );
  return `CHV-${characters.join('')}`;
}

/** Returns a message with a reference at the end of its subject and of its body. */
export function withReference(message: Message, reference: string): Message {
  const body = message.body.trimEnd();
  return {
    to: message.to,
    subject: `${message.subject} (ref. ${reference})`,
    body: `${body}${body === '' ? '' : '\n\n'}Reference: ${reference}`,
  };
}

import type { SiteFile } from '#site/site.schema.ts';
import { siteFacts } from '#site/site-facts.ts';
import type { LetterWords, QuestionWords } from './words.schema.ts';

/**
 * Answers to a form, or known from a link, by name of the question. Several choices are joined by
 * ", ".
 */
export type Answers = Readonly<Record<string, string>>;

type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'time'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  /** Not asked: the link or the form provides the answer. */
  | 'given';

/** The rules of a question; its words are in the content file. */
interface QuestionRules {
  required?: boolean;
  autoComplete?: string;
  options?: readonly string[] | undefined;
  /** Asked only if the question `name` has the answer `is`. */
  onlyIf?: { name: string; is: string };
  /** Whether the letter has its line without an answer too. */
  isAlwaysWritten?: boolean;
  /**
   * Whether no line of the letter has its answer, because it only decides what else is asked or
   * said.
   */
  isUnwritten?: boolean;
  /**
   * In the letter: `block` puts the answer below the question, `bare` omits the question; an empty
   * line follows both.
   */
  layout?: 'block' | 'bare';
  /** For `given`: not shown above the form. */
  isQuiet?: boolean;
}

interface AskedQuestion extends QuestionRules {
  name: string;
  control: Control;
}

/** A question of a letter, with its words. */
export type Question = AskedQuestion & Omit<QuestionWords, 'options'>;

/**
 * One kind of letter. From it follow the form, the finished letter and the open letter of a bare
 * link.
 */
export interface Letter {
  /** The key in `allLetters` and the name of `letters/{id}.yaml`. */
  id: string;
  /** An e-mail address of the network. */
  to: string;
  words: LetterWords;
  /** In the order of the form. */
  questions: readonly Question[];
  /** In the order of the letter. */
  lines: readonly Question[];
  /** Heading of the form. */
  titleOf: (answers: Answers) => string;
  subjectOf: (answers: Answers) => string;
  /**
   * The body of the finished letter if it is not one line for each answer. `today` is `YYYY-MM-DD`.
   */
  bodyOf?: ((answers: Answers, today: string) => string) | undefined;
  /** The first answers of a form, from a saved draft and from the link. */
  begin: (draft: Answers, known: Answers) => Answers;
  /** Applies what a new answer to the question `name` implies for other questions. */
  follow: (answers: Answers, name: string) => Answers;
  /** The answers as the letter states them. */
  written: (answers: Answers) => Answers;
  /** Whether the device saves answers until the letter is sent. */
  keepsDraft: boolean;
  /** Whether the linking page asks the questions, so that complete answers need no form. */
  isAskedOnPage: boolean;
}

type Words = LetterWords & { words: Readonly<Record<string, string>> };

interface Rules
  extends Partial<
    Pick<Letter, 'bodyOf' | 'begin' | 'follow' | 'written' | 'keepsDraft' | 'isAskedOnPage'>
  > {
  to: keyof SiteFile['email'];
  questions: readonly AskedQuestion[];
  /**
   * Names in the order of the letter if it differs from the form; all but those that are unwritten.
   */
  lines?: readonly string[];
  titleOf?: (answers: Answers, words: Words) => string;
  subjectOf?: (answers: Answers, words: Words) => string;
}

/**
 * Defines a letter. `source` is the parsed `letters/{id}.yaml`, which the content check has
 * validated. Throws if `lines` names an unknown question, or leaves one out that is not marked
 * `isUnwritten`: its answer would be lost.
 */
export function letterForm(id: string, source: unknown, rules: Rules): Letter {
  const file = source as LetterWords;
  const words = { ...file, words: file.words ?? {} };
  const isGiven = (name: string) =>
    rules.questions.some((asked) => asked.name === name && asked.control === 'given');
  const questions = rules.questions.map((asked) => ({ ...wordsOf(words, asked.name), ...asked }));
  return {
    // Drops what an earlier link provided, because the present link may not provide it.
    begin: (draft, known) => ({
      ...Object.fromEntries(Object.entries(draft).filter(([name]) => !isGiven(name))),
      ...known,
    }),
    follow: (answers) => answers,
    written: (answers) => answers,
    keepsDraft: true,
    isAskedOnPage: false,
    ...rules,
    id,
    words,
    questions,
    to: siteFacts.email[rules.to],
    lines: linesOf(id, questions, rules.lines),
    titleOf: (answers) => rules.titleOf?.(answers, words) ?? words.title,
    subjectOf: (answers) => rules.subjectOf?.(answers, words) ?? words.subject,
  };
}

/**
 * The words of a question: at least its label, which is the name if the file has no words for it.
 */
export function wordsOf({ fields }: LetterWords, name: string): QuestionWords {
  const found = fields[name] ?? name;
  return typeof found === 'string' ? { label: found } : found;
}

/**
 * The questions that the letter of `id` has lines for, in the order of `names` if there are any.
 */
function linesOf(
  id: string,
  questions: readonly Question[],
  names: readonly string[] = questions.filter(isWritten).map(({ name }) => name),
): Question[] {
  const lost = questions.find((question) => isWritten(question) && !names.includes(question.name));
  if (lost) {
    throw new Error(
      `letter “${id}”: “${lost.name}” is asked, and in no line. Name it in \`lines\`, or mark it \`isUnwritten\`.`,
    );
  }
  return names.map((name) => {
    const found = questions.find((question) => question.name === name);
    if (!found) throw new Error(`letter “${id}”: no question is called “${name}”.`);
    return found;
  });
}

function isWritten({ isUnwritten = false }: QuestionRules): boolean {
  return !isUnwritten;
}

/** Whether these answers satisfy the condition of a question. */
export function isAsked({ onlyIf }: QuestionRules, answers: Answers): boolean {
  return onlyIf === undefined || answers[onlyIf.name] === onlyIf.is;
}

/** Whether every required question is answered. */
export function isComplete({ questions }: Letter, answers: Answers): boolean {
  return questions
    .filter((question) => question.required && isAsked(question, answers))
    .every(({ name }) => answers[name]?.trim());
}

/** Makes the constructor of one kind of control: name and further rules → the question. */
function ask(control: Control, defaults: QuestionRules = {}) {
  return (name: string, rules: QuestionRules = {}): AskedQuestion => ({
    name,
    control,
    ...defaults,
    ...rules,
  });
}

/** Marks a question that must be answered. */
export const required = { required: true } as const;

export const text = ask('text');
export const long = ask('textarea');
export const email = ask('email', { autoComplete: 'email' });
export const phone = ask('tel', { autoComplete: 'tel' });
export const number = ask('number');
export const date = ask('date');
export const time = ask('time');
export const select = ask('select');
export const radio = ask('radio');
export const checkboxes = ask('checkbox');
export const given = ask('given');

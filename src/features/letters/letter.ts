import type { SiteFile } from '#site/site.schema.ts';
import { siteFacts } from '#site/site-facts.ts';
import type { LetterWords, QuestionWords } from './words.schema.ts';

/** The answers to a form, or what a link knows already, by the name of the question. Several choices are joined by ", ". */
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
  /** Not asked: the link or the form knows it. */
  | 'given';

/** What a definition says of a question, beside its words. */
export interface QuestionRules {
  required?: boolean;
  autoComplete?: string;
  options?: readonly string[] | undefined;
  /** Asked only where another question has this answer. */
  onlyIf?: { name: string; is: string };
  /** Its line stays in the letter when it was not answered. */
  isAlwaysWritten?: boolean;
  /** In the letter: `block` has the answer below the question, `bare` the answer alone, both an empty line after it. */
  layout?: 'block' | 'bare';
  /** Of what is given: not shown above the form. */
  isQuiet?: boolean;
}

/** A question of a letter, with its words. */
export interface Question extends QuestionRules, Omit<QuestionWords, 'options'> {
  name: string;
  control: Control;
}

/** One kind of letter: its form, the finished letter and the open letter of the bare link follow from it. */
export interface Letter {
  /** Its key in `allLetters` and the name of its words, `content/letters/{id}.yaml`. */
  id: string;
  /** One of the network's addresses. */
  to: string;
  words: LetterWords;
  /** In the order of the form. */
  questions: readonly Question[];
  /** In the order of the letter. */
  lines: readonly Question[];
  /** Heading of the form. */
  titleOf: (answers: Answers) => string;
  subjectOf: (answers: Answers) => string;
  /** The text of the finished letter, where it is more than a line for each answer. */
  bodyOf?: ((answers: Answers, today: string) => string) | undefined;
  /** The answers to begin with, from a draft kept before and what the link gives. */
  begin: (draft: Answers, given: Answers) => Answers;
  /** What an answer just given to the question `name` says of other questions. */
  follow: (answers: Answers, name: string) => Answers;
  /** The answers as the letter says them. */
  written: (answers: Answers) => Answers;
  /** Whether answers are kept on the device until the letter was sent. */
  keepsDraft: boolean;
  /** Whether the page that links to it asks its questions, so that answers in the link need no form. */
  isAskedOnPage: boolean;
}

/** The words of a letter, as its rules are handed them. */
type Words = LetterWords & { words: Readonly<Record<string, string>> };

interface AskedQuestion extends QuestionRules {
  name: string;
  control: Control;
}

interface Rules
  extends Partial<Pick<Letter, 'begin' | 'follow' | 'written' | 'keepsDraft' | 'isAskedOnPage'>> {
  to: keyof SiteFile['email'];
  questions: readonly AskedQuestion[];
  /** Names in the order of the letter, where it is not that of the form. */
  lines?: readonly string[];
  titleOf?: (answers: Answers, words: Words) => string;
  subjectOf?: (answers: Answers, words: Words) => string;
  bodyOf?: (answers: Answers, today: string) => string;
}

/** A letter from its words (`content/letters/{id}.yaml`, which the content check vouches for) and its rules. */
export function letterForm(id: string, source: unknown, rules: Rules): Letter {
  const file = source as LetterWords;
  const words = { ...file, words: file.words ?? {} };
  const { titleOf, subjectOf } = rules;
  const isGiven = (name: string) =>
    rules.questions.some((asked) => asked.name === name && asked.control === 'given');
  const questions: Question[] = rules.questions.map((asked) => ({
    ...wordsOf(words, asked.name),
    ...asked,
  }));
  return {
    // What a link gave once is no answer: another link may not give it.
    begin: (draft, given) => ({
      ...Object.fromEntries(Object.entries(draft).filter(([name]) => !isGiven(name))),
      ...given,
    }),
    follow: (answers) => answers,
    written: (answers) => answers,
    keepsDraft: true,
    isAskedOnPage: false,
    ...rules,
    ...{ id, words, questions, to: siteFacts.email[rules.to] },
    lines: rules.lines?.map((name) => questionIn(questions, name)) ?? questions,
    titleOf: (answers) => titleOf?.(answers, words) ?? words.title,
    subjectOf: (answers) => subjectOf?.(answers, words) ?? words.subject,
  };
}

/** What a content file says of a question: its label at least. */
export function wordsOf({ fields }: LetterWords, name: string): QuestionWords {
  const found = fields[name] ?? name;
  return typeof found === 'string' ? { label: found } : found;
}

function questionIn(questions: readonly Question[], name: string): Question {
  const found = questions.find((question) => question.name === name);
  if (!found) throw new Error(`letter: no question is called “${name}”`);
  return found;
}

/** Whether a question is asked after these answers. */
export function isAsked({ onlyIf }: QuestionRules, answers: Answers): boolean {
  return onlyIf === undefined || answers[onlyIf.name] === onlyIf.is;
}

/** Whether every question that has to be answered is, so that no form is needed. */
export function isComplete({ questions }: Letter, answers: Answers): boolean {
  return questions
    .filter((question) => question.required && isAsked(question, answers))
    .every(({ name }) => answers[name]?.trim());
}

const ask =
  (control: Control, usual: QuestionRules = {}) =>
  (name: string, rules: QuestionRules = {}): AskedQuestion => ({
    ...{ name, control },
    ...usual,
    ...rules,
  });

/** The rule of a question that has to be answered. */
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

import type { SiteFile } from '#site/site.schema.ts';
import { siteFacts } from '#site/site-facts.ts';
import type { LetterWords, OptionWords, QuestionWords } from './words.schema.ts';

/**
 * The answers to a form, or those that a link knows, by the name of the question. A choice is the
 * id of its option, so that other words of it change nothing; several are joined by ", ".
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

/** The controls with which a visitor chooses among options. */
const choices: readonly Control[] = ['select', 'radio', 'checkbox'];

/** The rules of a question; its words are in `content/letters/{id}.yaml`. */
interface QuestionRules {
  required?: boolean;
  autoComplete?: string;
  /** The options, where they are decided elsewhere: such words are their own ids. */
  choices?: readonly string[];
  /**
   * The question is asked only if the question `name` has the answer `is`, the id of its option
   * where it has any.
   */
  onlyIf?: { name: string; is: string };
  /** The question is asked only if the answer to that `given` question has more than one line. */
  onlyIfSeveral?: string;
  /** The letter has its line even without an answer. */
  isAlwaysWritten?: boolean;
  /** No line of the letter has its answer, which only decides what else is asked or said. */
  isUnwritten?: boolean;
  /**
   * The layout in the letter: `block` puts the answer below the question, `bare` omits the
   * question; an empty line follows both. Without it: `Question: answer` on one line.
   */
  layout?: 'block' | 'bare';
  /** The answer of a `given` question is not shown above the form. */
  isQuiet?: boolean;
}

interface AskedQuestion extends QuestionRules {
  name: string;
  control: Control;
}

/** A question of a letter, with its words and with what can be chosen. */
export type Question = AskedQuestion &
  Omit<QuestionWords, 'options'> & { options?: readonly OptionWords[] };

/**
 * One kind of letter. The form, the finished letter and the open letter of a bare link follow from
 * it.
 */
export interface Letter {
  /** The key in `allLetters` and the name of `letters/{id}.yaml`. */
  id: string;
  /** An e-mail address of the network. */
  to: string;
  words: LetterWords;
  /** All questions in the order of the form. */
  questions: readonly Question[];
  /** The questions with a line, in the order of the letter. */
  lines: readonly Question[];
  /** Returns the heading of the form. */
  titleOf: (answers: Answers) => string;
  subjectOf: (answers: Answers) => string;
  /**
   * Returns the body of the finished letter, where that is not one line for each answer. `today` is
   * `YYYY-MM-DD`; choices are in words.
   */
  bodyOf?: ((answers: Answers, today: string, words: LetterWords) => string) | undefined;
  /** Returns the first answers of a form, from a saved draft and from the link. */
  begin: (draft: Answers, known: Answers) => Answers;
  /** Applies what a new answer to the question `name` implies for other questions. */
  follow: (answers: Answers, name: string) => Answers;
  /** Returns the answers as the letter states them. */
  written: (answers: Answers) => Answers;
  /** The device saves answers until the letter is sent. */
  keepsDraft: boolean;
  /** The linking page asks the questions, so that complete answers need no form. */
  isAskedOnPage: boolean;
  /** Returns the same letter in other words, as somebody is writing them in the studio. */
  inOtherWords: (words: unknown) => Letter;
}

type Words = LetterWords & { words: Readonly<Record<string, string>> };

interface Rules
  extends Partial<
    Pick<Letter, 'bodyOf' | 'begin' | 'follow' | 'written' | 'keepsDraft' | 'isAskedOnPage'>
  > {
  to: keyof SiteFile['email'];
  questions: readonly AskedQuestion[];
  /**
   * The names of the questions whose lines come first, where the letter has another order than the
   * form. The lines of all other questions follow in the order of the form.
   */
  firstLines?: readonly string[];
  titleOf?: (answers: Answers, words: Words) => string;
  subjectOf?: (answers: Answers, words: Words) => string;
}

/**
 * Defines a letter. `source` is the parsed `letters/{id}.yaml`, which the content check has
 * validated. Throws if `firstLines` names a question that has no line or does not exist, if a
 * question to choose from has no options, since nobody could answer it, and if a condition names an
 * option that there is not, since nobody would be asked.
 */
export function letterForm(id: string, source: unknown, rules: Rules): Letter {
  const file = source as LetterWords;
  const words = { ...file, words: file.words ?? {} };
  const isGiven = (name: string) =>
    rules.questions.some((question) => question.name === name && question.control === 'given');
  const questions = rules.questions.map((question): Question => {
    const { options = optionsFrom(question.choices), ...asked } = questionWords(
      words,
      question.name,
    );
    return { ...asked, ...question, ...(options && { options }) };
  });
  const unanswerable = questions.find(
    ({ control, options = [] }) => choices.includes(control) && options.length === 0,
  );
  if (unanswerable) {
    throw new Error(
      `letter “${id}”: “${unanswerable.name}” has nothing to choose from. Add its \`options\` to the words of the letter.`,
    );
  }
  const lost = questions.find(({ onlyIf }) => {
    const condition = questions.find(({ name }) => name === onlyIf?.name);
    return condition?.options && !condition.options.some((option) => option.id === onlyIf?.is);
  });
  if (lost) {
    throw new Error(
      `letter “${id}”: “${lost.name}” needs the option “${lost.onlyIf?.is}” of “${lost.onlyIf?.name}”. Bring its id back.`,
    );
  }
  // Drops what an earlier link provided, because the present link may not provide it.
  const begin: Letter['begin'] =
    rules.begin ??
    ((draft, known) => ({
      ...Object.fromEntries(Object.entries(draft).filter(([name]) => !isGiven(name))),
      ...known,
    }));
  return {
    follow: (answers) => answers,
    written: (answers) => answers,
    keepsDraft: true,
    isAskedOnPage: false,
    ...rules,
    begin: (draft, known) => withIds(questions, begin(draft, known)),
    inOtherWords: (otherWords) => letterForm(id, otherWords, rules),
    id,
    words,
    questions,
    to: siteFacts.email[rules.to],
    lines: linesOf(id, questions, rules.firstLines),
    titleOf: (answers) => rules.titleOf?.(answers, words) ?? words.title,
    subjectOf: (answers) => rules.subjectOf?.(answers, words) ?? words.subject,
  };
}

/**
 * Returns the words of a question: at least its label, which is its name if the file has no words
 * for it.
 */
export function questionWords({ fields }: LetterWords, name: string): QuestionWords {
  const words = fields[name] ?? name;
  return typeof words === 'string' ? { label: words } : words;
}

/** Returns words that are their own ids as options. */
function optionsFrom(choices: readonly string[] | undefined): OptionWords[] | undefined {
  return choices?.map((words) => ({ words, id: words }));
}

/**
 * Returns answers with the ids of options in the place of their words, which is what a form holds
 * before hydration and what older drafts hold. A choice that is neither is dropped: its option has
 * other words since, or is gone, and the visitor chooses again.
 */
export function withIds(questions: readonly Question[], answers: Answers): Answers {
  return choicesAs('id', questions, answers);
}

/** Returns answers with the words of options in the place of their ids, as the letter says them. */
export function inWords(questions: readonly Question[], answers: Answers): Answers {
  return choicesAs('words', questions, answers);
}

function choicesAs(
  form: keyof OptionWords,
  questions: readonly Question[],
  answers: Answers,
): Answers {
  const next = { ...answers };
  for (const { name, control, options } of questions) {
    const answer = answers[name];
    if (!answer || !options || !choices.includes(control)) continue;
    const find = (chosen: string) =>
      options.find(({ id, words }) => chosen === id || chosen === words)?.[form];
    // The words of one option may hold a comma.
    const parts = control === 'checkbox' ? answer.split(', ') : [];
    next[name] = find(answer) ?? parts.flatMap((part) => find(part) ?? []).join(', ');
  }
  return next;
}

/**
 * Returns the questions that have a line in the letter `id`, in its order: those of `firstNames`,
 * then all others. No answer can be lost, because only `isUnwritten` leaves a question out. Throws
 * as `letterForm` says.
 */
function linesOf(
  id: string,
  questions: readonly Question[],
  firstNames: readonly string[] = [],
): Question[] {
  const written = questions.filter(({ isUnwritten }) => !isUnwritten);
  const first = firstNames.map((name) => {
    const question = written.find((candidate) => candidate.name === name);
    if (!question) throw new Error(`letter “${id}”: no question with a line is called “${name}”.`);
    return question;
  });
  return [...new Set([...first, ...written])];
}

/** Returns whether these answers satisfy the condition of a question. */
export function isAsked({ onlyIf, onlyIfSeveral }: QuestionRules, answers: Answers): boolean {
  if (onlyIfSeveral) return linesIn(answers[onlyIfSeveral]).length > 1;
  return onlyIf === undefined || answers[onlyIf.name] === onlyIf.is;
}

/** Returns the lines of an answer, without empty ones. */
export function linesIn(answer = ''): string[] {
  return answer.split('\n').filter(Boolean);
}

/** Returns whether every required question that is asked has an answer. */
export function isComplete({ questions }: Letter, answers: Answers): boolean {
  return questions
    .filter((question) => question.required && isAsked(question, answers))
    .every(({ name }) => answers[name]?.trim());
}

/** Returns the constructor of the questions with one kind of control, from name and rules. */
function questionWith(control: Control, defaults: QuestionRules = {}) {
  return (name: string, rules: QuestionRules = {}): AskedQuestion => ({
    name,
    control,
    ...defaults,
    ...rules,
  });
}

/** Marks a question that must be answered. */
export const required = { required: true } as const;

export const text = questionWith('text');
export const long = questionWith('textarea');
export const email = questionWith('email', { autoComplete: 'email' });
export const phone = questionWith('tel', { autoComplete: 'tel' });
export const number = questionWith('number');
export const date = questionWith('date');
export const time = questionWith('time');
export const select = questionWith('select');
export const radio = questionWith('radio');
export const checkboxes = questionWith('checkbox');
export const given = questionWith('given');

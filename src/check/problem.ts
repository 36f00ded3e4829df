import { capitalized, counted } from '#site/words.ts';

/** A position in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/**
 * The sentences of a problem: what is wrong (`message`) and how to fix it, without a place. They
 * are those of a file. `inForm` says the same to somebody at a form, which has labels, pickers and
 * buttons instead of names, quotes and lines; absent where both are told in the same words.
 */
export interface ProblemText {
  message: string;
  fix: string;
  inForm?: string | undefined;
}

/** A problem in a content file, at a place. */
export interface Problem extends Place, ProblemText {
  /** Path inside the content folder; in a finished report with that folder in front. */
  file: string;
  /** Path of the field, such as `talks.0.title`; empty where the whole file is meant. */
  field: string;
  /** The words that stand there, as `displayValue` has them. */
  found: string;
  /**
   * `true` for what may be right and is worth a look, such as a day that is over. It stops neither
   * the build nor publishing.
   */
  isWarning?: true;
}

/** The same findings as warnings, which stop nothing. */
export function asWarnings(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, isWarning: true }));
}

/** The problems that stop the build and publishing: all but the warnings. */
export function stopping<Found extends Problem>(problems: readonly Found[]): Found[] {
  return problems.filter(({ isWarning }) => !isWarning);
}

/** The warnings among problems. */
export function warningsIn<Found extends Problem>(problems: readonly Found[]): Found[] {
  return problems.filter(({ isWarning }) => isWarning);
}

/**
 * The problems, and of `further` ones those of words that have no problem yet: where a value is
 * wrong altogether, nothing is said of its wording.
 */
export function withFurther(problems: readonly Problem[], further: readonly Problem[]): Problem[] {
  const placeOf = ({ file, field, line }: Problem) => `${file} ${field} ${line}`;
  const byPlace = Map.groupBy(stopping(problems), placeOf);
  const isTold = (problem: Problem) =>
    byPlace.get(placeOf(problem))?.some(({ found }) => includesWords(found, problem.found)) ??
    false;
  return [...problems, ...further.filter((problem) => !isTold(problem))];
}

/** Whether words that were found have others in them; of words that were cut, nobody knows. */
function includesWords(found: string, others: string): boolean {
  return found.endsWith('…') || found.includes(others.replace(/^"|"$/g, ''));
}

/** The start of a file, for problems that have no better place. */
export const fileStart: Place = { line: 1, column: 1 };

/** A problem of a file as a whole, found in its name; `where` may name a place, field or words. */
export function fileProblem(
  file: string,
  text: ProblemText,
  where: Partial<Problem> = {},
): Problem {
  const found = displayValue(file.split('/').at(-1));
  return { file, ...fileStart, field: '', found, ...text, ...where };
}

/** Returns the problems in the order of their files, then of their places. */
export function sortedProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
}

/**
 * A value as the report shows it: JSON on one line, cut after 69 characters where it has more than
 * 70; `nothing` where there is none.
 */
export function displayValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const words = JSON.stringify(value) ?? String(value);
  return words.length <= 70 ? words : `${words.slice(0, 69)}…`;
}

/** The sentence of the studio on a problem: beside a field, in a list, or in an answer. */
export function problemSentence(problem: ProblemText): string {
  return problem.inForm ?? fileSentence(problem).replaceAll(/"([^"]*)"/g, '“$1”');
}

/** Problem and fix of a file in one text, for somebody who has its text before them. */
export function fileSentence({ message, fix }: ProblemText): string {
  return `${capitalized(message).replace(/[.;]$/, '')}. ${fix}`;
}

const checkAgain =
  'The site stays as it was last built.\n\nFix what is listed, save, and run "npm run content:check" again.';

/**
 * The report that staff read: every problem by file and place, how many there are, and `next`, what
 * to do now.
 */
export function formatProblems(problems: readonly Problem[], next = checkAgain): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return [
    ...sortedProblems(problems).map(formatProblem),
    `${counted(problems.length, 'problems')} in ${counted(files, 'files')}. ${next}`,
  ].join('\n\n');
}

/** The report of warnings: each by file and place, and how many there are. */
export function formatWarnings(warnings: readonly Problem[]): string {
  const count = counted(warnings.length, 'warnings');
  return [
    ...sortedProblems(warnings).map(formatProblem),
    `${count}: worth a look; the site is built all the same.`,
  ].join('\n\n');
}

function formatProblem(problem: Problem): string {
  const noun = problem.isWarning ? 'warning' : 'problem';
  return [
    `${problem.file}:${problem.line}:${problem.column}`,
    ...(problem.field ? [`  field    ${problem.field}`] : []),
    `  found    ${problem.found}`,
    `  ${noun}  ${problem.message}`,
    `  fix      ${problem.fix}`,
  ].join('\n');
}

/**
 * Puts "Did you mean …?" in front of a fix, where a candidate is near the word. A candidate is near
 * if at most 40% of the letters differ, or if one has all the words of the other and more: "Heat"
 * and "Extreme heat". Capitals do not count. The last argument is its pair of quotation marks.
 */
export function withGuess(
  word: string,
  candidates: Iterable<string>,
  fix: string,
  [open, close] = ['"', '"'] as readonly [string, string],
): string {
  const limit = Math.max(1, Math.round(word.length * 0.4));
  const distanceTo = (candidate: string) => {
    const written = word.toLowerCase();
    const possible = candidate.toLowerCase();
    const distance = editDistance(written, possible);
    return sharesWords(written, possible) ? Math.min(distance, 1) : distance;
  };
  const near = [...candidates].filter((candidate) => distanceTo(candidate) <= limit);
  const [nearest] = near.sort((one, other) => distanceTo(one) - distanceTo(other));
  return nearest === undefined ? fix : `Did you mean ${open}${nearest}${close}? ${fix}`;
}

/**
 * Whether each word of the text with fewer words begins a word of the other one: "policy" and
 * "policy and law". Where all its words have one or two letters, they say too little.
 */
function sharesWords(one: string, other: string): boolean {
  const isShorter = wordsIn(one).length <= wordsIn(other).length;
  const few = wordsIn(isShorter ? one : other);
  const many = wordsIn(isShorter ? other : one);
  return (
    few.some((word) => word.length > 2) &&
    few.every((word) => many.some((longer) => longer.startsWith(word)))
  );
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The number of letters that must be put in, left out or changed to get from one word to the other
 * (Levenshtein distance).
 */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

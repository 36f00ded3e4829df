import { counted } from '#site/words.ts';

/** A position in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong and how to fix it, before the problem has a place. */
export interface ProblemText {
  message: string;
  fix: string;
}

export interface Problem extends Place, ProblemText {
  file: string;
  /** Path of the field, such as `talks.0.title`; empty where the whole file is meant. */
  field: string;
  found: string;
}

/** The start of a file, for problems that have no better place. */
export const fileStart: Place = { line: 1, column: 1 };

/** A problem of a file as a whole, found in its name, unless `where` says more. */
export function fileProblem(
  file: string,
  text: ProblemText,
  where: Partial<Problem> = {},
): Problem {
  const found = shown(file.split('/').at(-1));
  return { file, ...fileStart, field: '', found, ...text, ...where };
}

/** Problems by file, then by place. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const byFile = (a: Problem, b: Problem) => (a.file < b.file ? -1 : Number(a.file > b.file));
  return problems.toSorted((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}

/**
 * A value as the report shows it: on one line, at most 70 characters, `nothing` where there is
 * none.
 */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const words = JSON.stringify(value) ?? String(value);
  return words.length <= 70 ? words : `${words.slice(0, 69)}…`;
}

const checkAgain =
  'The site stays as it was last built.\n\nFix what is listed, save, and run "npm run content:check" again.';

/** The report that staff read: every problem in order, how many there are, and what to do next. */
export function formatProblems(problems: readonly Problem[], next = checkAgain): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  return [
    ...inOrder(problems).map(formatProblem),
    `${counted(problems.length, 'problems')} in ${counted(files, 'files')}. ${next}`,
  ].join('\n\n');
}

function formatProblem(problem: Problem): string {
  return [
    `${problem.file}:${problem.line}:${problem.column}`,
    ...(problem.field ? [`  field    ${problem.field}`] : []),
    `  found    ${problem.found}`,
    `  problem  ${problem.message}`,
    `  fix      ${problem.fix}`,
  ].join('\n');
}

/**
 * "Did you mean …?" in front of a fix, where a candidate is near the word. Near is what a few
 * letters tell apart, and what says the same in more or fewer whole words: "Heat" for "Extreme
 * heat". Capitals do not count.
 */
export function withGuess(word: string, candidates: Iterable<string>, fix: string): string {
  const limit = Math.max(1, Math.round(word.length * 0.4));
  const distanceTo = (candidate: string) => {
    const [from, to] = [word.toLowerCase(), candidate.toLowerCase()];
    const letters = editDistance(from, to);
    return sharesWords(from, to) ? Math.min(letters, 1) : letters;
  };
  const near = [...candidates].filter((candidate) => distanceTo(candidate) <= limit);
  const [nearest] = near.sort((one, other) => distanceTo(one) - distanceTo(other));
  return nearest === undefined ? fix : `Did you mean "${nearest}"? ${fix}`;
}

/**
 * Whether all words of the shorter one begin words of the longer one; words of one or two letters
 * say too little.
 */
function sharesWords(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length);
  return (
    few.some((word) => word.length > 2) &&
    few.every((word) => many.some((longer) => longer.startsWith(word)))
  );
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * How many letters must be put in, left out or changed to get from one word to the other
 * (Levenshtein).
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

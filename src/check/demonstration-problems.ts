import { textLines } from '#content/text-lines.ts';
import type { Entry } from './entry.ts';
import {
  displayValue,
  editDistance,
  fileProblem,
  type Problem,
  type ProblemText,
} from './problem.ts';

/**
 * Matches a line that is a mark and nothing else, as `read-entry.ts` reads it: in Markdown bare, in
 * YAML as a comment, `# {/demonstration}`.
 */
const markLine = /^[ \t]*(?:#[ \t]*)?\{(?<closes>\/?)demonstration\}[ \t]*$/;
/**
 * Match words that may be meant for a mark: words in braces or in an HTML comment, such as
 * `{demo}`, and a line that is words in other brackets alone, such as `[demo]`.
 */
const markLike = [
  /(?:<!--|\{)[\s/\\]*(?<word>\p{L}[\p{L} _-]*?)[\s/\\]*(?:-->|\})/giu,
  /^[\s#]*[[(<]+[\s/\\]*(?<word>\p{L}[\p{L} _-]*?)[\s/\\]*[\])>]+\s*$/giu,
];

/**
 * Problems in the marks of what is said for the demonstration alone: each opening mark needs a
 * closing one below it, before the next. Without a partner a mark is not read, and what it marks
 * stays on the site when the people are real.
 */
export function demonstrationProblems({ file, raw }: Entry): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, found: string, problem: ProblemText) =>
    problems.push(fileProblem(file, problem, { line, found: displayValue(found.trim()) }));
  let openMark: { line: number; text: string } | undefined;
  for (const [index, text] of textLines(raw.source).entries()) {
    const line = index + 1;
    const mark = markLine.exec(text);
    if (!mark) {
      if (isMeantForMark(text)) report(line, text, texts.misspelt);
    } else if (mark.groups?.['closes']) {
      if (!openMark) report(line, text, texts.notOpened);
      openMark = undefined;
    } else if (openMark) {
      report(line, text, texts.nested(openMark.line));
    } else {
      openMark = { line, text };
    }
  }
  if (openMark) report(openMark.line, openMark.text, texts.notClosed);
  return problems;
}

/**
 * Whether a line has words in brackets of which one is "demo" or at most four letters away from
 * "demonstration", as in `{end demonstraton}`.
 */
function isMeantForMark(line: string): boolean {
  if (!/[{<[(]/.test(line)) return false;
  const found = markLike.flatMap((pattern) => [...line.matchAll(pattern)]);
  return found.some(({ groups }) => {
    const words = (groups?.['word'] ?? '').toLowerCase().split(/[\s_-]+/);
    return words.some((word) => word === 'demo' || editDistance(word, 'demonstration') <= 4);
  });
}

const texts = {
  notClosed: {
    message: 'what is marked for the demonstration does not end',
    fix: 'Write {/demonstration} on a line of its own below it, in YAML as "# {/demonstration}".',
    inForm:
      'What is marked for the demonstration does not end. Write {/demonstration} below it, with nothing else beside it.',
  },
  notOpened: {
    message: 'the end of what is marked for the demonstration has no beginning',
    fix: 'Write {demonstration} on a line of its own above it, in YAML as "# {demonstration}"; or delete this line.',
    inForm:
      'The end of what is marked for the demonstration has no beginning. Write {demonstration} above it, with nothing else beside it, or take {/demonstration} away.',
  },
  nested: (line: number) => ({
    message: `a mark of the demonstration begins inside the one that began on line ${line}`,
    fix: 'Write {/demonstration} above this line, where the first one ends, or delete this line.',
    inForm:
      'A mark of the demonstration begins inside another one. Write {/demonstration} where the first one ends, or take the second {demonstration} away.',
  }),
  misspelt: {
    message: 'this looks like a mark of the demonstration, but is not read as one',
    fix: 'Write {demonstration} or {/demonstration}, alone on its line, in YAML with "# " in front.',
    inForm:
      'This looks like a mark of the demonstration, but is not read as one. Write {demonstration} or {/demonstration}, with nothing else beside it.',
  },
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;

import { textLines } from '#content/text-lines.ts';
import type { Entry } from './entry.ts';
import { editDistance, fileProblem, type Problem, type ProblemText, shown } from './problem.ts';

/**
 * A line that is a mark and nothing else, as `read-entry.ts` reads it: in Markdown bare, in YAML as
 * a comment.
 */
const exact = /^[ \t]*(?:#[ \t]*)?\{(?<closes>\/?)demonstration\}[ \t]*$/;
/**
 * Words in braces or in an HTML comment, and a line that is words in other brackets: they may be
 * meant for a mark.
 */
const enclosed = [
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
  const report = (line: number, found: string, text: ProblemText) =>
    problems.push(fileProblem(file, text, { line, found: shown(found.trim()) }));
  let open: { line: number; found: string } | undefined;
  for (const [index, found] of textLines(raw.source).entries()) {
    const line = index + 1;
    const mark = exact.exec(found);
    if (!mark) {
      if (isMeantForMark(found)) report(line, found, texts.misspelt);
    } else if (mark.groups?.['closes']) {
      if (!open) report(line, found, texts.notOpened);
      open = undefined;
    } else if (open) {
      report(line, found, texts.nested(open.line));
    } else {
      open = { line, found };
    }
  }
  if (open) report(open.line, open.found, texts.notClosed);
  return problems;
}

/**
 * Whether a line has an enclosed word that is a few letters from "demonstration", with or without
 * one like "end".
 */
function isMeantForMark(line: string): boolean {
  if (!/[{<[(]/.test(line)) return false;
  const found = enclosed.flatMap((pattern) => [...line.matchAll(pattern)]);
  return found.some(({ groups }) => {
    const words = (groups?.['word'] ?? '').toLowerCase().split(/[\s_-]+/);
    return words.some((word) => word === 'demo' || editDistance(word, 'demonstration') <= 4);
  });
}

const texts = {
  notClosed: {
    message: 'what is marked for the demonstration does not end',
    fix: 'Write {/demonstration} on a line of its own below it, in YAML as "# {/demonstration}".',
  },
  notOpened: {
    message: 'the end of what is marked for the demonstration has no beginning',
    fix: 'Write {demonstration} on a line of its own above it, in YAML as "# {demonstration}"; or delete this line.',
  },
  nested: (line: number) => ({
    message: `a mark of the demonstration begins inside the one that began on line ${line}`,
    fix: 'Write {/demonstration} above this line, where the first one ends, or delete this line.',
  }),
  misspelt: {
    message: 'this looks like a mark of the demonstration, but is not read as one',
    fix: 'Write {demonstration} or {/demonstration}, alone on its line, in YAML with "# " in front.',
  },
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;

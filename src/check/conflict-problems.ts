import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textLines } from '#content/text-lines.ts';
import { displayValue, fileProblem, type Problem } from './problem.ts';

/** Matches the lines between which git leaves both versions of a place that two people changed. */
const markLine = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/;

/**
 * The problem that a file holds two versions of the same lines, which git left there; at the first
 * such line. None where there is neither a line that opens the place nor one that closes it.
 */
export function conflictProblems(file: string, text: string): Problem[] {
  if (!/^[<>]{7}/m.test(text)) return [];
  const lines = textLines(text);
  const index = lines.findIndex((line) => markLine.test(line));
  const isConflict = lines.some((line) => /^(?:<{7}|>{7})(?: |$)/.test(line));
  if (!isConflict || index === -1) return [];
  const found = displayValue(lines[index]);
  return [fileProblem(file, conflict, { line: index + 1, found })];
}

/**
 * Matches the paths of files of text that are no entries, no captions and not the lock file, which
 * other rules read.
 */
const otherText = /(?<!\.lock)\.(?:svg|json|csv|txt)$/i;

/** The same problems in other files of text. `paths` lie inside the content folder. */
export async function conflictsInFiles(root: string, paths: readonly string[]): Promise<Problem[]> {
  const found = paths
    .filter((path) => otherText.test(path))
    .map(async (path) => conflictProblems(path, await readFile(join(root, path), 'utf8')));
  return (await Promise.all(found)).flat();
}

/** The problem of two versions in one file; nothing else in that file is worth telling. */
export const conflict = {
  message: 'two people changed the same lines, and both versions stand here, one below the other',
  fix: 'Keep the lines that are right, and delete the others with the lines of <<<<<<<, ======= and >>>>>>>.',
};

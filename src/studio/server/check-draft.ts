import { join, posix, relative } from 'node:path';
import { changeProblems } from '#check/change-problems.ts';
import { checkContent, entryProblems } from '#check/check-content.ts';
import type { Ids } from '#check/entry.ts';
import { evidenceProblems } from '#check/evidence-problems.ts';
import { inOrder, type Problem } from '#check/problem.ts';
import type { Published } from '#check/published.ts';
import { kinds } from '#kinds.ts';
import type { EntryKey } from '../protocol.ts';
import { contentOf, entryWith, isOf, pathOf } from './entry-files.ts';

/**
 * What a text is checked against: which entries there are, what was published, and the day
 * (`YYYY-MM-DD`).
 */
interface Surroundings {
  ids: Ids;
  published: Published;
  today: string;
}

/**
 * What the content check has against the text of one entry; nothing is read from disk. Pictures,
 * recordings and what several files must agree on wait for `checkAll`.
 */
export function checkText(
  key: EntryKey,
  text: string,
  { ids, published, today }: Surroundings,
): Problem[] {
  const entry = entryWith(key, text);
  const problems = [
    ...entryProblems(entry, ids),
    ...evidenceProblems([entry]),
    ...changeProblems(published, [entry], today),
  ];
  return inOrder(
    problems.map((problem) => ({ ...problem, file: posix.join('content', problem.file) })),
  );
}

/**
 * Every problem of the content of a checkout as it is on disk; `file` is a path from the top of the
 * checkout.
 */
export async function checkAll(root: string, today: string): Promise<Problem[]> {
  const { problems } = await checkContent(contentOf(root), kinds, { today });
  return problems.map((problem) => ({
    ...problem,
    file: relative(root, join(problem.file)).replaceAll('\\', '/'),
  }));
}

/**
 * The problems of an entry among all: those in its own file, and in files that are named after it.
 */
export function problemsOfEntry(key: EntryKey, problems: readonly Problem[]): Problem[] {
  const own = posix.join('content', pathOf(key));
  return problems.filter(({ file }) => file === own || isOf(key, posix.relative('content', file)));
}

import { join, posix, relative } from 'node:path';
import { changeProblems } from '#check/change-problems.ts';
import { checkContent, entryProblems } from '#check/check-content.ts';
import type { Ids } from '#check/entry.ts';
import { evidenceProblems } from '#check/evidence-problems.ts';
import { type Problem, sortedProblems } from '#check/problem.ts';
import type { Published } from '#check/published.ts';
import { contentFolders } from '#content/content-folders.ts';
import { kinds } from '#kinds.ts';
import type { EntryKey } from '../protocol.ts';
import { entryWith, isOf, pathOf } from './entry-files.ts';

/**
 * What a text is checked against: the text of the example below it, which entries there are, what
 * was published, and the day (`YYYY-MM-DD`). `folder` is the name of the content folder.
 */
interface Surroundings {
  folder: string;
  example?: string | undefined;
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
  { folder, example, ids, published, today }: Surroundings,
): Problem[] {
  const entry = entryWith(key, text, example);
  const problems = [
    ...entryProblems(entry, ids),
    ...evidenceProblems([entry]),
    ...changeProblems(published, [entry], today),
  ];
  return sortedProblems(
    problems.map((problem) => ({ ...problem, file: posix.join(folder, problem.file) })),
  );
}

/**
 * Every problem of the content of a checkout as it is on disk; `file` is a path from the top of the
 * checkout.
 */
export async function checkAll(root: string, today: string): Promise<Problem[]> {
  const { problems } = await checkContent(contentFolders(root), kinds, { today });
  return problems.map((problem) => ({
    ...problem,
    file: relative(root, join(problem.file)).replaceAll('\\', '/'),
  }));
}

/**
 * The problems of an entry among all: those in its own file, and in files that are named after it.
 */
export function problemsOfEntry(key: EntryKey, problems: readonly Problem[]): Problem[] {
  // Words of a network that has none of its own are those of the example, in another folder.
  const insideFolder = (file: string) => file.split('/').slice(1).join('/');
  return problems.filter(({ file }) => {
    const path = insideFolder(file);
    return path === pathOf(key) || isOf(key, path);
  });
}

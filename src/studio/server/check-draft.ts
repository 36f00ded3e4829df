import { join, posix, relative } from 'node:path';
import { changeProblems } from '#check/change-problems.ts';
import { checkContent, entryProblems, entryWarnings } from '#check/check-content.ts';
import type { Ids } from '#check/entry.ts';
import { evidenceProblems } from '#check/evidence-problems.ts';
import { type Problem, sortedProblems } from '#check/problem.ts';
import type { Published } from '#check/published.ts';
import { quoteProblems } from '#check/quote-problems.ts';
import { contentFolders } from '#content/content-folders.ts';
import type { InheritedEntry } from '#content/read-found.ts';
import { kinds } from '#kinds.ts';
import type { EntryKey } from '../protocol.ts';
import { entryWith, ownerOf } from './entry-files.ts';

/**
 * The state of the content around a text that is checked: the name of the content folder, the entry
 * of the example below it, the ids of all entries, what was published, and the day (`YYYY-MM-DD`).
 */
interface Surroundings {
  folder: string;
  example?: InheritedEntry | undefined;
  ids: Ids;
  published: Published;
  today: string;
}

/**
 * The problems that the content check finds in the text of one entry alone; nothing is read from
 * disk. Those of pictures, of recordings, and between several files are found by `checkAll`.
 */
export function checkText(
  key: EntryKey,
  text: string,
  { folder, example, ids, published, today }: Surroundings,
): Problem[] {
  const entry = entryWith(key, text, example);
  const problems = [
    ...entryProblems(entry, ids),
    ...entryWarnings(entry, today),
    ...evidenceProblems([entry]),
    ...quoteProblems([entry]),
    ...changeProblems(published, [entry], today),
  ];
  return sortedProblems(
    problems.map((problem) => ({ ...problem, file: posix.join(folder, problem.file) })),
  );
}

/** The problems of content: those of the site, and those of drafts, which stop nothing. */
export interface Report {
  problems: Problem[];
  unfinished: Problem[];
}

/**
 * Every problem and every warning of the content of a checkout as it is on disk; `file` is a path
 * from the top of the checkout.
 */
export async function checkAll(root: string, today: string): Promise<Report> {
  const found = await checkContent(contentFolders(root), kinds, { today });
  const fromTop = (problem: Problem) => ({
    ...problem,
    file: relative(root, join(problem.file)).replaceAll('\\', '/'),
  });
  const { problems, warnings, unfinished } = found;
  return {
    problems: sortedProblems([...problems, ...warnings]).map(fromTop),
    unfinished: unfinished.map(fromTop),
  };
}

/**
 * The problems of an entry among those of all content: in its own file, and in files that are named
 * after it.
 */
export function problemsOfEntry(key: EntryKey, problems: readonly Problem[]): Problem[] {
  const groups = groupsOf.get(problems) ?? Map.groupBy(problems, ({ file }) => ownerName(file));
  groupsOf.set(problems, groups);
  return groups.get(entryName(key)) ?? [];
}

/** The problems of all content by their entries: a list of entries asks for those of each. */
const groupsOf = new WeakMap<readonly Problem[], ReadonlyMap<string, Problem[]>>();

/** The name of the entry that a file belongs to; empty for a file that belongs to none. */
function ownerName(file: string): string {
  // Words of a network that has none of its own are those of the example, in another folder.
  const key = ownerOf(file.split('/').slice(1).join('/'));
  return key ? entryName(key) : '';
}

function entryName({ kind, id }: EntryKey): string {
  return `${kind}/${id}`;
}

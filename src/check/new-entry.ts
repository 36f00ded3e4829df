import { posix } from 'node:path';
import { templateOf } from '#content/template.ts';
import { type KindName, kinds } from '#kinds.ts';
import type { EntryFile } from './entry.ts';
import { fileNameProblems, idProblems } from './file-problems.ts';
import { type ProblemText, withGuess } from './problem.ts';

/** Kinds of which there may be any number, in the order of the content guide. */
export const kindsToAdd = (Object.keys(kinds) as KindName[]).filter(
  (name) => !('only' in kinds[name]),
);

/**
 * The file of a new entry, as a path inside the content folder, and its text, the template of its
 * kind; or the problem for which there cannot be one. The kind may be written in the singular or
 * the plural, with hyphens or without: `speaker`, `official-pages`. `existing` are the entries
 * there are.
 */
export function newEntry(
  kind: string,
  id: string,
  existing: readonly EntryFile[],
): { file: string; text: string } | ProblemText {
  const wantedKind = singular(kind === 'board-member' ? 'board' : kind);
  const kindName = kindsToAdd.find((name) => singular(name) === wantedKind);
  if (!kindName) {
    const names = kindsToAdd.map(singular);
    return {
      message: `there is no kind "${kind}" that takes new entries`,
      fix: withGuess(singular(kind), names, `Write one of: ${names.join(', ')}.`),
    };
  }
  if (id === '') return { message: 'the new entry has no id', fix: 'Write one behind the kind.' };
  const { folder, format } = kinds[kindName];
  const file = posix.join(folder, `${id}.${format}`);
  if (existing.some((entry) => entry.file === file)) {
    return {
      message: `${file} is there already`,
      fix: 'Open that file, or choose another id.',
    };
  }
  const entry = { kindName, kind: kinds[kindName], id, file };
  const siblings = existing.filter((one) => one.kindName === kindName);
  const problems = [...idProblems([...siblings, entry]), ...fileNameProblems([file], [entry])];
  return (
    problems.find((one) => one.file === file) ?? { file, text: templateOf(kinds[kindName], id) }
  );
}

/** `official-page` of `officialPages`, `official-pages` and `official-page`. */
function singular(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return words.replace(/ies$/, 'y').replace(/s$/, '').replace(/^-/, '');
}

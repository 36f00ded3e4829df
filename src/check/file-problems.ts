import { posix } from 'node:path';
import { textLines } from '#content/text-lines.ts';
import { slug } from '#site/words.ts';
import type { EntryFile, Kinds } from './entry.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Problems in file names: each is the entry's id and part of its address, so it has only a to z, 0 to
 * 9 and single hyphens, is not taken by a page of the site, and differs in more than capitals.
 */
export function idProblems(entries: readonly EntryFile[]): Problem[] {
  const seen = new Map<string, EntryFile>();
  const isSlug = ({ id }: EntryFile) => idPattern.test(id);
  const slugsFirst = entries.toSorted((a, b) => Number(isSlug(b)) - Number(isSlug(a)));
  return slugsFirst.flatMap((entry) => {
    const key = `${entry.kindName}/${entry.id.toLowerCase()}`;
    const twin = seen.get(key);
    seen.set(key, twin ?? entry);
    if (twin) return fileProblem(entry.file, sameId(twin));
    if (!isSlug(entry)) return fileProblem(entry.file, noSlug(entry));
    return entry.kind.reserved?.includes(entry.id) ? fileProblem(entry.file, reserved(entry)) : [];
  });
}

const sameId = (twin: EntryFile): ProblemText => ({
  message: `has the same id as "${twin.file}"; only capitals differ, so one would be lost`,
  fix: 'Give one of the two another name, or delete it.',
});

const noSlug = ({ id, kind }: EntryFile): ProblemText => ({
  message: 'the file name becomes a web address and has a character that may not stand there',
  fix: `Use small letters a to z, digits and hyphens: "${slug(id) || 'a-new-name'}.${kind.format}".`,
});

const reserved = ({ id, kind }: EntryFile): ProblemText => ({
  message: `"${id}" is the address of a page of the site`,
  fix: `Choose another file name. Taken are: ${kind.reserved?.join(', ')}.`,
});

/** Problems for content that must be there and is not: pages, and kinds without a single entry. */
export function missingProblems(entries: readonly EntryFile[], kinds: Kinds): Problem[] {
  return Object.entries(kinds).flatMap(([kindName, { folder, format, only }]) => {
    const ids = entries.filter((entry) => entry.kindName === kindName).map(({ id }) => id);
    if (only) {
      const missing = only.filter((name) => !ids.includes(name));
      return missing.map((name) => absent(posix.join(folder, `${name}.${format}`), missingPage));
    }
    const message = `the folder has no file that ends in ".${format}"`;
    return ids.length === 0 ? absent(folder, { message, fix: bringBack }) : [];
  });
}

const bringBack = 'Bring the files back; the site needs at least one of this kind.';
const missingPage: ProblemText = {
  message: 'the file is missing, and a page of the site is made from it',
  fix: 'Bring it back from an earlier version, or undo its new name.',
};

function absent(file: string, text: ProblemText): Problem {
  return fileProblem(file, text, { found: 'nothing' });
}

/** The temperature record that the pictures of the site are drawn from. */
export const recordFile = 'data/gistemp-annual.csv';
const header = 'year,anomaly_c';
const firstYear = 1880;

/** Problems in the temperature record: one line a year from 1880, each `year,anomaly`. */
export function dataProblems(text: string | undefined): Problem[] {
  const at = (line: number, found: string, message: string, fix: string) =>
    fileProblem(recordFile, { message, fix }, { line, found });
  if (text === undefined) {
    return [at(1, 'nothing', 'the temperature record is missing', 'Bring the file back.')];
  }
  const [first = '', ...rows] = textLines(text.trimEnd());
  const problems = rows.flatMap((row, index) => {
    const year = firstYear + index;
    if (new RegExp(`^${year},-?\\d+(\\.\\d+)?$`).test(row)) return [];
    const fix = `Write ${year}, a comma and the year’s anomaly, such as "${year},0.42".`;
    return at(index + 2, row, 'the line is not the next year of the record', fix);
  });
  if (first !== header) {
    problems.unshift(at(1, first, 'the first line must name the columns', `Write ${header}.`));
  }
  if (rows.length === 0) {
    problems.push(at(1, 'nothing', 'the record has no years', 'Bring the lines back.'));
  }
  return problems;
}

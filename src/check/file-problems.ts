import { posix } from 'node:path';
import { comparedName, type NameFault, nameFault } from '#content/file-name.ts';
import { textLines } from '#content/text-lines.ts';
import { slug } from '#site/words.ts';
import { textEndings } from './content-files.ts';
import type { EntryFile, Kinds } from './entry.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import { idPattern, idTexts } from './problem-words.ts';

/**
 * Problems in file names: each is the entry's id and part of its address, so it has only a to z, 0
 * to 9 and single hyphens, is not taken by a page of the site, and differs in more than capitals.
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
    const { id, kind } = entry;
    if (!isSlug(entry)) {
      const copied = nameOfCopied(id);
      if (copied !== undefined) return fileProblem(entry.file, copyOf(`${copied}.${kind.format}`));
      const example = `${slug(id.replace(textEndings, '')) || 'a-new-name'}.${kind.format}`;
      return fileProblem(entry.file, idTexts.wrongSign(example));
    }
    if (!kind.reserved?.includes(id)) return [];
    return fileProblem(entry.file, idTexts.reserved(id, kind.reserved));
  });
}

/**
 * The name of the file of which a system or a cloud folder made a copy by itself, such as `ana` of
 * `ana (1)`, `ana - Copy` and `ana copy 2`; undefined for any other name.
 */
function nameOfCopied(id: string): string | undefined {
  const marks = /(?: ?\(\d+\)| - copy(?: \(\d+\))?| copy(?: \d+)?| \(.*conflicted copy.*\))$/i;
  return marks.test(id) ? id.replace(marks, '') : undefined;
}

const copyOf = (name: string): ProblemText => ({
  message: `looks like a copy of "${name}" that a computer made by itself`,
  fix: 'Delete it if nothing in it is new; else give it a name of its own, in small letters and hyphens.',
});

/**
 * The most characters of a path from the folder of the project; Windows allows 260, the folder
 * before it included.
 */
const longestPath = 180;

/**
 * Problems in the names of files and folders, pictures and recordings among them: a file with a
 * name that some system cannot hold is lost when the content is copied there. `idProblems` judges
 * the names of entries; here they have a problem only where the id is sound and some system still
 * cannot hold it, such as `con`.
 */
export function fileNameProblems(
  paths: readonly string[],
  entries: readonly EntryFile[],
): Problem[] {
  const entryPaths = new Set(entries.map(({ file }) => file));
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const fault = faultIn(path, entryPaths.has(path));
    const twin = seen.get(comparedName(path));
    seen.set(comparedName(path), twin ?? path);
    if (twin !== undefined && !entryPaths.has(path)) return fileProblem(path, sameName(twin));
    if (fault) return fileProblem(path, { ...nameTexts[fault], inForm: chooseAgain });
    return path.length > longestPath ? fileProblem(path, longPath(path.length)) : [];
  });
}

/**
 * The first fault in the parts of a path; of an entry, only the faults that a sound id can have.
 */
function faultIn(path: string, isEntry: boolean): NameFault | undefined {
  const faults = path.split('/').map(nameFault);
  const isJudged = (fault: NameFault) => !isEntry || fault === 'device' || fault === 'long';
  return faults.find((fault) => fault !== undefined && isJudged(fault));
}

/** The way out in a form, which names the picture or recording that is chosen itself. */
const chooseAgain =
  'This has a name that not every computer can hold. Choose it in the form, which gives it another name.';

const sameName = (twin: string): ProblemText => ({
  inForm: chooseAgain,
  message: `has the same name as "${twin}" on systems that see no difference between capitals and small letters, or between two ways to write an accent; one would be lost`,
  fix: 'Give one of the two another name, or delete it.',
});

const longPath = (length: number): ProblemText => ({
  inForm: chooseAgain,
  message: `its path has ${length} characters, more than Windows can hold with the folder of the project before it`,
  fix: `Give it a shorter name, so that the path has at most ${longestPath}.`,
});

const nameTexts: Readonly<Record<NameFault, ProblemText>> = {
  device: {
    message: 'Windows keeps this name for a device, so the file cannot be saved there',
    fix: 'Give it another name: not con, prn, aux, nul, com0 to com9 or lpt0 to lpt9, whatever the ending.',
  },
  sign: {
    message: 'the name has a sign that some systems cannot hold, or one that cannot be seen',
    fix: 'Use letters, digits, hyphens and one dot before the ending; none of < > : " / \\ | ? *.',
  },
  end: {
    message: 'the name begins with a space or ends with a space or a dot, which Windows takes away',
    fix: 'Remove it from the name.',
  },
  accents: {
    message:
      'an accent in the name is written as a sign of its own, so some systems do not find the file',
    fix: 'Rename it: type the letter with its accent anew, or leave the accent out.',
  },
  long: {
    message: 'the name is longer than 255 bytes, more than some systems can hold',
    fix: 'Give it a shorter name.',
  },
};

const sameId = (twin: EntryFile): ProblemText => ({
  message: `has the same id as "${twin.file}"; only capitals differ, so one would be lost`,
  fix: 'Give one of the two another name, or delete it.',
});

/** Problems for content that must be there and is not: the words of pages. */
export function missingProblems(entries: readonly EntryFile[], kinds: Kinds): Problem[] {
  return Object.entries(kinds).flatMap(([kindName, { folder, format, only = [] }]) => {
    const ids = entries.filter((entry) => entry.kindName === kindName).map(({ id }) => id);
    const missing = only.filter((name) => !ids.includes(name));
    return missing.map((name) => absent(posix.join(folder, `${name}.${format}`), missingPage));
  });
}

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

/**
 * Problems in the temperature record, given its text; undefined where there is none. After the line
 * of names it has one line a year from 1880, `year,anomaly` in degrees Celsius.
 */
export function dataProblems(text: string | undefined): Problem[] {
  const recordProblem = (line: number, found: string, message: string, fix: string) =>
    fileProblem(recordFile, { message, fix }, { line, found });
  if (text === undefined) {
    return [
      recordProblem(1, 'nothing', 'the temperature record is missing', 'Bring the file back.'),
    ];
  }
  const [first = '', ...rows] = textLines(text.trimEnd());
  const problems = rows.flatMap((row, index) => {
    const year = firstYear + index;
    if (new RegExp(`^${year},-?\\d+(\\.\\d+)?$`).test(row)) return [];
    const fix = `Write ${year}, a comma and the year’s anomaly, such as "${year},0.42".`;
    return recordProblem(index + 2, row, 'the line is not the next year of the record', fix);
  });
  if (first !== header) {
    problems.unshift(
      recordProblem(1, first, 'the first line must name the columns', `Write ${header}.`),
    );
  }
  if (rows.length === 0) {
    problems.push(recordProblem(1, 'nothing', 'the record has no years', 'Bring the lines back.'));
  }
  return problems;
}

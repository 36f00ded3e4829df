import { posix } from 'node:path';
import type { Kind } from '#content/kind.ts';
import { slug } from '#site/words.ts';
import { fileFault } from './content-files.ts';
import type { EntryFile, Kinds } from './entry.ts';
import { type Fault, fileStart } from './fault.ts';

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Faults in file names: each is the entry's id and part of its address, so it has only a to z, 0 to
 * 9 and single hyphens, is not taken by a page of the site, and differs in more than capitals.
 */
export function idFaults(entries: readonly EntryFile[]): Fault[] {
  const seen = new Map<string, EntryFile>();
  return slugsFirst(entries).flatMap((entry) => {
    const key = `${entry.kindName}/${entry.id.toLowerCase()}`;
    const twin = seen.get(key);
    seen.set(key, twin ?? entry);
    if (twin) return twinFault(entry, twin);
    if (!idPattern.test(entry.id)) return slugFault(entry);
    return entry.kind.reserved?.includes(entry.id) ? reservedFault(entry) : [];
  });
}

function slugsFirst(entries: readonly EntryFile[]): EntryFile[] {
  return [...entries].sort((a, b) => Number(idPattern.test(b.id)) - Number(idPattern.test(a.id)));
}

function twinFault(entry: EntryFile, twin: EntryFile): Fault {
  return fileFault(entry.file, {
    problem: `has the same id as "${twin.file}"; only capitals differ, so one would be lost`,
    remedy: 'Give one of the two another name, or delete it.',
  });
}

function slugFault(entry: EntryFile): Fault {
  return fileFault(entry.file, {
    problem: 'the file name becomes a web address and has a character that may not stand there',
    remedy: `Use small letters a to z, digits and hyphens: "${slug(entry.id) || 'a-new-name'}.${entry.kind.format}".`,
  });
}

function reservedFault(entry: EntryFile): Fault {
  return fileFault(entry.file, {
    problem: `"${entry.id}" is the address of a page of the site`,
    remedy: `Choose another file name. Taken are: ${entry.kind.reserved?.join(', ')}.`,
  });
}

/** Faults for content that must be there and is not: pages, and kinds without a single entry. */
export function missingFaults(entries: readonly EntryFile[], kinds: Kinds): Fault[] {
  return Object.entries(kinds).flatMap(([kindName, kind]) => {
    const ids = entries.filter((entry) => entry.kindName === kindName).map(({ id }) => id);
    if (!kind.only) return ids.length === 0 ? [emptyFolder(kind)] : [];
    return kind.only.filter((name) => !ids.includes(name)).map((name) => missingFile(kind, name));
  });
}

function emptyFolder(kind: Kind): Fault {
  return {
    file: kind.folder,
    ...fileStart,
    field: '',
    found: 'nothing',
    problem: `the folder has no file that ends in ".${kind.format}"`,
    remedy: 'Bring the files back; the site needs at least one of this kind.',
  };
}

function missingFile(kind: Kind, name: string): Fault {
  return {
    file: posix.join(kind.folder, `${name}.${kind.format}`),
    ...fileStart,
    field: '',
    found: 'nothing',
    problem: 'the file is missing, and a page of the site is made from it',
    remedy: 'Bring it back from an earlier version, or undo its new name.',
  };
}

/** The temperature record that the pictures of the site are drawn from. */
export const recordFile = 'data/gistemp-annual.csv';
const header = 'year,anomaly_c';
const firstYear = 1880;

/** Faults in the temperature record: one line a year from 1880, each `year,anomaly`. */
export function dataFaults(text: string | undefined): Fault[] {
  if (text === undefined) {
    return [recordFault(1, 'nothing', 'the temperature record is missing', 'Bring the file back.')];
  }
  const [first = '', ...rows] = text.trimEnd().split(/\r?\n/);
  const faults = rows.flatMap((row, index) => rowFaults(row, index));
  if (first !== header) {
    faults.unshift(
      recordFault(1, first, 'the first line must name the columns', `Write ${header}.`),
    );
  }
  if (rows.length === 0) {
    faults.push(recordFault(1, 'nothing', 'the record has no years', 'Bring the lines back.'));
  }
  return faults;
}

function rowFaults(row: string, index: number): Fault[] {
  const year = firstYear + index;
  if (new RegExp(`^${year},-?\\d+(\\.\\d+)?$`).test(row)) return [];
  const remedy = `Write ${year}, a comma and the year’s anomaly, such as "${year},0.42".`;
  return [recordFault(index + 2, row, 'the line is not the next year of the record', remedy)];
}

function recordFault(line: number, found: string, problem: string, remedy: string): Fault {
  return { file: recordFile, line, column: 1, field: '', found, problem, remedy };
}

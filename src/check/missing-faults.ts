import { posix } from 'node:path';
import type { Kind } from '#content/kinds.ts';
import type { EntryFile, Kinds } from './entry.ts';
import { type Fault, fileStart } from './fault.ts';

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

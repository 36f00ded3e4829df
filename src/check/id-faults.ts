import type { EntryFile } from './entry.ts';
import type { Fault } from './fault.ts';
import { fileFault } from './sort-files.ts';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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
    if (!slug.test(entry.id)) return slugFault(entry);
    return entry.kind.reserved?.includes(entry.id) ? reservedFault(entry) : [];
  });
}

function slugsFirst(entries: readonly EntryFile[]): EntryFile[] {
  return [...entries].sort((a, b) => Number(slug.test(b.id)) - Number(slug.test(a.id)));
}

function twinFault(entry: EntryFile, twin: EntryFile): Fault {
  return fileFault(entry.file, {
    problem: `has the same id as "${twin.file}"; only capitals differ, so one would be lost`,
    remedy: 'Give one of the two another name, or delete it.',
  });
}

function slugFault(entry: EntryFile): Fault {
  const better = entry.id
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return fileFault(entry.file, {
    problem: 'the file name becomes a web address and has a character that may not stand there',
    remedy: `Use small letters a to z, digits and hyphens: "${better || 'a-new-name'}.${entry.kind.format}".`,
  });
}

function reservedFault(entry: EntryFile): Fault {
  return fileFault(entry.file, {
    problem: `"${entry.id}" is the address of a page of the site`,
    remedy: `Choose another file name. Taken are: ${entry.kind.reserved?.join(', ')}.`,
  });
}

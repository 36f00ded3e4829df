import { join, posix, relative } from 'node:path';
import { changeFaults } from '#check/change-faults.ts';
import { checkContent } from '#check/check-content.ts';
import type { Entry, Ids } from '#check/entry.ts';
import { evidenceFaults, figureFaults } from '#check/evidence-faults.ts';
import { type Fault, inOrder } from '#check/fault.ts';
import { linkFaults, referenceFaults } from '#check/link-faults.ts';
import { markdownFaults } from '#check/markdown-faults.ts';
import type { Published } from '#check/published.ts';
import { schemaFaults } from '#check/schema-faults.ts';
import { yamlFaults } from '#check/yaml-faults.ts';
import { kinds } from '#kinds.ts';
import type { EntryKey } from '../protocol.ts';
import { contentOf, entryOf, ownerOf, pathOf } from './entry-files.ts';

/** What a text is judged against: which entries there are, what was published, and the day (`YYYY-MM-DD`). */
export interface Surroundings {
  ids: Ids;
  published: Published;
  today: string;
}

/**
 * What the content check has against the text of one entry; nothing is read from disk. Pictures, recordings and what
 * several files must agree on wait for `judgeAll`.
 */
export function judgeText(key: EntryKey, text: string, around: Surroundings): Fault[] {
  const entry = entryOf(key, text);
  const faults = [
    ...yamlFaults(entry),
    ...markdownFaults(entry, around.ids),
    ...figureFaults(entry),
    ...(entry.data === undefined ? [] : fieldFaults(entry, around)),
  ];
  return inOrder(faults.map((fault) => ({ ...fault, file: posix.join('content', fault.file) })));
}

function fieldFaults(entry: Entry, { ids, published, today }: Surroundings): Fault[] {
  return [
    ...schemaFaults(entry),
    ...referenceFaults(entry, ids),
    ...linkFaults(entry, ids),
    ...evidenceFaults([entry]),
    ...changeFaults(published, [entry], today),
  ];
}

/** Every fault of the content of a checkout as it is on disk; `file` is a path from the top of the checkout. */
export async function judgeAll(root: string, today: string): Promise<Fault[]> {
  const { faults } = await checkContent(contentOf(root), kinds, { today });
  return faults.map((fault) => ({
    ...fault,
    file: relative(root, join(fault.file)).replaceAll('\\', '/'),
  }));
}

/** The faults of an entry among all: those in its own file, and in files that are named after it. */
export function faultsOf(key: EntryKey, faults: readonly Fault[]): Fault[] {
  const own = posix.join('content', pathOf(key));
  return faults.filter(({ file }) => {
    if (file === own) return true;
    const owner = ownerOf(posix.relative('content', file));
    return owner?.kind === key.kind && owner.id === key.id;
  });
}

import { posix } from 'node:path';
import { clipsFolder } from '#features/media/b-roll/clip.ts';
import { recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import type { EntryFile, Ids } from './entry.ts';
import type { ProblemText } from './problem.ts';

/** The name, in `Ids`, of the drafts of a kind: they are no part of the site. */
function draftsOf(kindName: string): string {
  return `drafts of ${kindName}`;
}

/** The ids of the site, with those of drafts under names of their own. */
export function withDrafts(ids: Ids, drafts: Ids): Ids {
  const named = [...drafts].map(([kindName, own]) => [draftsOf(kindName), own] as const);
  return new Map([...ids, ...named]);
}

/** Whether an id is that of a draft. */
export function isIdOfDraft(ids: Ids, kindName: string, id: string): boolean {
  return ids.get(draftsOf(kindName))?.has(id) ?? false;
}

/** The problem of an entry of the site that names a draft. */
export const namesDraft: ProblemText = {
  message: 'is marked as not ready (draft: true), so visitors would find nothing there',
  fix: 'Finish that entry and take the mark away, or take its name out here.',
};

/**
 * Whether a file of the content folder is an entry’s own, or a picture or recording named after it.
 */
export function isOfEntry({ kindName, kind, id, file }: EntryFile, path: string): boolean {
  if (path === file) return true;
  const { dir, name } = posix.parse(path);
  if (name !== id) return false;
  if (dir === recordingsFolder) return kindName === 'stories';
  if (dir === clipsFolder) return kindName === 'clips';
  return posix.normalize(dir || '.') === posix.normalize(kind.folder);
}

import { isRecord } from './is-record.ts';
import type { Kind } from './kind.ts';

/**
 * The field that marks an entry as not ready: with `draft: true` it is no part of the site, and
 * what is unfinished in it stops nothing. It belongs to no schema; every reader takes it off first.
 */
export const draftField = 'draft';

/**
 * Whether entries of a kind may wait as drafts. The words of a page may not: the page needs them.
 */
export function canBeDraft({ only }: Kind): boolean {
  return only === undefined;
}

/** Whether the fields of a file, as written, mark it as a draft. */
export function isDraft(kind: Kind, data: unknown): boolean {
  return canBeDraft(kind) && isRecord(data) && data[draftField] === true;
}

/**
 * The fields of a file without the mark of a draft. One that is neither true nor false stays, as a
 * field that the schema does not know.
 */
export function withoutDraftMark(kind: Kind, data: unknown): unknown {
  if (!canBeDraft(kind) || !isRecord(data)) return data;
  if (typeof data[draftField] !== 'boolean') return data;
  const { [draftField]: _, ...fields } = data;
  return fields;
}

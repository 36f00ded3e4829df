import type { Field } from '#content/form-of.ts';
import { bodyLabelOf } from '../../body-label.ts';
import type { LoadedEntry, Written } from '../../protocol.ts';
import { isSameFile } from '../../same-value.ts';
import { writtenOf } from '../entry/written-of.ts';
import { changedLabels, type MergedWritten, mergeWritten } from './merge-written.ts';

/** The words that I typed, and the file that I began from. */
export interface Typed {
  mine: Written;
  base: Written;
  /** The version of that file; null where there was none. */
  version: string | null;
  /** A save of mine that was not answered yet: the file may hold it. */
  sent?: Written | undefined;
}

/**
 * The outcome where what I typed meets the file as it is now: both go together; or a person has to
 * decide, about fields that both changed, about a file that is not there any more, or about one
 * that cannot be read. `file` is the file as it is now.
 */
export type Meeting = Together | Clash;

interface Together {
  is: 'together';
  file: LoadedEntry;
  written: Written;
  /** The labels of the fields that come from the file; none where I wrote the same. */
  labels: string[];
}

export type Clash =
  | { is: 'conflict'; file: LoadedEntry; typed: Typed; merged: MergedWritten }
  | { is: 'missing' | 'unreadable'; file: LoadedEntry; typed: Typed };

/** Merges what I typed with the file as it is now, as far as both go together. */
export function meetFile(typed: Typed, file: LoadedEntry): Meeting {
  const { mine, version, sent } = typed;
  if (version !== null && file.version === null) return { is: 'missing', file, typed };
  const theirs = writtenOf(file);
  // A file that I saved myself is not changed by somebody else.
  const base = sent && isSameFile(theirs, sent) ? theirs : typed.base;
  const isBroken = file.source !== undefined && base.source === undefined;
  if (isBroken) return { is: 'unreadable', file, typed };
  const form: Field = file.form;
  const merged = mergeWritten(form, base, mine, theirs);
  if (merged.conflicts.length > 0) return { is: 'conflict', file, typed, merged };
  const labels = changedLabels(form, mine, merged.written, bodyLabelOf(file.kind));
  return { is: 'together', file, written: merged.written, labels };
}

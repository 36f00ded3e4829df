import type { Field } from '#content/form-of.ts';
import { bodyField, fieldsIn, optionFor } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import type { Written } from '../../protocol.ts';
import { isSame, isSameFile } from '../../same-value.ts';
import { withUpload } from '../entry/waiting-files.ts';
import { changedAt } from '../form/values.ts';
import { type Conflict, mergeValues } from './merge-values.ts';

/** The path of a conflict between whole files, of which one cannot be read as fields. */
export const wholeFile = '';

/** Two versions of an entry, merged, with my version at each conflict. */
export interface MergedWritten {
  written: Written;
  conflicts: Conflict[];
}

/**
 * Merges what I typed into the file as somebody else wrote it meanwhile. `base` is the file as both
 * of us had it.
 */
export function mergeWritten(
  form: Field,
  base: Written,
  mine: Written,
  theirs: Written,
): MergedWritten {
  if ([base, mine, theirs].some(({ source }) => source !== undefined))
    return mergeFiles(base, mine, theirs);
  const fields = mergeValues(
    form,
    { base: base.data, mine: mine.data, theirs: theirs.data },
    wholeFile,
  );
  const text = mergeValues(
    undefined,
    { base: base.body, mine: mine.body, theirs: theirs.body },
    bodyField,
  );
  const pictures = pictureConflicts(base, mine, theirs);
  let data = fields.value as Written['data'];
  for (const { path, mine: own } of pictures) data = changedAt(data, path, own) as Written['data'];
  return {
    written: { ...mine, data, body: String(text.value) },
    conflicts: [...fields.conflicts, ...pictures, ...text.conflicts],
  };
}

/**
 * The pictures that wait under the name that their field had before, while somebody else gave it
 * another: without a question, they would be saved for nothing.
 */
function pictureConflicts(base: Written, mine: Written, theirs: Written): Conflict[] {
  return Object.keys(mine.uploads ?? {}).flatMap((path) => {
    const versions = { base: base.data[path], mine: mine.data[path], theirs: theirs.data[path] };
    const isRenamedByThem = !isSame(versions.base, versions.theirs);
    return isRenamedByThem && isSame(versions.base, versions.mine)
      ? [{ path, mine: versions.mine, theirs: versions.theirs }]
      : [];
  });
}

/** A file as text is taken whole; what waits beside it stays. */
function mergeFiles(base: Written, mine: Written, theirs: Written): MergedWritten {
  if (isSameFile(mine, base)) return { written: withUploadsOf(mine, theirs), conflicts: [] };
  if (isSameFile(theirs, base) || isSameFile(mine, theirs)) return { written: mine, conflicts: [] };
  return { written: mine, conflicts: [{ path: wholeFile, mine, theirs }] };
}

/** The version of somebody else, with the files of mine that wait and that no field names. */
function withUploadsOf({ uploads }: Written, theirs: Written): Written {
  const kept = Object.entries(uploads ?? {}).filter(([place]) => place.startsWith('.'));
  return kept.length === 0 ? theirs : { ...theirs, uploads: Object.fromEntries(kept) };
}

/** A choice of one version at each conflict, by its path. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs' | undefined>>;

/** The merged entry after a person has decided each conflict; mine where there is no choice. */
export function withChoices({ written, conflicts }: MergedWritten, choices: Choices): Written {
  let chosen = written;
  for (const { path, theirs } of conflicts) {
    if (choices[path] !== 'theirs') continue;
    if (path === bodyField) chosen = { ...chosen, body: String(theirs) };
    else if (path !== wholeFile) {
      // A picture of mine that waits for this field goes with my version.
      const uploads = withUpload(chosen.uploads, path, undefined);
      const data = changedAt(chosen.data, path, theirs) as Written['data'];
      chosen = { ...chosen, data, uploads };
    } else if (isWritten(theirs)) chosen = withUploadsOf(chosen, theirs);
    else chosen = { ...chosen, data: theirs as Written['data'] };
  }
  return chosen;
}

/** Whether the value of a conflict is a whole file, and not the fields of one. */
export function isWritten(value: unknown): value is Written {
  return isRecord(value) && isRecord(value['data']) && typeof value['body'] === 'string';
}

/** The labels of the fields at the top of a form in which two versions differ. */
export function changedLabels(
  form: Field,
  before: Written,
  now: Written,
  bodyLabel: string,
): string[] {
  const fields = {
    ...fieldsIn(optionFor(form, before.data), before.data),
    ...fieldsIn(optionFor(form, now.data), now.data),
  };
  const keys = new Set([
    ...Object.keys(fields),
    ...Object.keys(before.data),
    ...Object.keys(now.data),
  ]);
  const changed = [...keys].filter((key) => !isSame(before.data[key], now.data[key]));
  const labels = changed.map((key) => fields[key]?.label ?? key);
  return before.body === now.body ? labels : [...labels, bodyLabel];
}

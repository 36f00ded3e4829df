import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import type { EntryKey, Written } from '../../protocol.ts';
import type { GroupLike } from '../form/values.ts';

/** Whether two values are the same once written: a field that is undefined is not there. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** Whether two versions have the same fields and the same text. */
export function isSameWritten(a: Written, b: Written): boolean {
  return isSame(a.data, b.data) && a.body === b.body && a.source === b.source;
}

/** A field in which two versions differ, with both values in words. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which two versions differ; then the text below the fields, and a whole file. */
export function differences(form: GroupLike, mine: Written, theirs: Written): Difference[] {
  const fields = { ...fieldsIn(form, theirs.data), ...fieldsIn(form, mine.data) };
  const keys = new Set([...Object.keys(mine.data), ...Object.keys(theirs.data)]);
  const inFields = [...keys]
    .filter((key) => !isSame(mine.data[key], theirs.data[key]))
    .map((key) => ({
      label: fields[key]?.label ?? key,
      mine: valueLines(mine.data[key]),
      theirs: valueLines(theirs.data[key]),
    }));
  const texts = [
    { label: 'Text', mine: mine.body, theirs: theirs.body },
    { label: 'The file', mine: mine.source ?? '', theirs: theirs.source ?? '' },
  ];
  return [...inFields, ...texts.filter((text) => text.mine !== text.theirs)];
}

/**
 * Merges my draft into the file that somebody else wrote meanwhile: fields that I changed are mine,
 * the others theirs. `base` is the file as both of us had it.
 */
export function mergeVersions(base: Written, mine: Written, theirs: Written): Written {
  const keys = new Set([...Object.keys(theirs.data), ...Object.keys(mine.data)]);
  const fields = [...keys].map((key) => {
    const isMine = !isSame(mine.data[key], base.data[key]);
    return [key, isMine ? mine.data[key] : theirs.data[key]] as const;
  });
  return {
    data: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    body: mine.body === base.body ? theirs.body : mine.body,
  };
}

/** A value as text with one line for each part; "nothing" where there is none. */
function valueLines(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map(valueLines).join('\n');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${key}: ${valueLines(part)}`)
    .join('\n');
}

/** A draft that was not saved, with the version of the file that it was typed over. */
export interface StoredDraft extends Written {
  version: string | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'studio:draft:';

/**
 * Stores a draft in this browser, so that it outlives a reload and a closed tab. Returns false
 * where storage is refused or full.
 */
export function saveDraft(store: Store, { kind, id }: EntryKey, draft: StoredDraft): boolean {
  try {
    store.setItem(`${prefix}${kind}/${id}`, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The draft stored for an entry; undefined where there is nothing, or nothing that can be read. */
export function readDraft(store: Store, { kind, id }: EntryKey): StoredDraft | undefined {
  try {
    const draft = JSON.parse(store.getItem(`${prefix}${kind}/${id}`) ?? 'null');
    return draft && typeof draft.data === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the draft stored for an entry, if there is one. */
export function removeDraft(store: Store, { kind, id }: EntryKey): void {
  try {
    store.removeItem(`${prefix}${kind}/${id}`);
  } catch {
    // Where storage is refused, nothing was stored.
  }
}

/** The entries that have a stored draft. */
export function storedDrafts(store: Store): EntryKey[] {
  try {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split('/'))
      .map(([kind = '', id = '']) => ({ kind, id }));
  } catch {
    return [];
  }
}

import type { EntryKey } from '../../protocol.ts';
import type { Data } from '../form/values.ts';

/** What somebody typed in an entry. */
export interface Written {
  data: Data;
  body: string;
  /** The text of the whole file, where it cannot be read as fields. */
  source?: string;
}

/** What was typed and not saved, with the version of the file that it was typed over. */
export interface StoredDraft extends Written {
  version: string | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'studio:draft:';

/** Stores what was typed in this browser, so that it outlives a reload and a closed tab. False where storage refuses. */
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

import type { EntryKey, Written } from '../../protocol.ts';

/*
 * Drafts: the words typed and not saved, in the storage of this browser. Each tab that edits an
 * entry has one of its own, so that two tabs never overwrite each other's. A draft outlives its
 * tab, and is found again by any other.
 */

/** A draft of an entry, with what it was typed over. */
export interface StoredDraft extends Written {
  /** The version of the file that it began from; null where there was none. */
  version: string | null;
  /** The fields and the text of that file. */
  base: Written;
  /** A save of it that was not answered: the file may hold it. */
  sent?: Written | undefined;
  /** The entry as it is called in the draft. */
  title: string;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

/** The name of a draft: of its entry, and of the tab that began it. */
export interface DraftKey extends EntryKey {
  /** A random text without slashes. */
  tab: string;
}

const prefix = 'studio:draft:';

/** The name in the storage: `studio:draft:speakers/ana-reyes/1f0c…`. */
export function draftName({ kind, id, tab }: DraftKey): string {
  return `${prefix}${kind}/${id}/${tab}`;
}

/** The key of a draft, given its name in the storage; undefined for any other name. */
export function draftKeyOf(name: string): DraftKey | undefined {
  if (!name.startsWith(prefix)) return undefined;
  const [kind, id, tab] = name.slice(prefix.length).split('/');
  return kind && id && tab ? { kind, id, tab } : undefined;
}

/** Drafts that the browser refused to store, by name: they last as long as the page. */
const unstored = new Map<string, string>();

/**
 * Stores a draft. Returns false where the browser refuses, because its storage is off or full: the
 * draft then lasts only as long as the page.
 */
export function storeDraft(key: DraftKey, draft: StoredDraft): boolean {
  const name = draftName(key);
  const text = JSON.stringify(draft);
  try {
    localStorage.setItem(name, text);
    unstored.delete(name);
    return true;
  } catch {
    unstored.set(name, text);
    return false;
  }
}

/** The draft of a name; undefined where there is nothing, or nothing that can be read. */
export function readDraft(key: DraftKey): StoredDraft | undefined {
  const name = draftName(key);
  try {
    const text = unstored.get(name) ?? localStorage.getItem(name);
    const draft = JSON.parse(text ?? 'null');
    return draft?.data && draft.base?.data ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a draft, if there is one. */
export function removeDraft(key: DraftKey): void {
  const name = draftName(key);
  unstored.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Where storage is refused, nothing was stored.
  }
}

/** All drafts, the last one that was typed first. */
export function storedDrafts(): { key: DraftKey; draft: StoredDraft }[] {
  const names = new Set([...namesInStorage(), ...unstored.keys()]);
  const drafts = [...names].flatMap((name) => {
    const key = draftKeyOf(name);
    const draft = key && readDraft(key);
    return draft ? { key, draft } : [];
  });
  return drafts.toSorted((a, b) => b.draft.at - a.draft.at);
}

function namesInStorage(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Whether the browser would store a draft as long as this one, tried without leaving anything. */
export function canStore(draft: Written): boolean {
  const name = 'studio:room';
  // A draft is stored with what it was typed over, and grows.
  const text = JSON.stringify(draft).repeat(2);
  try {
    localStorage.setItem(name, text);
    localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

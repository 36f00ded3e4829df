import { useEffect, useState } from 'react';
import { titleFieldOf } from '#content/title-field.ts';
import { announce } from '#ui/announcer/announce.ts';
import type { EntryKey, Written } from '../../protocol.ts';
import { isSameFile, isSameWritten } from '../../same-value.ts';
import { hearTabs, holdDraft, isOpenElsewhere, letsGoAfter, tellTabs } from './open-drafts.ts';
import {
  type DraftKey,
  readDraft,
  removeDraft,
  type StoredDraft,
  storeDraft,
  storedDrafts,
} from './stored-drafts.ts';
import type { State } from './use-entry.ts';
import { withoutSaved } from './waiting-files.ts';
import { writtenOf } from './written-of.ts';

/** A file as it was saved: its fields and its text, and their version. */
interface SavedFile {
  base: Written;
  version: string;
}

/** The one draft of an entry that this tab writes. */
export type HeldDraft = ReturnType<typeof heldDraft>;

/**
 * The draft of an entry for this tab. `find` takes up the last one that was typed and that no other
 * tab is writing, else begins a new one.
 */
function heldDraft({ kind, id }: EntryKey) {
  let key: DraftKey = { kind, id, tab: crypto.randomUUID() };
  let letGo: (() => void) | undefined;
  let isLeft = false;

  async function hold(wanted: DraftKey): Promise<boolean> {
    letGo = await holdDraft(wanted);
    if (!letGo) return false;
    key = wanted;
    if (isLeft) letGo();
    return true;
  }
  return {
    get key() {
      return key;
    },
    async find(): Promise<StoredDraft | undefined> {
      letGo?.();
      isLeft = false;
      for (const { key: found } of storedDrafts()) {
        if (found.kind !== kind || found.id !== id) continue;
        if (await hold(found)) return readDraft(found);
      }
      await hold({ kind, id, tab: crypto.randomUUID() });
      return undefined;
    },
    /** Returns false where the browser refuses to store it. */
    store: (draft: StoredDraft) => storeDraft(key, draft),
    drop: () => removeDraft(key),
    /**
     * Takes what was just saved out of the stored draft, also where its page was left meanwhile.
     * `before` is the version that the words were typed over, `file` what is saved now.
     */
    takeOutSaved(saved: Written, before: string | null, file: SavedFile) {
      const stored = readDraft(key);
      if (stored?.version !== before) return;
      const uploads = withoutSaved(stored.uploads, saved.uploads);
      if (isSameFile(stored, saved) && !uploads) removeDraft(key);
      else storeDraft(key, { ...stored, ...file, uploads, sent: undefined });
    },
    letGo() {
      isLeft = true;
      letGo?.();
    },
  };
}

/** The draft that this tab writes, as long as the entry is open. */
export function useHeldDraft(entry: EntryKey): HeldDraft {
  const [draft] = useState(() => heldDraft(entry));
  useEffect(() => {
    const leave = () => {
      draft.letGo();
      tellTabs({ kind: draft.key.kind, id: draft.key.id, what: 'left' });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [draft]);
  return draft;
}

/** The sentences on a browser that refuses to store what is typed. */
export const notKeptWords = [
  'This browser does not keep what you type here.',
  'Its storage is switched off or full. Save before you close or reload this page: what is not saved then is lost.',
] as const;

/** Stores what is typed until it is saved, and tells where the browser refuses. */
export function useStoredDraft(
  state: State | undefined,
  draft: HeldDraft,
  patch: (part: Partial<State>) => void,
): void {
  const { written, entry, storedDraft, clash, isKept, unanswered: sent } = state ?? {};
  useEffect(() => {
    if (!written || !entry || storedDraft || clash) return;
    const base = writtenOf(entry);
    if (isSameWritten(written, base)) {
      draft.drop();
      return;
    }
    const title = String(written.data[titleFieldOf(entry.form) ?? ''] ?? '');
    const { version } = entry;
    const isStored = draft.store({ ...written, version, base, sent, title, at: Date.now() });
    if (isStored === isKept) return;
    patch({ isKept: isStored });
    if (!isStored) announce(notKeptWords.join(' '), 'assertive');
  }, [written, entry, storedDraft, clash, isKept, sent, draft, patch]);

  const isAtRisk = written && entry && !isKept && !isSameWritten(written, writtenOf(entry));
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}

/**
 * Whether another tab has the entry open. Calls `onChanged` when another tab has changed its file,
 * and when somebody comes back to this tab, since anything may have happened meanwhile.
 */
export function useOtherTabs(draft: HeldDraft, isLoaded: boolean, onChanged: () => void): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const { kind, id } = draft.key;
    const look = async () => setOpen(await isOpenElsewhere(draft.key));
    const endHearing = hearTabs((news) => {
      if (news.kind !== kind || news.id !== id) return;
      if (news.what === 'changed') onChanged();
      else setTimeout(look, letsGoAfter);
    });
    const comeBack = () => {
      if (document.hidden) return;
      look();
      onChanged();
    };
    addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    tellTabs({ kind, id, what: 'opened' });
    look();
    return () => {
      endHearing();
      removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [draft, isLoaded, onChanged]);
  return isOpen;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#check/problem.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { announce } from '#ui/announcer/announce.ts';
import type { EntryKey, LoadedEntry, Written } from '../../protocol.ts';
import { changedAt, type Data, type GroupLike, valueAt, withRequired } from '../form/values.ts';
import { Conflict, loadEntry, restoreEntry, saveEntry, wordsOfRefusal } from '../requests.ts';
import { useDraftCheck } from './use-draft-check.ts';
import {
  isSameWritten,
  merged,
  readDraft,
  removeDraft,
  type StoredDraft,
  saveDraft,
} from './versions.ts';

/** An entry as it is being edited. */
export interface State {
  entry: LoadedEntry;
  written: Written;
  /** Problems of the entry as it was last saved, by the whole check. */
  savedProblems: readonly Problem[];
  problems: readonly Problem[];
  /** What the rules of change did at the last save. */
  notes: readonly string[];
  /** What was typed earlier and not saved: the page asks whether to go on with it. */
  storedDraft?: StoredDraft | undefined;
  /** The file as somebody else wrote it since it was loaded. */
  theirs?: LoadedEntry | undefined;
  isSaving: boolean;
  wasSaved: boolean;
  /** Why the last request came to nothing. */
  refusal?: string | undefined;
}

/**
 * What a file holds, as it is written. A new entry begins with the fields that must be there, and
 * with `name`.
 */
export function writtenOf(entry: LoadedEntry, name?: string): Written {
  if (entry.source !== undefined) return { data: {}, body: '', source: entry.source };
  if (entry.version !== null) return { data: entry.data, body: entry.body };
  const data = withRequired(entry.form as GroupLike, entry.data);
  const titleField = titleFieldOf(entry.form);
  return { data: name && titleField ? { ...data, [titleField]: name } : data, body: entry.body };
}

/**
 * One entry while it is edited: loaded, checked while somebody types, stored in this browser until
 * it is saved, and never written over what somebody else wrote. `name` is what a new entry is
 * called at first.
 */
export function useEntry(key: EntryKey, name: string | undefined) {
  const { kind, id } = key;
  const [state, setState] = useState<State>();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef<State>(undefined);
  latest.current = state;

  const open = useCallback(
    (entry: LoadedEntry) => {
      const written = writtenOf(entry, name);
      const storedDraft = readDraft(localStorage, { kind, id });
      const isWorthAsking = storedDraft && !isSameWritten(storedDraft, written);
      setState({
        entry,
        written,
        savedProblems: entry.problems,
        problems: entry.problems,
        notes: [],
        isSaving: false,
        wasSaved: false,
        ...(isWorthAsking && { storedDraft }),
      });
    },
    [kind, id, name],
  );
  useEffect(() => {
    let isUnmounted = false;
    loadEntry({ kind, id }).then(
      (entry) => !isUnmounted && open(entry),
      (reason) => !isUnmounted && setRefusal(wordsOfRefusal(reason)),
    );
    return () => {
      isUnmounted = true;
    };
  }, [kind, id, open]);

  const patch = useCallback((part: Partial<State>) => {
    setState((before) => before && { ...before, ...part });
  }, []);
  const write = useCallback((change: (written: Written) => Written) => {
    setState((before) => before && { ...before, written: change(before.written), wasSaved: false });
  }, []);
  useDraftCheck(state, { kind, id }, patch);
  useStoredDraft(state, { kind, id });

  const save = useCallback(async () => {
    const now = latest.current;
    if (!now || now.isSaving || now.storedDraft || now.theirs) return undefined;
    const { written, entry } = now;
    patch({ isSaving: true, refusal: undefined });
    try {
      const result = await saveEntry({ kind, id, ...written, version: entry.version });
      const { version, data, notes, problems } = result;
      if (written.source !== undefined) {
        removeDraft(localStorage, { kind, id });
        open(await loadEntry({ kind, id }));
      } else {
        const saved = { ...entry, data, body: written.body, version };
        setState((before) => {
          if (!before) return before;
          // What was typed while the request was on its way stays, and is not saved yet.
          const isUntouched = before.written === written;
          const next = isUntouched ? { data, body: written.body } : before.written;
          return {
            ...before,
            entry: saved,
            written: next,
            notes,
            isSaving: false,
            savedProblems: problems,
            ...(isUntouched && { problems }),
          };
        });
      }
      patch({ wasSaved: true });
      announce(['Saved', ...notes].join('. '));
      return result;
    } catch (reason) {
      if (reason instanceof Conflict) patch({ isSaving: false, theirs: reason.entry });
      else {
        patch({ isSaving: false, refusal: wordsOfRefusal(reason) });
        announce(wordsOfRefusal(reason), 'assertive');
      }
      return undefined;
    }
  }, [kind, id, patch, open]);

  /**
   * Looks again which files lie beside the entry, and what they are like. The version stays the one
   * loaded.
   */
  const lookForFiles = useCallback(async () => {
    const { files, problems } = await loadEntry({ kind, id });
    setState(
      (before) =>
        before && { ...before, entry: { ...before.entry, files }, savedProblems: problems },
    );
  }, [kind, id]);

  return {
    state,
    refusal,
    isDirty: state !== undefined && !isSameWritten(state.written, writtenOf(state.entry)),
    change: useCallback(
      (path: string, value: unknown) =>
        write((written) => ({ ...written, data: changedAt(written.data, path, value) as Data })),
      [write],
    ),
    valueAt: useCallback((path: string) => valueAt(latest.current?.written.data, path), []),
    writeBody: (body: string) => write((written) => ({ ...written, body })),
    writeSource: (source: string) => write((written) => ({ ...written, source })),
    save,
    /** Goes on with what was typed earlier, or with the saved file; what is not chosen is gone. */
    choose(which: 'draft' | 'saved') {
      if (which === 'saved') removeDraft(localStorage, { kind, id });
      const storedDraft = state?.storedDraft;
      patch({ storedDraft: undefined });
      if (which === 'saved' || !storedDraft) return;
      const { version: _, ...draft } = storedDraft;
      write(() => draft);
    },
    /** Ends a conflict: with my changes over theirs, or with their file alone. */
    settle(which: 'mine' | 'theirs') {
      if (!state?.theirs) return;
      const theirs = writtenOf(state.theirs);
      const mine = merged(writtenOf(state.entry), state.written, theirs);
      patch({ entry: state.theirs, theirs: undefined });
      write(() => (which === 'mine' ? mine : theirs));
    },
    async restore() {
      try {
        removeDraft(localStorage, { kind, id });
        open(await restoreEntry({ kind, id }));
        announce('Put back as published');
      } catch (reason) {
        patch({ refusal: wordsOfRefusal(reason) });
      }
    },
    lookForFiles,
  };
}

export type Editor = ReturnType<typeof useEntry>;

/** Stores what is typed in this browser until it is saved. */
function useStoredDraft(state: State | undefined, { kind, id }: EntryKey) {
  const { written, entry, storedDraft } = state ?? {};
  useEffect(() => {
    if (!written || !entry || storedDraft) return;
    if (isSameWritten(written, writtenOf(entry))) removeDraft(localStorage, { kind, id });
    else saveDraft(localStorage, { kind, id }, { ...written, version: entry.version });
  }, [written, entry, storedDraft, kind, id]);
}

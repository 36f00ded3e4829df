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
  mergeVersions,
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
  /** A sentence for each change that the rules of change made at the last save. */
  notes: readonly string[];
  /** The words typed earlier and not saved: the page asks whether to go on with them. */
  storedDraft?: StoredDraft | undefined;
  /** The file as somebody else wrote it since it was loaded. */
  theirs?: LoadedEntry | undefined;
  isSaving: boolean;
  wasSaved: boolean;
  /** Why the last request was refused. */
  refusal?: string | undefined;
}

/**
 * The fields and the text with which editing an entry begins: those of its file, or for a new entry
 * all fields that must be there, with `name` as its title.
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

  /** Begins editing an entry as it was loaded. */
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
      (entry) => {
        if (!isUnmounted) open(entry);
      },
      (reason) => {
        if (!isUnmounted) setRefusal(wordsOfRefusal(reason));
      },
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
   * Loads the list of files beside the entry again, with the problems. Fields and version stay as
   * they were loaded.
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
    /** Goes on with the words typed earlier, or with the saved file; the other version is lost. */
    choose(which: 'draft' | 'saved') {
      if (which === 'saved') removeDraft(localStorage, { kind, id });
      const storedDraft = state?.storedDraft;
      patch({ storedDraft: undefined });
      if (which === 'saved' || !storedDraft) return;
      const { version: _, ...draft } = storedDraft;
      write(() => draft);
    },
    /** Ends a conflict with somebody: with my changes over their file, or with their file alone. */
    settle(which: 'mine' | 'theirs') {
      if (!state?.theirs) return;
      const theirs = writtenOf(state.theirs);
      const mine = mergeVersions(writtenOf(state.entry), state.written, theirs);
      patch({ entry: state.theirs, theirs: undefined });
      write(() => (which === 'mine' ? mine : theirs));
    },
    /** Puts the entry back as it was published. */
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

/** Stores the draft in this browser until it is saved. */
function useStoredDraft(state: State | undefined, { kind, id }: EntryKey) {
  const { written, entry, storedDraft } = state ?? {};
  useEffect(() => {
    if (!written || !entry || storedDraft) return;
    if (isSameWritten(written, writtenOf(entry))) removeDraft(localStorage, { kind, id });
    else saveDraft(localStorage, { kind, id }, { ...written, version: entry.version });
  }, [written, entry, storedDraft, kind, id]);
}

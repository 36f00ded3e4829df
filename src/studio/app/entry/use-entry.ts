import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#check/problem.ts';
import { announce } from '#ui/announcer/announce.ts';
import type { EntryKey, LoadedEntry, SaveResult, WaitingFile, Written } from '../../protocol.ts';
import { isSameWritten } from '../../same-value.ts';
import { giveUpFiles } from '../files/upload.ts';
import { changedAt, type Data, valueAt } from '../form/values.ts';
import { type Clash, type Meeting, meetFile, type Typed } from '../merge/meet-file.ts';
import { type Choices, withChoices } from '../merge/merge-written.ts';
import {
  Conflict,
  loadEntry,
  Refused,
  restoreEntry,
  saveEntry,
  wordsOfRefusal,
} from '../requests.ts';
import { tellTabs } from './open-drafts.ts';
import { canStore, type StoredDraft } from './stored-drafts.ts';
import { useDraftCheck } from './use-draft-check.ts';
import { useHeldDraft, useOtherTabs, useStoredDraft } from './use-held-draft.ts';
import { tokensOf, withoutSaved, withUpload } from './waiting-files.ts';
import { writtenOf } from './written-of.ts';

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
  /** The decision to be made where what was typed does not go together with the file as it is. */
  clash?: Clash | undefined;
  /** Labels of fields that changed in the file meanwhile, and were brought in. */
  broughtIn: readonly string[];
  /** The file changed, or went, since it was loaded, and what was typed is not merged with it. */
  elsewhere?: 'changed' | 'missing' | undefined;
  /** Whether the browser stores what is typed; if not, it lasts as long as the page. */
  isKept: boolean;
  /** Whether a save, or the loading of the saved file, is on its way. */
  isSaving: boolean;
  wasSaved: boolean;
  /** Why the last request was refused. */
  refusal?: string | undefined;
  /** Why the last check of the draft did not come; that of a save stays beside it. */
  checkRefusal?: string | undefined;
  /** A save that was sent and not answered: the file may hold it. */
  unanswered?: Written | undefined;
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
  const draft = useHeldDraft({ kind, id });

  /** Begins editing an entry as it was loaded, or asks about the draft that was found. */
  const open = useCallback(
    (entry: LoadedEntry, storedDraft?: StoredDraft) => {
      const written = writtenOf(entry, name);
      const isWorthAsking = storedDraft && !isSameWritten(storedDraft, writtenOf(entry));
      const meeting = isWorthAsking ? meetFile(typedIn(storedDraft), entry) : undefined;
      const isStuck = meeting?.is === 'missing' || meeting?.is === 'unreadable';
      setState({
        entry,
        written: isStuck ? meeting.typed.mine : written,
        savedProblems: entry.problems,
        problems: entry.problems,
        notes: [],
        broughtIn: [],
        isKept: canStore(written),
        isSaving: false,
        wasSaved: false,
        storedDraft: isWorthAsking && !isStuck ? storedDraft : undefined,
        clash: isStuck ? meeting : undefined,
      });
    },
    [name],
  );

  /** Loads the entry and looks for a draft of it, which no other tab is writing. */
  const begin = useCallback(async () => {
    const [entry, storedDraft] = await Promise.all([loadEntry({ kind, id }), draft.find()]);
    open(entry, storedDraft);
  }, [kind, id, draft, open]);
  useEffect(() => {
    begin().catch((reason) => setRefusal(wordsOfRefusal(reason)));
  }, [begin]);

  const patch = useCallback((part: Partial<State>) => {
    setState((before) => before && { ...before, ...part });
  }, []);
  const write = useCallback((change: (written: Written) => Written) => {
    setState((before) => before && { ...before, written: change(before.written), wasSaved: false });
  }, []);
  useDraftCheck(state, { kind, id }, patch);
  useStoredDraft(state, draft, patch);

  /**
   * Goes on with what was typed and the file as it is now, merged, or shows what has to be decided.
   */
  const goOnWith = useCallback(
    (meeting: Meeting) => {
      if (meeting.is !== 'together') {
        patch({ clash: meeting, elsewhere: undefined, isSaving: false });
        return;
      }
      const { file, written, labels } = meeting;
      patch({
        entry: file,
        written,
        savedProblems: file.problems,
        broughtIn: labels,
        elsewhere: undefined,
        clash: undefined,
      });
    },
    [patch],
  );

  const save = useCallback(async () => {
    const now = latest.current;
    if (!now || now.isSaving || now.storedDraft || now.clash) return undefined;
    if (now.entry.encodingWords !== undefined) return undefined;
    patch({ isSaving: true, refusal: undefined, unanswered: undefined, broughtIn: [] });
    try {
      const saved = await saveMerged({ kind, id }, now, () => latest.current ?? now, goOnWith);
      if (!saved) return undefined;
      const { result, entry, written } = saved;
      const { version, title, data, notes, problems, files } = result;
      // The server keeps them until here, so that a save whose answer was lost can be sent again.
      giveUpFiles(tokensOf(written.uploads));
      if (written.source !== undefined) {
        draft.drop();
        open(await loadEntry({ kind, id }));
      } else {
        const savedEntry = { ...entry, title, data, body: written.body, version, files };
        setState((before) => {
          if (!before) return before;
          // What was typed while the request was on its way stays, and is not saved yet.
          const isUntouched = before.written === written;
          const uploads = withoutSaved(before.written.uploads, written.uploads);
          const next = isUntouched ? { data, body: written.body } : { ...before.written, uploads };
          return {
            ...before,
            entry: savedEntry,
            written: next,
            notes,
            isSaving: false,
            savedProblems: problems,
            ...(isUntouched && { problems }),
          };
        });
      }
      patch({ wasSaved: true });
      tellTabs({ kind, id, what: 'changed' });
      const broughtIn = saved.broughtIn.length > 0 ? [broughtInWords(saved.broughtIn)] : [];
      announce(['Saved', ...broughtIn, ...notes].join('. '));
      return result;
    } catch (reason) {
      const unanswered = reason instanceof Refused ? undefined : now.written;
      patch({ isSaving: false, refusal: wordsOfRefusal(reason), unanswered });
      announce(wordsOfRefusal(reason), 'assertive');
      return undefined;
    }
  }, [kind, id, patch, open, draft, goOnWith]);

  /** Puts a file into a place of the draft; the one that waited there before is given up. */
  const setUpload = useCallback(
    (place: string, file: WaitingFile | null | undefined) => {
      const earlier = latest.current?.written.uploads?.[place];
      if (earlier && earlier.token !== file?.token) giveUpFiles([earlier.token]);
      write((written) => ({ ...written, uploads: withUpload(written.uploads, place, file) }));
    },
    [write],
  );

  /** Merges what was typed with the file as it is now; nothing is saved. */
  const takeOver = useCallback(async () => {
    const now = latest.current;
    if (!now) return;
    try {
      const file = await loadEntry({ kind, id });
      const typed = now.clash?.typed ?? typedSince(now);
      const meeting = meetFile(typed, file);
      patch({ refusal: undefined });
      goOnWith(meeting);
      if (meeting.is === 'together') announceBroughtIn(meeting.labels);
    } catch (reason) {
      patch({ refusal: wordsOfRefusal(reason) });
    }
  }, [kind, id, patch, goOnWith]);

  /** Looks whether the file is still what was loaded, and takes it over where nothing was typed. */
  const lookElsewhere = useCallback(async () => {
    const before = latest.current;
    if (!before || isBusy(before)) return;
    const file = await loadEntry({ kind, id }).catch(() => undefined);
    const now = latest.current;
    if (!file || !now || now.entry !== before.entry || isBusy(now)) return;
    if (file.version === now.entry.version) {
      if (now.elsewhere) patch({ elsewhere: undefined });
      return;
    }
    const meeting = meetFile(typedSince(now), file);
    if (meeting.is === 'together' && !isChanged(now)) {
      goOnWith(meeting);
      announceBroughtIn(meeting.labels);
    } else {
      const elsewhere = file.version === null ? 'missing' : 'changed';
      patch({ elsewhere });
      announce(elsewhereWords[elsewhere]);
    }
  }, [kind, id, patch, goOnWith]);
  const isOpenInOtherTab = useOtherTabs(draft, state !== undefined, lookElsewhere);

  return {
    state,
    refusal,
    isDirty: state !== undefined && isChanged(state),
    isOpenInOtherTab,
    change: useCallback(
      (path: string, value: unknown) =>
        write((written) => ({ ...written, data: changedAt(written.data, path, value) as Data })),
      [write],
    ),
    valueAt: useCallback((path: string) => valueAt(latest.current?.written.data, path), []),
    writeBody: (body: string) => write((written) => ({ ...written, body })),
    writeSource: (source: string) => write((written) => ({ ...written, source })),
    save,
    takeOver,
    /** Goes on with the words typed earlier, or with the saved file; then those words are lost. */
    choose(which: 'draft' | 'saved') {
      const { entry, storedDraft } = state ?? {};
      if (!entry || !storedDraft || state?.isSaving) return;
      if (which === 'draft') {
        patch({ storedDraft: undefined });
        goOnWith(meetFile(typedIn(storedDraft), entry));
        return;
      }
      giveUpFiles(tokensOf(storedDraft.uploads));
      draft.drop();
      // An older one may wait behind it. The question stands until the file has come, because what
      // somebody typed into the form meanwhile would be replaced by it.
      draft.letGo();
      patch({ isSaving: true });
      begin().catch((reason) =>
        patch({ storedDraft: undefined, isSaving: false, refusal: wordsOfRefusal(reason) }),
      );
    },
    /** Ends a clash: with a choice at each conflict, or as a file of its own where it is gone. */
    settle(choices: Choices) {
      const clash = state?.clash;
      if (!clash) return;
      const { file, typed } = clash;
      const written = clash.is === 'conflict' ? withChoices(clash.merged, choices) : typed.mine;
      patch({ entry: file, savedProblems: file.problems, clash: undefined });
      write(() => written);
    },
    /** Puts the entry back as it was published. */
    async restore() {
      try {
        const entry = await restoreEntry({ kind, id });
        giveUpFiles(tokensOf(latest.current?.written.uploads));
        draft.drop();
        open(entry);
        tellTabs({ kind, id, what: 'changed' });
        announce('Put back as published');
      } catch (reason) {
        patch({ refusal: wordsOfRefusal(reason) });
      }
    },
    /** Forgets what was typed, with the files that wait, after the entry was deleted. */
    forget() {
      giveUpFiles(tokensOf(latest.current?.written.uploads));
      draft.drop();
      tellTabs({ kind, id, what: 'changed' });
    },
    setUpload,
  };
}

export type Editor = ReturnType<typeof useEntry>;

/** Whether something was typed that is not saved. */
function isChanged({ written, entry }: State): boolean {
  return !isSameWritten(written, writtenOf(entry));
}

/** Whether a request or a decision is under way, which must be over before anything else. */
function isBusy({ isSaving, storedDraft, clash }: State): boolean {
  return isSaving || storedDraft !== undefined || clash !== undefined;
}

function typedSince({ written, entry }: State): Typed {
  return { mine: written, base: writtenOf(entry), version: entry.version };
}

function typedIn({ base, version, at, title, ...mine }: StoredDraft): Typed {
  return { mine, base, version };
}

/** A sentence on the fields that changed in the file meanwhile, by their labels. */
export function broughtInWords(labels: readonly string[]): string {
  return `Changed elsewhere, and brought in here: ${labels.join(', ')}`;
}

function announceBroughtIn(labels: readonly string[]): void {
  if (labels.length > 0) announce(broughtInWords(labels));
}

/** The sentences on a file that is no longer what was loaded. */
export const elsewhereWords = {
  changed: 'This entry was changed elsewhere while you were writing.',
  missing: 'The file of this entry was deleted or renamed elsewhere.',
} as const;

/**
 * Saves what was typed. Where the file changed meanwhile and both go together, it saves both, after
 * `onMeeting` has shown them; else returns undefined, and `onMeeting` shows what has to be decided.
 * Words typed until then (`latestState`) take part. A file that this tab saved itself, in a request
 * whose answer was lost, does not count as changed by somebody else.
 */
async function saveMerged(
  key: EntryKey,
  { entry, written, unanswered }: State,
  latestState: () => State,
  onMeeting: (meeting: Meeting) => void,
): Promise<Saved | undefined> {
  try {
    const result = await saveEntry({ ...key, ...written, version: entry.version });
    return { result, entry, written, broughtIn: [] };
  } catch (reason) {
    if (!(reason instanceof Conflict)) throw reason;
    const typed = typedSince(latestState());
    const theirs = writtenOf(reason.entry);
    const isMine = unanswered !== undefined && isSameWritten(theirs, unanswered);
    const meeting = meetFile(isMine ? { ...typed, base: theirs } : typed, reason.entry);
    onMeeting(meeting);
    if (meeting.is !== 'together') return undefined;
    const { file, written: both, labels } = meeting;
    const result = await saveEntry({ ...key, ...both, version: file.version });
    return { result, entry: file, written: both, broughtIn: labels };
  }
}

interface Saved {
  result: SaveResult;
  entry: LoadedEntry;
  written: Written;
  broughtIn: string[];
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#check/problem.ts';
import { announce } from '#ui/announcer/announce.ts';
import { oneAtATime } from '../../in-turn.ts';
import type {
  EntryKey,
  LoadedEntry,
  PlacedProblem,
  SaveResult,
  WaitingFile,
  Written,
} from '../../protocol.ts';
import { isSameWritten } from '../../same-value.ts';
import { isUploading, stopUploads, uploadsEnd } from '../files/running-uploads.ts';
import { giveUpFiles } from '../files/upload.ts';
import { changedAt, type Data, valueAt } from '../form/values.ts';
import { focusTitleIfLost } from '../merge/focus-title.ts';
import { type Clash, type Meeting, meetFile, type Typed } from '../merge/meet-file.ts';
import { type Choices, withChoices } from '../merge/merge-written.ts';
import { Conflict, loadEntry, restoreEntry, saveEntry, wordsOfRefusal } from '../requests.ts';
import { tellTabs } from './open-drafts.ts';
import { canStore, type StoredDraft } from './stored-drafts.ts';
import { useDraftCheck } from './use-draft-check.ts';
import { useFilesLeft } from './use-files-left.ts';
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
  /** The problems that the last save left in other entries which name this one. */
  problemsInOthers: readonly PlacedProblem[];
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
  /** A save that was sent and not answered yet: the file may hold it. */
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
  // The state as it is, not as it was drawn last: what was typed while a request was on its way is
  // in it before anything is made of the answer.
  const latest = useRef<State>(undefined);
  const [turn] = useState(oneAtATime);
  const draft = useHeldDraft({ kind, id });
  const put = useCallback((next: State) => {
    latest.current = next;
    setState(next);
  }, []);
  const patch = useCallback(
    (part: Partial<State>) => {
      if (latest.current) put({ ...latest.current, ...part });
    },
    [put],
  );
  const write = useCallback(
    (change: (written: Written) => Written) => {
      const now = latest.current;
      if (now) put({ ...now, written: change(now.written), wasSaved: false });
    },
    [put],
  );

  /** Begins editing an entry as it was loaded, or asks about the draft that was found. */
  const open = useCallback(
    (entry: LoadedEntry, storedDraft?: StoredDraft) => {
      const written = writtenOf(entry, name);
      const isWorthAsking = storedDraft && !isSameWritten(storedDraft, writtenOf(entry));
      const meeting = isWorthAsking ? meetFile(typedIn(storedDraft), entry) : undefined;
      const isStuck = meeting?.is === 'missing' || meeting?.is === 'unreadable';
      put({
        entry,
        written: isStuck ? meeting.typed.mine : written,
        savedProblems: entry.problems,
        problems: entry.problems,
        problemsInOthers: [],
        notes: [],
        broughtIn: [],
        isKept: canStore(written),
        isSaving: false,
        wasSaved: false,
        storedDraft: isWorthAsking && !isStuck ? storedDraft : undefined,
        clash: isStuck ? meeting : undefined,
      });
    },
    [name, put],
  );

  /** Loads the entry and looks for a draft of it, which no other tab is writing. */
  const begin = useCallback(async () => {
    const [entry, storedDraft] = await Promise.all([loadEntry({ kind, id }), draft.find()]);
    open(entry, storedDraft);
  }, [kind, id, draft, open]);
  const loadAgain = useCallback(() => {
    setRefusal(undefined);
    begin().catch((reason) => setRefusal(wordsOfRefusal(reason)));
  }, [begin]);
  useEffect(loadAgain, [loadAgain]);

  useDraftCheck(state, { kind, id }, patch);
  useStoredDraft(state, draft, patch);
  useFilesLeft(state);

  /**
   * Goes on with what was typed and the file as it is now, merged, or shows what has to be decided.
   */
  const goOnWith = useCallback(
    (meeting: Meeting) => {
      if (meeting.is !== 'together') {
        patch({ clash: meeting, elsewhere: undefined, unanswered: undefined });
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
        unanswered: undefined,
      });
    },
    [patch],
  );

  /**
   * Begins anew with a file that came by a request. What was typed since the form was `asked` goes
   * on over it: `base` is what the form began with in the words of that file.
   */
  const goOnFrom = useCallback(
    (file: LoadedEntry, asked: Written | undefined, base: Written | undefined) => {
      const typed = latest.current?.written;
      if (!asked || !base || !typed || typed === asked) {
        open(file);
        return;
      }
      const mine = { ...typed, uploads: withoutSaved(typed.uploads, asked.uploads) };
      const meeting = meetFile({ mine, base, version: file.version }, file);
      // What comes from the file was asked for, and is no news.
      goOnWith(meeting.is === 'together' ? { ...meeting, labels: [] } : meeting);
    },
    [open, goOnWith],
  );

  /** Saves what was typed until now, if nothing has to be decided before. */
  const sendSave = useCallback(async () => {
    const now = latest.current;
    if (!now || isDeciding(now)) return;
    patch({ isSaving: true, refusal: undefined, unanswered: now.written, broughtIn: [] });
    try {
      const saved = await saveMerged({ kind, id }, now, () => latest.current ?? now, goOnWith);
      if (!saved) return;
      const { result, entry, written } = saved;
      const { version, title, data, notes, problems, problemsInOthers, files } = result;
      if (written.source === undefined)
        draft.takeOutSaved(written, entry.version, { base: { data, body: written.body }, version });
      if (written.source !== undefined) {
        const file = await loadEntry({ kind, id });
        goOnFrom(file, written, writtenOf(file));
        focusTitleIfLost();
      } else if (latest.current) {
        const before = latest.current;
        // What was typed while the request was on its way stays, and is not saved yet.
        const isUntouched = before.written === written;
        const uploads = withoutSaved(before.written.uploads, written.uploads);
        put({
          ...before,
          entry: { ...entry, title, data, body: written.body, version, files },
          written: isUntouched ? { data, body: written.body } : { ...before.written, uploads },
          notes,
          problemsInOthers,
          savedProblems: problems,
          ...(isUntouched && { problems }),
        });
      }
      patch({ wasSaved: true, unanswered: undefined });
      tellTabs({ kind, id, what: 'changed' });
      const broughtIn = saved.broughtIn.length > 0 ? [broughtInWords(saved.broughtIn)] : [];
      const inOthers = problemsInOthers.length > 0 ? [inOthersWords(problemsInOthers)] : [];
      announce(['Saved', ...broughtIn, ...notes, ...inOthers].join('. '));
    } catch (reason) {
      patch({ refusal: wordsOfRefusal(reason) });
      announce(wordsOfRefusal(reason), 'assertive');
    }
  }, [kind, id, put, patch, draft, goOnWith, goOnFrom]);

  /**
   * Saves once the uploads that are on their way have come. A press while a save is on its way
   * saves what was typed since.
   */
  const save = useCallback(async () => {
    const pressed = latest.current;
    if (!pressed || isDeciding(pressed)) return;
    const isAgain = pressed.isSaving;
    patch({ isSaving: true });
    if (isUploading() && !isAgain) announce(waitsForUpload);
    await turn(async () => {
      await uploadsEnd();
      const now = latest.current;
      const isDone = isAgain && now && (now.refusal !== undefined || !isChanged(now));
      if (!isDone) await sendSave();
      patch({ isSaving: false });
    });
  }, [turn, patch, sendSave]);

  /** Puts a file into a place of the draft. */
  const setUpload = useCallback(
    (place: string, file: WaitingFile | null | undefined) =>
      write((written) => ({ ...written, uploads: withUpload(written.uploads, place, file) })),
    [write],
  );

  /** Merges what was typed with the file as it is now; nothing is saved. */
  const takeOver = useCallback(
    () =>
      turn(async () => {
        await uploadsEnd();
        try {
          const file = await loadEntry({ kind, id });
          const now = latest.current;
          if (!now) return;
          const meeting = meetFile(now.clash?.typed ?? typedSince(now), file);
          patch({ refusal: undefined });
          goOnWith(meeting);
          if (meeting.is === 'together') announceBroughtIn(meeting.labels);
        } catch (reason) {
          patch({ refusal: wordsOfRefusal(reason) });
        }
      }),
    [kind, id, turn, patch, goOnWith],
  );

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
    /** Loads the entry again where it could not be loaded. */
    loadAgain,
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
      // An older one may wait behind it, so the question stands until the file has come.
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
    /** Puts the entry back as it was published; what is typed until that has come stays. */
    async restore() {
      const asked = latest.current?.written;
      await turn(async () => {
        patch({ isSaving: true, refusal: undefined });
        try {
          goOnFrom(await restoreEntry({ kind, id }), asked, asked);
          tellTabs({ kind, id, what: 'changed' });
          announce('Put back as published');
        } catch (reason) {
          patch({ refusal: wordsOfRefusal(reason) });
          announce(wordsOfRefusal(reason), 'assertive');
        }
        patch({ isSaving: false });
      });
    },
    /** Forgets what was typed, with the files that wait, after the entry was deleted. */
    forget() {
      stopUploads();
      giveUpFiles(tokensOf(latest.current?.written.uploads));
      draft.drop();
      tellTabs({ kind, id, what: 'changed' });
    },
    setUpload,
  };
}

export type Editor = ReturnType<typeof useEntry>;

/** "1 to fix in other entries that name this one". */
export function inOthersWords({ length }: readonly PlacedProblem[]): string {
  return `${length} to fix in other entries that name this one`;
}

/** Whether something was typed that is not saved. */
function isChanged({ written, entry }: State): boolean {
  return !isSameWritten(written, writtenOf(entry));
}

/** Whether a request or a decision is under way, which must be over before anything else. */
function isBusy(state: State): boolean {
  return state.isSaving || isDeciding(state);
}

/** Whether a question stands in the place of the form, so that nothing can be saved. */
function isDeciding({ storedDraft, clash, entry }: State): boolean {
  return storedDraft !== undefined || clash !== undefined || entry.encodingWords !== undefined;
}

function typedSince({ written, entry, unanswered }: State): Typed {
  return { mine: written, base: writtenOf(entry), version: entry.version, sent: unanswered };
}

function typedIn({ base, version, sent, at, title, ...mine }: StoredDraft): Typed {
  return { mine, base, version, sent };
}

/** The sentence on a save that waits for uploads, which go with it. */
export const waitsForUpload = 'Saves once the upload is there …';

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
    const typed = { ...typedSince(latestState()), sent: unanswered };
    const meeting = meetFile(typed, reason.entry);
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

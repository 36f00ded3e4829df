import { useEffect, useRef } from 'react';
import type { Problem } from '#check/problem.ts';
import type { EntryKey, Written } from '../../protocol.ts';
import { isSame, isSameWritten } from '../../same-value.ts';
import { valueAt } from '../form/values.ts';
import { checkDraft, wordsOfRefusal } from '../requests.ts';
import type { State } from './use-entry.ts';
import { isReplaced } from './waiting-files.ts';
import { writtenOf } from './written-of.ts';

/** Milliseconds from the last keystroke to the request; its answer takes a few more. */
const checkAfter = 400;

/**
 * Keeps the problems of an entry up to date. While the entry is as saved, they are those of the
 * whole check. Once it is changed, they are those of a quick check of its text, which is requested
 * when typing stops, and those that only the whole check can find, in pictures and between files:
 * these stay until their field is changed. An answer to an earlier draft is dropped.
 */
export function useDraftCheck(
  state: State | undefined,
  { kind, id }: EntryKey,
  patch: (part: Partial<State>) => void,
): void {
  const { written, entry, savedProblems, storedDraft, clash } = state ?? {};
  /** The problems that the quick check finds in the entry as saved, requested once a version. */
  const quick = useRef<{ version: string; problems: Promise<Problem[]> }>(undefined);
  useEffect(() => {
    if (!written || !entry || !savedProblems || storedDraft || clash) return undefined;
    const saved = writtenOf(entry);
    if (entry.version !== null && isSameWritten(written, saved)) {
      patch({ problems: savedProblems });
      return undefined;
    }
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const { version } = entry;
      if (version !== null && quick.current?.version !== version)
        quick.current = { version, problems: checkDraft({ kind, id, ...saved }) };
      try {
        const [found, before] = await Promise.all([
          checkDraft({ kind, id, ...written }),
          version === null ? [] : quick.current?.problems,
        ]);
        const remaining =
          version === null ? [] : onlyInFullCheck(savedProblems, before ?? [], saved, written);
        if (!isOutdated) patch({ problems: [...found, ...remaining], checkRefusal: undefined });
      } catch (reason) {
        quick.current = undefined;
        if (!isOutdated) patch({ checkRefusal: wordsOfRefusal(reason) });
      }
    }, checkAfter);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [written, entry, savedProblems, storedDraft, clash, kind, id, patch]);
}

/**
 * The problems that only the whole check finds: those of `whole` that are not among `quick`, in
 * fields that are written as they were saved and in files that stay as they are.
 */
export function onlyInFullCheck(
  whole: readonly Problem[],
  quick: readonly Problem[],
  saved: Written,
  written: Written,
): Problem[] {
  return whole.filter((problem) => {
    const { field, message } = problem;
    if (isReplaced(written.uploads, problem)) return false;
    const isQuick = quick.some((one) => one.field === field && one.message === message);
    return !isQuick && isSame(valueAt(saved.data, field), valueAt(written.data, field));
  });
}

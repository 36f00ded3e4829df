import { useEffect, useRef } from 'react';
import type { Problem } from '#check/problem.ts';
import type { EntryKey, Written } from '../../protocol.ts';
import { valueAt } from '../form/values.ts';
import { checkDraft, wordsOfRefusal } from '../requests.ts';
import { type State, writtenOf } from './use-entry.ts';
import { isSame, isSameWritten } from './versions.ts';

/** How long after the last keystroke the check is asked; its answer takes some milliseconds. */
const checkAfter = 400;

/**
 * Keeps the problems of an entry up to date. As saved, they are those of the whole check. While it
 * is being changed, the quick check of its text is asked once nobody types any more, and what only
 * the whole check can find, in pictures and between files, stays until its field is changed. An
 * answer that a later one has overtaken is dropped.
 */
export function useDraftCheck(
  state: State | undefined,
  { kind, id }: EntryKey,
  patch: (part: Partial<State>) => void,
): void {
  const { written, entry, savedProblems, storedDraft } = state ?? {};
  /** What the quick check finds in the entry as saved, asked once for each version. */
  const quick = useRef<{ version: string; problems: Promise<Problem[]> }>(undefined);
  useEffect(() => {
    if (!written || !entry || !savedProblems || storedDraft) return undefined;
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
        const deep =
          version === null ? [] : onlyInFullCheck(savedProblems, before ?? [], saved, written);
        if (!isOutdated) patch({ problems: [...found, ...deep], refusal: undefined });
      } catch (reason) {
        quick.current = undefined;
        if (!isOutdated) patch({ refusal: wordsOfRefusal(reason) });
      }
    }, checkAfter);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [written, entry, savedProblems, storedDraft, kind, id, patch]);
}

/**
 * Of the problems of the whole check those that the quick one does not find, in fields that are as
 * they were.
 */
export function onlyInFullCheck(
  whole: readonly Problem[],
  quick: readonly Problem[],
  saved: Written,
  written: Written,
): Problem[] {
  return whole.filter(({ field, message }) => {
    const isQuick = quick.some((one) => one.field === field && one.message === message);
    return !isQuick && isSame(valueAt(saved.data, field), valueAt(written.data, field));
  });
}

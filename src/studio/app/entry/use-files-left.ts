import { useEffect, useRef } from 'react';
import { giveUpFiles } from '../files/upload.ts';
import type { State } from './use-entry.ts';
import { tokensLeft, tokensOf } from './waiting-files.ts';

/**
 * Gives up the files that waited with a draft once they are no longer in it: saved, taken back,
 * replaced, or not chosen where two versions met. While a save is on its way the server needs them,
 * also to be sent them again where its answer was lost.
 */
export function useFilesLeft(state: State | undefined): void {
  const held = useRef<ReadonlySet<string>>(new Set());
  const { written, clash, isSaving } = state ?? {};
  useEffect(() => {
    const inDraft = [...tokensOf(written?.uploads), ...tokensOf(clash?.typed.mine.uploads)];
    if (isSaving) {
      held.current = new Set([...held.current, ...inDraft]);
      return;
    }
    const now = new Set(inDraft);
    giveUpFiles(tokensLeft(held.current, now));
    held.current = now;
  }, [written, clash, isSaving]);
}

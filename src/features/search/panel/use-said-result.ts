import { useEffect, useRef } from 'react';
import type { Change } from '#site/address/use-address-state.ts';
import { announce } from '#ui/announcer/announce.ts';

const afterTyping = 500;

/**
 * Says how a search ended, once: half a second after the last key, or at once after a press. Nothing is
 * said before the visitor changes something (ACCESSIBILITY.md, section 3). `sentence` is undefined while
 * there is nothing to say.
 */
export function useSaidResult(sentence: string | undefined, key: string) {
  const change = useRef<{ kind: Change; at: number } | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells that another answer has the same words.
  useEffect(() => {
    if (sentence === undefined || !change.current) return undefined;
    const { kind, at } = change.current;
    const wait = kind === 'typing' ? Math.max(0, at + afterTyping - Date.now()) : 0;
    const timer = setTimeout(() => announce(sentence), wait);
    return () => clearTimeout(timer);
  }, [sentence, key]);

  return (kind: Change) => {
    change.current = { kind, at: Date.now() };
  };
}

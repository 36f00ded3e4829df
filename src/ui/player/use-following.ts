import { useEffect, useRef } from 'react';
import type { Find } from './find.ts';

/**
 * Keeps what is being said in view for those who read along: only while it plays, only if the turn
 * before was in view, and not where motion is unwanted. A find that the visitor goes to is always shown.
 */
export function useFollowing(current: number, isPlaying: boolean, lookedAt: Find | undefined) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(current);

  useEffect(() => {
    const turns = list.current?.querySelectorAll('li') ?? [];
    const last = turns[before.current];
    const now = turns[current];
    before.current = current;
    if (!isPlaying || !last || !now || last === now || wantsStillness()) return;
    if (isInView(last) && !isInView(now)) now.scrollIntoView({ block: 'center' });
  }, [current, isPlaying]);

  useEffect(() => {
    if (lookedAt)
      list.current?.querySelector('[data-looked-at="true"]')?.scrollIntoView({ block: 'center' });
  }, [lookedAt]);

  return list;
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

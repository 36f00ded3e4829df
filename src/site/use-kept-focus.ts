import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps focus in a part of the page from which Back, or the end of an event, takes what has it: then `moveFocus` runs.
 * Returns the ref of that part.
 */
export function useKeptFocus(
  moveFocus: (part: HTMLElement | null) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<Element>(undefined);
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : undefined;
    };
    const { current } = root;
    current?.addEventListener('focusin', hold);
    return () => current?.removeEventListener('focusin', hold);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === held.current;
    const isThere =
      !held.current || (held.current.isConnected && !held.current.closest('[hidden]'));
    if (isThere || !isLost) return;
    held.current = undefined;
    moveFocus(root.current);
  });
  return root;
}

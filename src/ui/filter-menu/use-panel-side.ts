import { type RefObject, useLayoutEffect, useState } from 'react';

/** From which edge of its place a panel opens: from the end where the window has no room for it from the start. */
export function usePanelSide(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): 'start' | 'end' {
  const [side, setSide] = useState<'start' | 'end'>('start');
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return undefined;
    const { right } = panel.current.getBoundingClientRect();
    if (right > document.documentElement.clientWidth) setSide('end');
    return () => setSide('start');
  }, [panel, isOpen]);
  return side;
}

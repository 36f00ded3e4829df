import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `moveFocus` when the focused element inside a part of the page is removed or hidden, as by
 * Back, because the browser would move the focus to the body (WCAG 2.2, 2.4.3). Returns the ref for
 * that part.
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

/** Focuses the first visible control of a form, when the control that had the focus is removed. */
export function focusFirstControl(form: HTMLElement | null, options?: FocusOptions): void {
  for (const control of form?.querySelectorAll<HTMLElement>('input, select, button') ?? []) {
    control.focus(options);
    if (document.activeElement === control) return;
  }
}

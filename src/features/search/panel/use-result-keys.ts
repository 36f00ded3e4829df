import type { KeyboardEvent, RefObject } from 'react';

/**
 * Down goes from the field into the list and on, Up back; Home and End go to its ends; a letter goes on in the
 * field (ACCESSIBILITY.md, section 4, Site search). For `onKeyDown` of what holds field and list.
 */
export function useResultKeys(field: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
    const place = links.indexOf(target);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[key];
    if (place < 0 && !(target === field.current && key === 'ArrowDown')) return;
    if (next !== undefined) {
      event.preventDefault();
      (next < 0 ? field.current : links[next])?.focus();
    } else if (key.length === 1 && key !== ' ') field.current?.focus();
  };
}

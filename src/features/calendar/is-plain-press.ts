import type { MouseEvent } from 'react';

/** Whether a press on a link asks for nothing but the link: no new tab, no window, no download. */
export function isPlainPress(press: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = press;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

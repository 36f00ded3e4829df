import type { KeyboardEvent } from 'react';

/** Enter in a field would send a long form too early; its button sends (ACCESSIBILITY.md, section 4). */
export function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

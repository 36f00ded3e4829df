import type { WheelEvent } from 'react';

/**
 * Handles `wheel` on a control whose value Firefox changes with the wheel while it has the focus,
 * such as a slider. Takes the focus from it, so that the wheel scrolls the page; Tab goes on from
 * there. Source:
 * https://designnotes.blog.gov.uk/2020/02/25/why-the-gov-uk-design-system-team-changed-the-input-type-for-numbers/
 */
export function leaveOnWheel({ currentTarget }: WheelEvent<HTMLElement>): void {
  currentTarget.blur();
}

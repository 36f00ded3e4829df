import type { WheelEvent } from 'react';

/**
 * The handler of `wheel` for a control whose value Firefox turns under the wheel while it has
 * focus, such as a slider. Takes focus from it, so that the wheel scrolls the page and changes no
 * answer; Tab goes on from there. Source:
 * https://designnotes.blog.gov.uk/2020/02/25/why-the-gov-uk-design-system-team-changed-the-input-type-for-numbers/
 */
export function leaveOnWheel({ currentTarget }: WheelEvent<HTMLElement>): void {
  currentTarget.blur();
}

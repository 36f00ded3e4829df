import { leavesWithin } from '#site/leaves-within.ts';
import { focusText } from '#ui/focus-text/focus-text.ts';

/**
 * Shows a notice below a `webcal:` link that was clicked and opened no program. The notice gets the
 * focus, so that a screen reader reads it and a phone scrolls to it, unless the visitor has moved
 * the focus meanwhile.
 */
export function enhance(section: HTMLElement): void {
  const notice = section.querySelector<HTMLElement>('[data-no-program]');
  section.addEventListener('click', async ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="webcal:"]');
    if (!link || !notice) return;
    notice.hidden = true;
    if (await leavesWithin(window)) return;
    link.parentElement?.append(notice);
    notice.hidden = false;
    const { activeElement, body } = document;
    if (activeElement === link || activeElement === body) focusText(notice);
  });
}

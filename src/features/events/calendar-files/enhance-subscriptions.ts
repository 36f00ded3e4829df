import { leavesWithin } from '#site/leaves-within.ts';
import { focusText } from '#ui/focus-text/focus-text.ts';

/**
 * After a click on a `webcal:` link that opens no program, shows the notice of the section below
 * the link and focuses it, so that a screen reader reads it and a phone scrolls to it. Focus stays
 * where the visitor has moved it meanwhile.
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

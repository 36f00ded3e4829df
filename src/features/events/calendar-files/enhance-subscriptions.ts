import { leavesWithin } from '#site/leaves-within.ts';

/**
 * After a click on a `webcal:` link that opens no program, shows the notice of the section below the link and focuses
 * it, so that a screen reader reads it and a phone scrolls to it. Focus stays where the visitor has moved it meanwhile.
 */
export function enhanceSubscriptions(page: Document): void {
  const notice = page.querySelector<HTMLElement>('[data-no-program]');
  notice?.parentElement?.addEventListener('click', async ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="webcal:"]');
    if (!link) return;
    notice.hidden = true;
    if (await leavesWithin(window)) return;
    link.parentElement?.append(notice);
    notice.hidden = false;
    const { activeElement } = page;
    if (activeElement === link || activeElement === page.body) notice.focus();
  });
}

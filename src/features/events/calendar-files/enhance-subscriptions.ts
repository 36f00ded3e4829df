import { leavesWithin } from '#site/page-signals.ts';

/**
 * Answers a press on a `webcal:` link that opens no program: the notice of the section comes below the link and takes
 * focus, so that a screen reader reads it and a phone scrolls to it, unless the visitor has gone on to something else.
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

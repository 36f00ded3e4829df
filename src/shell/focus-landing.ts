import { focusText } from '#ui/focus-text/focus-text.ts';

/**
 * Focuses the heading or the part of the page to which a link led, marked `data-landing`: when the page opens, when the
 * fragment changes, and when a link to the current fragment is followed again (WCAG 2.2, 2.4.3).
 */
export function focusLandings(page: Document): void {
  const land = () => {
    const target = page.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target?.matches('[data-landing]')) focusText(target, { preventScroll: true });
  };
  addEventListener('hashchange', land);
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.href === location.href) setTimeout(land);
  });
  land();
}

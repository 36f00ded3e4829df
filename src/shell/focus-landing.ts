import { focusText } from '#ui/focus-text/focus-text.ts';
import { placeAt } from '#ui/fragment/fragment.ts';

/**
 * Milliseconds from the opening of a page, or the change of its address, to the move of the focus.
 * A screen reader that is still taking in the new page now and then says nothing of such a move.
 */
const landingDelay = 600;

/**
 * Focuses the element that the fragment of the address names, if it is a heading or is marked
 * `data-landing`, as parts of a page are to which links lead (WCAG 2.2, 2.4.3,
 * https://www.w3.org/TR/WCAG22/#focus-order). `before` is the element that had the focus when the
 * address changed: a visitor who has moved on from it keeps the focus. Following the link itself
 * moves the focus to the body, on a busy computer after `before` was noted.
 */
export function focusLanding(page: Document, before: Element | null): void {
  setTimeout(() => {
    if (page.activeElement !== before && page.activeElement !== page.body) return;
    const target = placeAt(location.hash);
    if (target?.matches('h1, h2, h3, h4, [data-landing]'))
      focusText(target, { preventScroll: true });
  }, landingDelay);
}

import { focusText } from '#ui/focus-text/focus-text.ts';
import { placeAt } from '#ui/fragment/fragment.ts';

/**
 * Milliseconds after a page has opened or the address has changed. Of a focus that moves while a
 * screen reader takes in the new page it says now and then nothing.
 */
const landingDelay = 600;

/**
 * Focuses the element that the fragment of the address names, where it is a heading, or marked
 * `data-landing`: a part of the page to which links lead (WCAG 2.2, 2.4.3,
 * https://www.w3.org/TR/WCAG22/#focus-order). A visitor who has moved on from `before`, what had
 * the focus when the address changed, keeps it where it is.
 */
export function focusLanding(page: Document, before: Element | null): void {
  setTimeout(() => {
    if (page.activeElement !== before) return;
    const target = placeAt(location.hash);
    if (target?.matches('h1, h2, h3, h4, [data-landing]'))
      focusText(target, { preventScroll: true });
  }, landingDelay);
}

import { focusText } from '#ui/focus-text/focus-text.ts';

/**
 * Milliseconds after a page has opened or the address has changed. Of a focus that moves while a screen
 * reader takes in the new page it says now and then nothing.
 */
const landingDelay = 600;

/**
 * Focuses the element that the fragment of the address names, where it is a heading, or marked
 * `data-landing`: a part of the page to which links lead (WCAG 2.2, 2.4.3,
 * https://www.w3.org/TR/WCAG22/#focus-order). A visitor who has moved on from `before`, what had the
 * focus when the address changed, keeps it where it is.
 */
export function focusLanding(page: Document, before: Element | null): void {
  setTimeout(() => {
    if (page.activeElement !== before) return;
    const target = targetOf(page, location.hash);
    if (target?.matches('h1, h2, h3, h4, [data-landing]'))
      focusText(target, { preventScroll: true });
  }, landingDelay);
}

/** The element that a fragment names; null where none has the name, or it is no percent-encoding. */
function targetOf(page: Document, hash: string): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

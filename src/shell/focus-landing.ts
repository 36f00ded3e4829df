import { focusText } from '#ui/focus-text/focus-text.ts';

/**
 * Focuses the element that the fragment of the address names, where it is a heading, or marked
 * `data-landing`: a part of the page to which links lead (WCAG 2.2, 2.4.3,
 * https://www.w3.org/TR/WCAG22/#focus-order).
 */
export function focusLanding(page: Document): void {
  const target = page.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.matches('h1, h2, h3, h4, [data-landing]')) focusText(target, { preventScroll: true });
}

/**
 * Milliseconds after which a live region is emptied. A screen reader that is busy, or that still
 * reads the typed letters, reads the region only seconds later, so the words must still be there.
 */
const emptyAfter = 5000;

/**
 * Announces a sentence to screen readers once, in the live region of the open modal dialog if there
 * is one, else in the page's, because screen readers ignore what is outside a modal. Two child
 * elements alternate, so that the same sentence is announced again. They are emptied afterwards
 * (docs/requirements/accessibility.md, section 3). `lang` is the language of the
 * sentence where it is not the page’s. Does nothing without a live region.
 */
export function announce(
  sentence: string,
  urgency: 'polite' | 'assertive' = 'polite',
  lang?: string,
): void {
  const scope = document.querySelector('dialog[open]') ?? document;
  const region = scope.querySelector(`[data-announcer="${urgency}"]`);
  const [first, second] = region?.children ?? [];
  if (!first || !second) return;
  // Chromium ignores the same words a second time. With a no-break space at the end they differ.
  const words = region?.textContent === sentence ? `${sentence}\u00A0` : sentence;
  const turn = first.textContent === '' ? first : second;
  (turn === first ? second : first).textContent = '';
  if (lang) turn.setAttribute('lang', lang);
  else turn.removeAttribute('lang');
  turn.textContent = words;
  setTimeout(() => {
    if (turn.textContent === words) turn.textContent = '';
  }, emptyAfter);
}

/** Milliseconds after which a live region is emptied. */
const emptyAfter = 1000;

/**
 * Announces a sentence to screen readers once, in the live region of the open modal dialog if there is one, else in the
 * page's, because screen readers ignore what is outside a modal. Two child elements alternate, so that the same sentence
 * is announced again, and are emptied after a second, so that it is not announced again when a dialog closes
 * (ACCESSIBILITY.md, section 3). Does nothing without a live region.
 */
export function announce(sentence: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const scope = document.querySelector('dialog[open]') ?? document;
  const region = scope.querySelector(`[data-announcer="${urgency}"]`);
  const [first, second] = region?.children ?? [];
  if (!first || !second) return;
  const turn = first.textContent === '' ? first : second;
  (turn === first ? second : first).textContent = '';
  turn.textContent = sentence;
  setTimeout(() => {
    if (turn.textContent === sentence) turn.textContent = '';
  }, emptyAfter);
}

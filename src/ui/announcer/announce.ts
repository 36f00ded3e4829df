type Urgency = 'polite' | 'assertive';

const emptyAfter = 1000;

/**
 * Says a sentence to screen readers, once. The voice is the region of the open modal dialog, if there
 * is one, else the page's: what is outside an open modal is silent. Two inner elements take turns, so
 * that the same sentence is spoken again, and are emptied after a second, so that it is not spoken
 * when a dialog closes (ACCESSIBILITY.md, section 3).
 */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
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

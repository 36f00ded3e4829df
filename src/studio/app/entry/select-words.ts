import { extentIn, foldedText } from '../../folded-text.ts';

/** Selects words in the field that has focus, and scrolls them into its view. */
export function selectWords(words: string): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText) return;
  const extent = extentIn(field.value, foldedText(words).folded.trim());
  if (!extent) return;
  const { from, to } = extent;
  field.setSelectionRange(from, to);
  // Browsers do not scroll to a selection that a script makes.
  const lineOfWords = (field.scrollHeight * from) / Math.max(1, field.value.length);
  field.scrollTop = lineOfWords - field.clientHeight / 2;
}

/**
 * Focuses a heading or another text that no key reaches, so that it is read; a control just gets
 * focus. The text is focusable only while it has focus: Orca calls each focusable text “clickable”
 * on a page that listens to clicks.
 */
export function focusText(text: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!text) return;
  if (text.tabIndex < 0 && !text.hasAttribute('tabindex')) {
    text.tabIndex = -1;
    text.addEventListener('blur', () => text.removeAttribute('tabindex'), { once: true });
  }
  text.focus(options);
}

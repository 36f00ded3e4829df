/**
 * Shows the button that shares the page through an app of the device (Web Share API), where the
 * browser supports it.
 */
export function enhance(button: HTMLElement): void {
  if (typeof navigator.share !== 'function') return;
  button.dataset['ready'] = '';
  button.addEventListener('click', () => {
    const { title = '', url = '' } = button.dataset;
    // `share` rejects also where the visitor cancels.
    navigator.share({ title, url }).catch(() => {});
  });
}

/**
 * Lets the button of `ShareEvent` hand the page to an app of the device. It is shown only where the
 * browser can.
 */
export function sharePresses(page: Document): void {
  const send = page.querySelector<HTMLElement>('[data-share-send]');
  if (send && typeof navigator.share === 'function') {
    send.dataset['ready'] = '';
    send.addEventListener('click', () => {
      const { title = '', url = '' } = send.dataset;
      // The visitor may change their mind, which browsers call an error.
      navigator.share({ title, url }).catch(() => {});
    });
  }
}

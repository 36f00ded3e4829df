/** Lets every `PrintButton` of a page open the browser's print dialog. */
export function enhancePrints(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) page.defaultView?.print();
  });
}

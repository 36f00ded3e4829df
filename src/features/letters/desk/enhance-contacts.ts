import type { LetterToOpen } from './ContactDesk.tsx';

/**
 * Makes every `mailto:` link, every link with `data-letter` and every signup form open the form of
 * its letter. The desk is loaded at the first click. Ignores clicks with a modifier key and links
 * with `data-direct`; if the desk cannot be loaded, the default action follows.
 */
export function enhanceContacts(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link) open(event, letterOf(link), () => page.defaultView?.location.assign(link.href));
  });
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-letter]')) {
    // Without native validation, because the opened form says what is missing. In Firefox an empty
    // field that the browser requires is called invalid before anybody came to it, whatever
    // `aria-invalid` says.
    form.noValidate = true;
    for (const field of form.querySelectorAll<HTMLInputElement>('input:required')) {
      field.required = false;
      field.setAttribute('aria-required', 'true');
    }
    form.addEventListener('submit', (event) => {
      const email = String(new FormData(form).get('Email') ?? '');
      const known = { page: location.pathname, email };
      open(event, { id: form.dataset['letter'] ?? '', known }, () => form.submit());
    });
  }
}

function open(event: Event, letter: LetterToOpen, otherwise: () => void): void {
  event.preventDefault();
  import('./ContactDesk.tsx').then(({ openLetterForm }) => openLetterForm(letter)).catch(otherwise);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return undefined;
  const links = 'a[data-letter], a[href^="mailto:"]:not([data-direct])';
  return event.target.closest<HTMLAnchorElement>(links) ?? undefined;
}

/** A link without `data-letter`, such as an address in a text, opens a message to that address. */
function letterOf({ href, dataset }: HTMLAnchorElement): LetterToOpen {
  const { letter: id, answers } = dataset;
  const known = { page: location.pathname, ...(answers && JSON.parse(answers)) };
  return id ? { id, known } : { id: 'contact', known, mailto: href };
}

import type { LetterToOpen } from './ContactDesk.tsx';

/**
 * Makes every `mailto:` link, every link with `data-letter` and every signup form open the form of
 * its letter. The desk is loaded at the first click. Ignores clicks with a modifier key and links
 * with `data-direct`; if the desk cannot be loaded, the default action follows.
 */
export function enhanceContacts(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = letterLinkAt(event);
    if (link)
      openOrElse(event, letterToOpen(link), () => page.defaultView?.location.assign(link.href));
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
      openOrElse(event, { id: form.dataset['letter'] ?? '', known }, () => form.submit());
    });
  }
}

/** Opens a letter at the desk in place of the default action; `fallback` follows if that fails. */
function openOrElse(event: Event, letter: LetterToOpen, fallback: () => void): void {
  event.preventDefault();
  import('./ContactDesk.tsx').then(({ openLetterForm }) => openLetterForm(letter)).catch(fallback);
}

/** Returns the link to a letter that a plain click follows. */
function letterLinkAt(event: MouseEvent): HTMLAnchorElement | undefined {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || hasModifier || !(event.target instanceof Element)) return undefined;
  const letterLinks = 'a[data-letter], a[href^="mailto:"]:not([data-direct])';
  return event.target.closest<HTMLAnchorElement>(letterLinks) ?? undefined;
}

/**
 * Returns the letter that a link opens. A link without `data-letter`, such as an address in a text,
 * opens a message to that address.
 */
function letterToOpen({ href, dataset }: HTMLAnchorElement): LetterToOpen {
  const { letter: id, answers } = dataset;
  const known = { page: location.pathname, ...(answers && JSON.parse(answers)) };
  return id ? { id, known } : { id: 'contact', known, mailto: href };
}

import { parseMailto } from '#site/mail/mailto.ts';
import type { LetterWish } from './open-desk.tsx';

/**
 * Lets every `mailto:` link, link to a page that names a letter of it (`data-letter`) and signup form open the form of
 * its letter; the desk is loaded at the first press. A press with a modifier key, a link marked `data-direct`, and a
 * desk that does not load leave things as they are.
 */
export function enhanceContacts(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link) open(event, wishOf(link), () => page.defaultView?.location.assign(link.href));
  });
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-letter]')) {
    // An empty field may open the form too, which says what is missing.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      const email = String(new FormData(form).get('Email') ?? '');
      const known = { page: location.pathname, email };
      open(event, { id: form.dataset['letter'] ?? '', known }, () => form.submit());
    });
  }
}

function open(event: Event, wish: LetterWish, otherwise: () => void): void {
  event.preventDefault();
  import('./open-desk.tsx').then(({ openLetterForm }) => openLetterForm(wish)).catch(otherwise);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return undefined;
  const links = 'a[data-letter], a[href^="mailto:"]:not([data-direct])';
  return event.target.closest<HTMLAnchorElement>(links) ?? undefined;
}

/** A link that names no letter, such as an address in a text, is a message to that address. */
function wishOf({ href, dataset }: HTMLAnchorElement): LetterWish {
  const { letter: id, answers } = dataset;
  const known = { page: location.pathname, ...(answers && JSON.parse(answers)) };
  return id ? { id, known } : { id: 'contact', known, to: parseMailto(href)?.to };
}

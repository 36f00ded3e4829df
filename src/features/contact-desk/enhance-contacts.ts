import { parseMailto } from '#site/mail/parse-mailto.ts';
import type { DeskTask } from './desk-store.ts';

/**
 * Lets every `mailto:` link and signup form of the page open the contact desk, which is loaded at the
 * first press. The letter is read back from the link, so it is written once. A press with a modifier
 * key, a link marked `data-direct`, and a desk that does not load leave things as they are.
 */
export function enhanceContacts(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    const task = link && taskOf(link);
    if (link && task) open(event, task, () => page.defaultView?.location.assign(link.href));
  });
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-contact="signup"]')) {
    // An empty field may open the dialog too, which says what is missing.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      const email = String(new FormData(form).get('Email') ?? '');
      open(event, { kind: 'signup', email, page: location.pathname }, () => form.submit());
    });
  }
}

function open(event: Event, task: DeskTask, otherwise: () => void): void {
  event.preventDefault();
  import('./open-desk.tsx').then(({ openDesk }) => openDesk(task)).catch(otherwise);
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || modified || !(event.target instanceof Element)) return undefined;
  return (
    event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]:not([data-direct])') ?? undefined
  );
}

/** Forms that begin empty. */
const simpleForms = ['story', 'proposal', 'need', 'offer'] as const;

function taskOf({ href, dataset }: HTMLAnchorElement): DeskTask | undefined {
  if (dataset['contact'] === 'booking') {
    return { kind: 'booking', speaker: dataset['speaker'] ?? '' };
  }
  if (dataset['contact'] === 'signup') {
    return { kind: 'signup', email: '', page: location.pathname };
  }
  const kind = simpleForms.find((form) => form === dataset['contact']);
  if (kind) return { kind };
  const message = parseMailto(href);
  return message && { kind: 'letter', message };
}

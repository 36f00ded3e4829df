import { isStored } from '#site/is-stored.ts';

/**
 * Lets the header’s link and the keys `/` and Ctrl or Cmd+K open the search over the page. It is loaded at the
 * press, and when a pointer or focus comes near. On the page of the search they go to its field. A press
 * with a modifier key, and a search that does not load, leave the link as it is: it leads to that page.
 */
export function enhanceSearch(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-search]');
  if (!link) return;
  const root = page.documentElement;
  const load = () => import('./open-search.tsx');
  const warm = () => void load().catch(() => undefined);
  link.addEventListener('pointerenter', warm, { once: true });
  link.addEventListener('focus', warm, { once: true });

  const open = (event: Event) => {
    event.preventDefault();
    const field = page.querySelector<HTMLElement>('main [data-search-field]');
    if (field) field.focus();
    else
      load()
        .then(({ openSearch }) => openSearch())
        .catch(() => page.defaultView?.location.assign(link.href));
  };
  link.addEventListener('click', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) open(event);
  });

  // Switched off in the search (WCAG 2.1.4); `device/slash-key.ts` writes it.
  if (isStored('search-slash')) root.dataset['slash'] = 'off';
  page.addEventListener('keydown', (event) => {
    const isAsked = isChord(event) || (isSlash(event) && root.dataset['slash'] !== 'off');
    // A dialog is open where its mark is (ui/dialog/mark-open-dialog.ts).
    if (isAsked && !('dialog' in root.dataset)) open(event);
  });
}

/** Ctrl+K, or Cmd+K where Ctrl+K cuts a line. */
function isChord({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isMac = /Mac|iP/.test(navigator.platform);
  return key === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
}

/** The key alone, outside of fields. */
function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isField =
    target instanceof Element && target.closest('input,select,textarea,[contenteditable]');
  return key === '/' && !(ctrlKey || metaKey || altKey || isField);
}

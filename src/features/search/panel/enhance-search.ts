import { hasStored } from '#site/device-keys.ts';
import { isComposing } from '#ui/keys/composing.ts';

/**
 * Lets the header’s link and the keys `/` and Ctrl or Cmd+K open the search over the page. It is
 * loaded at the press, and when a pointer or focus comes near; until it is here, a dialog of the
 * header with nothing but a field takes what is typed. On the page of the search they go to its
 * field. A press with a modifier key, and a search that does not load, leave the link as it is: it
 * leads to that page.
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
    if (field) return field.focus();
    const early = page.querySelector<HTMLInputElement>('[data-search] + dialog input');
    const dialog = early?.closest('dialog');
    if (!early || !dialog || dialog.open) return;
    early.value = '';
    dialog.showModal();
    load()
      .then(({ openSearch }) => {
        // The visitor may have closed it, and no longer wants the search.
        if (!dialog.open) return;
        dialog.close();
        openSearch(early.value);
      })
      .catch(() => (early.value ? early.form?.submit() : location.assign(link.href)));
  };
  link.addEventListener('click', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) open(event);
  });

  // Switched off in the search (WCAG 2.1.4); `device.ts` writes it.
  if (hasStored('search-slash')) root.dataset['slash'] = 'off';
  page.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const opensSearch = isChord(event) || (isSlash(event) && root.dataset['slash'] !== 'off');
    // Not the mark of an open dialog: it goes a moment after the dialog, and the next key may be
    // quicker.
    if (opensSearch && !page.querySelector('dialog[open]')) open(event);
  });
}

/** Whether a key is Ctrl+K, or Cmd+K where Ctrl+K cuts a line. */
function isChord({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isMac = /Mac|iP/.test(navigator.platform);
  return key === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
}

/**
 * Whether a key is / alone, outside of fields. A dialog that has just closed leaves focus in its
 * hidden field for a moment, which does not count.
 */
function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isField =
    target instanceof Element &&
    target.closest('input,select,textarea,[contenteditable]') &&
    target.getClientRects().length > 0;
  return key === '/' && !(ctrlKey || metaKey || altKey || isField);
}

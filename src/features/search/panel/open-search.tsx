import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { placeAt } from '#ui/fragment/fragment.ts';
import { isComposing } from '#ui/keys/composing.ts';
import css from '../search.css?inline';
import { emptySearch } from '../search-state.ts';
import { searchWords } from '../search-words.ts';
import { warmUp } from './SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';

// The styles come with the dialog and not with every page; a sheet that a script makes is no inline
// style, so the security policy needs no word for it. Safari before 16.4 makes none: its search has
// the look of a page.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Opens the search over the page, with what was typed while it was on its way. Everything is done
 * before it returns, so that no keystroke falls between two fields.
 */
export function openSearch(typed: string): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  flushSync(() => root.render(<SearchDialog typed={typed} onClose={close} />));
}

/** The search over a page (docs/requirements/accessibility.md, section 4, Site search). */
function SearchDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const [search, setSearch] = useState({ ...emptySearch, q: typed });
  useEffect(warmUp, []);
  useEffect(() => {
    // Whoever has typed goes on at the end of it.
    if (typed) openField()?.focus();
    document.addEventListener('keydown', goToField);
    return () => document.removeEventListener('keydown', goToField);
  }, [typed]);

  /**
   * Closes the dialog if a result is on this very page, so that focus is back before the page
   * moves. Returns whether it is.
   */
  function choose(href: string): boolean {
    const target = new URL(href, location.href);
    if (target.pathname !== location.pathname) return false;
    onClose();
    location.assign(target);
    // A long way is not slid along: what lies between may take its height only when it comes into
    // view.
    requestAnimationFrame(() => {
      placeAt(target.hash)?.scrollIntoView({ behavior: 'instant' });
    });
    return true;
  }

  return (
    <Dialog title={searchWords.title} onClose={onClose}>
      <SearchPanel search={search} onChange={setSearch} onChoose={choose} isDialog />
    </Dialog>
  );
}

/**
 * Closes at Escape, also with words in the field, which the browser would only empty. Puts focus
 * into the field if a quick visitor types before it has come there.
 */
function goToField(event: KeyboardEvent): void {
  const field = openField();
  const dialog = field?.closest('dialog');
  if (!dialog || !field || isComposing(event)) return;
  if (event.key === 'Escape' && event.target === field) {
    event.preventDefault();
    // What the browser says for Escape elsewhere in the dialog.
    dialog.dispatchEvent(new Event('cancel'));
  } else if (
    !(event.target instanceof Element && event.target.closest('input, button, a')) &&
    event.key.length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey)
  ) {
    field.focus();
  }
}

/** The search field of the open dialog. */
function openField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('dialog[open] [data-search-field]');
}

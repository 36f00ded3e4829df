import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SearchPanel } from '../panel/SearchPanel.tsx';
import { emptySearch } from '../panel/search-state.ts';
import { warmUp } from '../panel/use-found.ts';
import { searchWords } from '../search-words.ts';

interface Props {
  onClose: () => void;
}

/** The search over a page (ACCESSIBILITY.md, section 4, Site search). */
export function SearchDialog({ onClose }: Props) {
  const [search, setSearch] = useState(emptySearch);
  useEffect(warmUp, []);
  useEffect(() => {
    document.addEventListener('keydown', goToField);
    return () => document.removeEventListener('keydown', goToField);
  }, []);

  /** A result on this very page: the dialog gives way and focus before the page moves. */
  function choose(href: string): boolean {
    const target = new URL(href, location.href);
    if (target.pathname !== location.pathname) return false;
    onClose();
    location.assign(target);
    // A long way is not slid along: what lies between may take its height only when it comes into view.
    requestAnimationFrame(() => {
      document.getElementById(target.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
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
 * Escape closes, also with words in the field, which the browser would only empty. Letters of a quick visitor
 * go into the field before focus has come to it.
 */
function goToField(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  const field = dialog?.querySelector<HTMLElement>('[data-search-field]');
  if (!dialog || !field) return;
  if (event.key === 'Escape' && event.target === field) {
    event.preventDefault();
    dialog.close();
  } else if (
    (event.target === dialog || event.target === document.body) &&
    event.key.length === 1 &&
    !(event.ctrlKey || event.metaKey || event.altKey)
  ) {
    field.focus();
  }
}

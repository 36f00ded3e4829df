import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CiteClaim } from './CiteClaim.tsx';
import { readCiteData } from './cite-data.ts';

/** Adds the citations to a claim when it is unfolded for the first time: a thousand claims would be heavy with them. */
export function CitationPanels() {
  const [opened, setOpened] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const open = (details: EventTarget | null) => {
      const row = details instanceof Element && details.closest('article');
      if (row) setOpened((before) => (before.includes(row) ? before : [...before, row]));
    };
    const onToggle = ({ target }: Event) => open(target);
    // A visitor may have been quicker than this script.
    document.querySelectorAll('article details[open]').forEach(open);
    // `toggle` does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, []);

  return opened.map((row) => {
    const unfolded = row.querySelector('details > div');
    return unfolded && createPortal(<CiteClaim {...readCiteData(row)} />, unfolded, row.id);
  });
}

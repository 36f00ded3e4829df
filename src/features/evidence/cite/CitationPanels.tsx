import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CiteClaim } from './CiteClaim.tsx';
import { readCiteData } from './cite-data.ts';

/** Adds the citations to a claim when it is unfolded for the first time: a thousand claims would be heavy with them. */
export function CitationPanels() {
  const [opened, setOpened] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const open = (details: EventTarget | null) => {
      const panel = details instanceof Element && details.querySelector<HTMLElement>('[data-cite]');
      if (panel) setOpened((before) => (before.includes(panel) ? before : [...before, panel]));
    };
    const onToggle = ({ target }: Event) => open(target);
    // A visitor may have been quicker than this script.
    document.querySelectorAll('details[open]').forEach(open);
    // `toggle` does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, []);

  return opened.map((panel) => {
    const article = panel.closest('article');
    return article && createPortal(<CiteClaim {...readCiteData(article)} />, panel, article.id);
  });
}

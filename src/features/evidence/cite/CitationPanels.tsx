import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CitationList } from './CitationList.tsx';
import { readCiteData } from './cite-data.ts';

/** Fills the citations of a claim when they are opened for the first time: a thousand claims would be heavy with them. */
export function CitationPanels() {
  const [opened, setOpened] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const open = (details: EventTarget | null) => {
      if (!(details instanceof HTMLDetailsElement) || !details.dataset['cite']) return;
      setOpened((before) => (before.includes(details) ? before : [...before, details]));
    };
    const onToggle = ({ target }: Event) => open(target);
    // A visitor may have been quicker than this script.
    document.querySelectorAll('details[data-cite][open]').forEach(open);
    // `toggle` does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, []);

  return opened.map((details) => {
    const panel = details.lastElementChild;
    const { document: cited, about, wording } = readCiteData(details);
    return (
      panel &&
      createPortal(
        <CitationList document={cited} about={about} wording={wording} />,
        panel,
        details.parentElement?.closest('[id]')?.id ?? null,
      )
    );
  });
}

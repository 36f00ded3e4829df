import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import type { CitationForm } from '../citations/citations.ts';
import styles from './citation-panels.module.css';
import { type CiteData, readCiteData } from './cite-data.ts';

/**
 * Adds the citations of a claim to its details when they are first opened. Built for every claim,
 * they would make the page heavy.
 */
export function CitationPanels() {
  const [opened, setOpened] = useState<readonly HTMLElement[]>([]);
  const [forms, setForms] = useState<readonly CitationForm[]>([]);
  const isOpened = opened.length > 0;

  useEffect(() => {
    if (!isOpened) return;
    import('../citations/citations.ts').then(
      ({ citationForms }) => setForms(citationForms),
      // Without them a claim has its source line all the same.
      () => undefined,
    );
  }, [isOpened]);

  useEffect(() => {
    const open = (details: EventTarget | null) => {
      const row = details instanceof Element && details.closest('article');
      if (row) setOpened((before) => (before.includes(row) ? before : [...before, row]));
    };
    const onToggle = ({ target }: Event) => open(target);
    // A visitor may have opened details before hydration.
    document.querySelectorAll('article details[open]').forEach(open);
    // `toggle` does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true });
    return () => document.removeEventListener('toggle', onToggle, { capture: true });
  }, []);

  return opened.map((row) => {
    if (forms.length === 0) return null;
    const unfolded = row.querySelector('details > div');
    return (
      unfolded && createPortal(<CiteClaim {...readCiteData(row)} forms={forms} />, unfolded, row.id)
    );
  });
}

/**
 * The citations of a claim's source, every form to read and to copy. The form in plain text begins
 * with the sentence of the claim.
 */
function CiteClaim({
  document,
  about,
  wording,
  forms,
}: CiteData & { forms: readonly CitationForm[] }) {
  return (
    <details className={styles.cite} data-print="none">
      <summary className={`target small ${styles.summary}`}>
        Cite<span className="visually-hidden">{` ${about}`}</span>
      </summary>
      <ul className={`stack gap-y-3 ${styles.list}`} role="list">
        {forms.map(({ id, name, write }) => {
          const citation = write(document);
          const text = id === 'text' ? `${wording} ${citation}` : citation;
          return (
            <li key={id} className={`stack gap-y-2 ${styles.form}`}>
              <div className={styles.head}>
                <p className={styles.name}>{name}</p>
                <CopyButton what={`${name} for ${about}`} text={text} />
              </div>
              <p className={styles.text} data-form={id}>
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

import { citationForms } from '#features/evidence/citations/citation-forms.ts';
import { CopyButton } from '#ui/copy-button/CopyButton.tsx';
import styles from './cite-claim.module.css';
import type { CiteData } from './cite-data.ts';

/** A claim's source in every form, each to be read and to be copied. The plain text brings the sentence along. */
export function CitationList({ document, about, wording }: CiteData) {
  return (
    <ul className={styles.list} role="list">
      {citationForms.map(({ id, name, write }) => {
        const citation = write(document);
        const text = id === 'text' ? `${wording} ${citation}` : citation;
        return (
          <li key={id} className={styles.form}>
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
  );
}

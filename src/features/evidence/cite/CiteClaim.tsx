import { CitationList } from './CitationList.tsx';
import styles from './cite-claim.module.css';
import type { CiteData } from './cite-data.ts';

/** A claim’s citations, folded. */
export function CiteClaim(data: CiteData) {
  return (
    <details className={styles.cite} data-print="none">
      <summary className={styles.summary}>
        Cite<span className="visually-hidden">{` ${data.about}`}</span>
      </summary>
      <CitationList {...data} />
    </details>
  );
}

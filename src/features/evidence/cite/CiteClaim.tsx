import type { EvidenceEntry } from '../evidence.ts';
import styles from './cite-claim.module.css';
import { citeAttributes, citeData } from './cite-data.ts';

interface Props {
  entry: EvidenceEntry;
}

/** The place of a claim's citations, which `CitationPanels` fills when it is opened. Without script it is not there. */
export function CiteClaim({ entry }: Props) {
  const data = citeData(entry);
  return (
    <details
      className={styles.cite}
      data-with-script=""
      data-print="none"
      {...citeAttributes(data)}
    >
      <summary className={styles.summary}>
        Cite<span className="visually-hidden"> {data.about}</span>
      </summary>
      <div />
    </details>
  );
}

import type { SourceLink } from '#features/evidence/claims/claim.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { numbersOf } from './references.ts';
import styles from './source-numbers.module.css';

/** A numbered list of documents in a page. */
export interface Cited {
  /** Every document of the list, once. */
  references: readonly SourceLink[];
  /** Prefix of the ids of its entries. */
  list: string;
}

interface NumbersProps extends Cited {
  of: readonly SourceLink[];
}

/** The numbers of documents in running text, each a link to its entry in the `SourceList`, which opens on click. */
export function SourceNumbers({ of, references, list }: NumbersProps) {
  return (
    <span className={styles.numbers}>
      {numbersOf(of, references).map((number) => (
        <a key={number} href={`#${list}-${number}`}>
          <span className="visually-hidden">Source </span>
          {`[${number}]`}
        </a>
      ))}
    </span>
  );
}

interface ListProps extends Cited {
  title: string;
}

/** The numbered documents, in details. */
export function SourceList({ references, list, title }: ListProps) {
  return (
    <Fold title={`${title} (${references.length})`}>
      <ol className={styles.list}>
        {references.map(({ name, href, secondary }, index) => (
          <li key={href + name} id={`${list}-${index + 1}`} tabIndex={-1}>
            <ExternalLink href={href}>{name}</ExternalLink>
            {secondary && ' Read in a report about the document.'}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

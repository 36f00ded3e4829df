import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { SourceLink } from './claim.ts';
import styles from './source-line.module.css';

interface Props {
  source: SourceLink;
}

/** The document under a figure, and whether we read it or a report about it. */
export function SourceLine({ source }: Props) {
  return (
    <p className={styles.source}>
      <ExternalLink href={source.href}>{`Source: ${source.name}`}</ExternalLink>
      {source.secondary && ' Read in a report about the document.'}
    </p>
  );
}

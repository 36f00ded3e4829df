import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { SourceView } from './claim.ts';
import styles from './source-line.module.css';

/** A link to the document that states a figure. A remark says where we read only a report on it. */
export function SourceLine({ source }: { source: SourceView }) {
  const { publisher, title, year, href, secondary } = source;
  return (
    <p className={`quiet small ${styles.source}`}>
      <ExternalLink href={href}>
        {`Source: ${publisher}, `}
        <cite>{title}</cite>
        {`, ${year ?? 'undated'}`}
      </ExternalLink>
      {secondary && ' Read in a report about the document.'}
    </p>
  );
}

import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { asReportedBy } from '../citations/citable.ts';
import { inArchive, type SourceView } from './claim.ts';
import styles from './source-line.module.css';

/** A link to the document that states a figure, with who reported it where we did not read it. */
export function SourceLine({ source }: { source: SourceView }) {
  const { byline, title, year, archive, href, reportedBy } = source;
  const place = [year ?? 'undated', inArchive(archive), reportedBy && asReportedBy(reportedBy)];
  return (
    <p className={`quiet small ${styles.source}`}>
      <ExternalLink href={href}>
        {`Source: ${byline}, `}
        <span>
          <cite>{title}</cite>,
        </span>
        {` ${place.filter(Boolean).join(', ')}`}
      </ExternalLink>
    </p>
  );
}

import { Fragment } from 'react';
import type { SourceView } from '../claims/claim.ts';

/** The parts of a reference in the order in which they are printed. */
export const referenceParts = [
  'authors',
  'journal',
  'volume',
  'issue',
  'pages',
  'publisher',
  'doi',
] as const;
export type ReferencePart = (typeof referenceParts)[number];

/** The word before a part. */
const names: Partial<Record<ReferencePart, string>> = {
  volume: 'volume ',
  issue: 'issue ',
  pages: 'pages ',
  doi: 'DOI ',
};

/**
 * Authors, journal and publisher of a document, as much as is known of them. A script reads each
 * part from its element (`cite-data.ts`).
 */
export function ReferenceParts({ source }: { source: SourceView }) {
  const words: Partial<Record<ReferencePart, string | undefined>> = {
    ...source,
    authors: source.authors?.join('; '),
  };
  const known = referenceParts.filter((part) => words[part] !== undefined);
  return (
    <span data-reference={source.type}>
      {known.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ', '}
          {names[part]}
          <span data-part={part}>{words[part]}</span>
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from 'react';
import { doiIn } from '../citations/citable.ts';
import type { SourceView } from '../claims/claim.ts';

/** The parts of a reference in the order in which they are printed. */
const referenceParts = [
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
 * Whether there is more to say of a document than its source line does, which names whose it is,
 * title and year.
 */
export function hasReference({ authors, journal, doi }: SourceView): boolean {
  return authors !== undefined || journal !== undefined || doi !== undefined;
}

/**
 * Authors, journal, volume and pages of a document, as much as is known of them and not in its
 * link: of a paper without the publisher of the journal, and a DOI only where the link is another
 * one. A script reads each part from its element (`cite-data.ts`).
 */
export function ReferenceParts({ source }: { source: SourceView }) {
  const { authors, journal, volume, issue, pages, publisher, doi, href } = source;
  const words: Record<ReferencePart, string | undefined> = {
    authors: authors?.join('; '),
    journal,
    volume,
    issue,
    pages,
    publisher: journal === undefined ? publisher : undefined,
    doi: doiIn(href) === doi ? undefined : doi,
  };
  const known = referenceParts.filter((part) => words[part] !== undefined);
  return known.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      {names[part]}
      <span data-part={part}>{words[part]}</span>
    </Fragment>
  ));
}

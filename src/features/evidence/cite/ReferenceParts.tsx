import { Fragment } from 'react';
import { doiIn } from '../citations/citable.ts';
import type { SourceView } from '../claims/claim.ts';
import { journalNumber } from './journal-number.ts';

/** The parts of a reference in the order in which they are printed. */
const referenceParts = ['authors', 'journal', 'number', 'publisher', 'doi'] as const;
export type ReferencePart = (typeof referenceParts)[number];

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
  const { authors, journal, publisher, doi, href } = source;
  const words: Record<ReferencePart, string | undefined> = {
    authors: authors?.join('; '),
    journal,
    number: journalNumber(source),
    publisher: journal === undefined ? publisher : undefined,
    doi: doiIn(href) === doi ? undefined : doi,
  };
  const known = referenceParts.filter((part) => words[part] !== undefined);
  return known.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      {part === 'doi' && 'DOI '}
      <span data-part={part}>{words[part]}</span>
    </Fragment>
  ));
}

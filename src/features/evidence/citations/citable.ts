import { monthName } from '#site/time/labels.ts';

/** The kinds of document that are cited in different ways. */
export const documentTypes = ['article', 'report', 'web-page', 'data-set'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Stands as the last of the authors where there are more. */
export const moreAuthors = 'et al.';

/** A document as citations name it. */
export interface Citable {
  /** Short name for lists of references: letters, digits and hyphens. */
  key: string;
  type: DocumentType;
  /**
   * The people who wrote it, `Young, Rachel`, in their order, `et al.` as the last one where there
   * are more; empty where the publisher speaks.
   */
  authors: readonly string[];
  /** The organization that published it. */
  publisher: string;
  title: string;
  /** The journal that an article is in. */
  journal?: string | undefined;
  volume?: string | undefined;
  issue?: string | undefined;
  /** `1847-1896`, or the number of an article, `e077784`. */
  pages?: string | undefined;
  /** `10.1038/s41586-024-07945-5`. */
  doi?: string | undefined;
  /**
   * As exact as the document shows: `2025`, `2025-08` or `2025-08-22`; null if the document shows
   * no date.
   */
  published: string | null;
  url: string;
  /** The day it was read, `YYYY-MM-DD`. */
  accessed: string;
  /** Who reported it, where the document itself was not read. */
  reportedBy?: string | undefined;
}

export interface Author {
  family: string;
  /** First names or initials: `Sarah E. O.`, `R. Eric`. */
  given: string;
  /** `Jr.`, `III`; absent for most. */
  suffix?: string;
}

/**
 * Returns the parts of a name, which is written `Young, Rachel` or `Young, Robert, Jr.`. A name
 * without a comma, such as that of a group, is a family name.
 */
export function authorFrom(name: string): Author {
  const [family = '', given = '', suffix] = name
    .normalize('NFC')
    .split(',')
    .map((part) => part.trim());
  return { family, given, ...(suffix && { suffix }) };
}

/** Returns the people of a document, and whether there are more than are named. */
export function authorsOf({ authors }: Pick<Citable, 'authors'>) {
  const people = authors.filter((name) => name !== moreAuthors).map(authorFrom);
  return { people, hasMore: people.length < authors.length };
}

/**
 * Returns the authors as running text names them: `Young`, `Young and Hsiang`, `Romanello et al.`;
 * an empty string where the publisher speaks.
 */
export function shortAuthors(authors: readonly string[]): string {
  const { people, hasMore } = authorsOf({ authors });
  const [first, second] = people.map(({ family }) => family);
  if (first === undefined) return '';
  if (hasMore || people.length > 2) return `${first} ${moreAuthors}`;
  return second === undefined ? first : `${first} and ${second}`;
}

/**
 * Returns the DOI in an address, `10.1038/x` for `https://doi.org/10.1038/x`; undefined for an
 * address of another site.
 */
export function doiIn(address: string | undefined): string | undefined {
  return /^https:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)$/.exec(address ?? '')?.[1];
}

/**
 * Returns the parts of a date, which is `2025`, `2025-08` or `2025-08-22`: the year, `August`, and
 * `22` without a leading zero. A part that the date does not have is undefined.
 */
export function datePartsOf(date: string) {
  const [year = '', month, day] = date.split('-');
  return { year, month: month && monthName(Number(month)), day: day?.replace(/^0/, '') };
}

/** Returns the words that say who reported a document: `as reported by CBS News`. */
export function asReportedBy(reporter: string): string {
  return `as reported by ${reporter}`;
}

/** What can be found, in the order in which the groups stand when they fit equally well. */
export const resultKinds = [
  'speaker',
  'story',
  'hazard',
  'claim',
  'resource',
  'event',
  'page',
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Something that can be found: where it is, what a result says of it, and what is searched. */
export interface SearchRecord {
  /** `speaker-amara-quill`: unlike every other record’s, and fit for a file name. */
  id: string;
  kind: ResultKind;
  href: string;
  title: string;
  /** The line under the title. */
  about: string;
  /** Words that people use for it and that stand nowhere on its page. */
  also: string;
  /** What its page says, a passage each. */
  text: readonly string[];
  /** An event: when it ends, as `YYYY-MM-DDTHH:MM`; empty where it was called off. */
  until?: string;
  /** A claim whose figure is under review, or has no published source. */
  isUnconfirmed?: boolean;
}

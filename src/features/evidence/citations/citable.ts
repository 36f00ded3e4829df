/** A document on the web as a citation names it. */
export interface Citable {
  /** Short name for lists of references: letters, digits and hyphens. */
  key: string;
  /** Organization or people, as the document prints them. */
  author: string;
  title: string;
  /** As exact as it is known: `2025`, `2025-08` or `2025-08-22`; null if the document shows no date. */
  published: string | null;
  /** Where it is. */
  url: string;
  /** The day it was read, `YYYY-MM-DD`. */
  accessed: string;
}

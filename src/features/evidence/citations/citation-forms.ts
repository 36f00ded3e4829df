import { apaCitation } from './apa-citation.ts';
import { bibtexCitation } from './bibtex-citation.ts';
import type { Citable } from './citable.ts';
import { plainCitation } from './plain-citation.ts';
import { vancouverCitation } from './vancouver-citation.ts';

/** A way to write a citation. */
export interface CitationForm {
  id: 'text' | 'apa' | 'vancouver' | 'bibtex';
  /** Its name on a button. */
  name: string;
  write: (document: Citable) => string;
}

/** The four forms the site offers, in the order of their buttons. */
export const citationForms: readonly CitationForm[] = [
  { id: 'text', name: 'Text', write: plainCitation },
  { id: 'apa', name: 'APA', write: apaCitation },
  { id: 'vancouver', name: 'Vancouver', write: vancouverCitation },
  { id: 'bibtex', name: 'BibTeX', write: bibtexCitation },
];

import type { CitableArticle } from './article.ts';
import { apaArticle, bibtexArticle, plainArticle, vancouverArticle } from './article-citations.ts';

/** The four forms of `citation-forms.ts`, for a paper in a journal. */
export const articleForms: readonly {
  id: 'text' | 'apa' | 'vancouver' | 'bibtex';
  name: string;
  write: (article: CitableArticle) => string;
}[] = [
  { id: 'text', name: 'Text', write: plainArticle },
  { id: 'apa', name: 'APA', write: apaArticle },
  { id: 'vancouver', name: 'Vancouver', write: vancouverArticle },
  { id: 'bibtex', name: 'BibTeX', write: bibtexArticle },
];

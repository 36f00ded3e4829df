import {
  bibtexEntry,
  type Citable,
  type CitationForm,
  closed,
  dateInWords,
  datePartsOf,
  shortDate,
  texWords,
} from './citations.ts';

/** A person who wrote a paper. */
interface Author {
  family: string;
  /** First names or initials: `Sarah E. O.`, `R. Eric`. */
  given: string;
}

/** A paper in a journal, by people, on the web. */
export interface CitableArticle extends Omit<Citable, 'author' | 'published'> {
  authors: readonly Author[];
  journal: string;
  /** As exact as the journal shows: `2025`, `2025-08` or `2025-08-22`. */
  published: string;
}

/** `Young, Rachel` → its parts. A name of one word is a family name. */
export function authorFrom(name: string): Author {
  const [family = name, given = ''] = name.split(', ');
  return { family, given };
}

/** First names → initials, the parts of a hyphenated name apart: `Jo-Ann M.` → `[[J, A], [M]]`. */
export function initialsOf(given: string): string[][] {
  return given
    .split(' ')
    .filter(Boolean)
    .map((name) => name.split('-').map((part) => part.charAt(0)));
}

/** The four forms of `citationForms` for a paper in a journal. */
export const articleForms: readonly CitationForm<CitableArticle>[] = [
  { id: 'text', name: 'Text', write: plainArticle },
  { id: 'apa', name: 'APA', write: apaArticle },
  { id: 'vancouver', name: 'Vancouver', write: vancouverArticle },
  { id: 'bibtex', name: 'BibTeX', write: bibtexArticle },
];

/** The most people each style names before it leaves some out. */
const maxAuthors = { apa: 20, vancouver: 6, words: 3 };

/** In everyday words: people, “title,” journal, date, address, the day it was read. */
export function plainArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ given, family }) => `${given} ${family}`.trim());
  const shown = names.length > maxAuthors.words ? [names[0], 'others'] : names;
  const people = shown.join(shown.length > 2 ? ', ' : ' and ').replace(/, ([^,]+)$/, ', and $1');
  return `${people}, “${closed(title, ',')}” ${journal}, ${dateInWords(published)}. ${url} (read ${dateInWords(accessed)})`;
}

/**
 * A paper in APA style (Publication Manual of the APA, 7th edition, sections 9.8 and 10.1): up to twenty
 * people; of more, the first nineteen and the last. The date is the year alone.
 */
export function apaArticle({ authors, title, journal, published, url }: CitableArticle): string {
  const names = authors.map(({ family, given }) =>
    [family, ...apaInitials(given)].filter(Boolean).join(', '),
  );
  const { year } = datePartsOf(published);
  return `${closed(apaList(names))} (${year}). ${closed(title)} ${closed(journal)} ${url}`;
}

/** A paper in Vancouver style (NLM, Citing Medicine, chapters 1 and 23), without its number in a list. */
export function vancouverArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ family, given }) =>
    [family, initialsOf(given).flat().join('')].filter(Boolean).join(' '),
  );
  const shown =
    names.length > maxAuthors.vancouver
      ? [...names.slice(0, maxAuthors.vancouver), 'et al']
      : names;
  const dates = `${shortDate(published)} [cited ${shortDate(accessed)}]`;
  return `${closed(shown.join(', '))} ${closed(title)} ${journal} [Internet]. ${dates}. Available from: ${url}`;
}

/** A BibTeX entry `@article`. */
export function bibtexArticle({ authors, title, journal, ...article }: CitableArticle): string {
  return bibtexEntry('article', article, {
    author: `{${authors.map(bibtexName).join(' and ')}}`,
    title: `{{${texWords(title)}}}`,
    journal: `{{${texWords(journal)}}}`,
  });
}

function bibtexName({ family, given }: Author): string {
  return [family, given].filter(Boolean).map(texWords).join(', ');
}

function apaInitials(given: string): string[] {
  const initials = initialsOf(given).map((letters) => letters.map((one) => `${one}.`).join('-'));
  return initials.length > 0 ? [initials.join(' ')] : [];
}

function apaList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length > maxAuthors.apa)
    return `${names.slice(0, maxAuthors.apa - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

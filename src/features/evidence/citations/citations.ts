import { longDate } from '#site/time/labels.ts';
import { bibtexCitation } from './bibtex.ts';
import { asReportedBy, authorsOf, type Citable, datePartsOf, moreAuthors } from './citable.ts';
import { cslCitation } from './csl.ts';
import { risCitation } from './ris.ts';

export interface CitationForm {
  id: 'text' | 'apa' | 'vancouver' | 'bibtex' | 'ris' | 'csl';
  name: string;
  write: (document: Citable) => string;
}

/** The forms the site offers, in the order of their buttons. */
export const citationForms: readonly CitationForm[] = [
  { id: 'text', name: 'Text', write: plainCitation },
  { id: 'apa', name: 'APA', write: apaCitation },
  { id: 'vancouver', name: 'Vancouver', write: vancouverCitation },
  { id: 'bibtex', name: 'BibTeX', write: bibtexCitation },
  { id: 'ris', name: 'RIS', write: risCitation },
  { id: 'csl', name: 'CSL-JSON', write: cslCitation },
];

const maxAuthors = { apa: 20, vancouver: 6, words: 3 };

/**
 * Returns a citation in everyday words, for letters and slides: who wrote it, “title,” journal,
 * date, who reported it, address, the day it was read.
 */
export function plainCitation(document: Citable): string {
  const { title, journal, published, url, accessed, reportedBy } = document;
  const place = [
    journal,
    published ? longDate(published) : 'undated',
    reportedBy && asReportedBy(reportedBy),
  ].filter(Boolean);
  return `${peopleInWords(document)}, “${closed(title, ',')}” ${place.join(', ')}. ${url} (read ${longDate(accessed)})`;
}

/** Returns `A`, `A and B`, `A, B, and C` or `A and others`; the publisher where it speaks. */
function peopleInWords(document: Citable): string {
  const { people, hasMore } = authorsOf(document);
  const names = people.map(({ given, family, suffix }) =>
    [given, family, suffix].filter(Boolean).join(' '),
  );
  const [first] = names;
  if (first === undefined) return document.publisher;
  const listed = hasMore || names.length > maxAuthors.words ? [first, 'others'] : names;
  return listed.join(listed.length > 2 ? ', ' : ' and ').replace(/, ([^,]+)$/, ', and $1');
}

/**
 * Returns a reference in APA style (Publication Manual, 7th edition, chapter 10), without the
 * italics of print. Of more than twenty authors it names the first nineteen and the last. The day
 * of access is given only where the document shows no date.
 */
export function apaCitation(document: Citable): string {
  const { type, title, publisher, published, url, doi, accessed } = document;
  const { people, hasMore } = authorsOf(document);
  const names = people.map(({ family, given, suffix }) =>
    [family, apaInitials(given), suffix].filter(Boolean).join(', '),
  );
  const author = names.length > 0 ? apaList(names, hasMore) : publisher;
  const date = published ? apaDate(type, published) : 'n.d.';
  const link = doi ? `https://doi.org/${doi}` : url;
  return joined([
    closed(author),
    `(${date}).`,
    closed(type === 'data-set' ? `${title} [Data set]` : title),
    apaPlace(document, names.length > 0),
    published || doi ? link : `Retrieved ${longDate(accessed)}, from ${link}`,
    inBrackets(document),
  ]);
}

/** Returns the date: a web page has its day, everything else the year alone. */
function apaDate(type: Citable['type'], published: string): string {
  const { year, month, day } = datePartsOf(published);
  const isWhole = month && type === 'web-page';
  return isWhole ? `${year}, ${[month, day].filter(Boolean).join(' ')}` : year;
}

/** Returns the journal with volume, issue and pages, or the publisher where people wrote. */
function apaPlace(document: Citable, isByPeople: boolean): string {
  const { journal, volume, issue, pages, publisher } = document;
  if (journal === undefined) return isByPeople ? closed(publisher) : '';
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  return closed([journal, number, pages?.replace('-', '–')].filter(Boolean).join(', '));
}

/**
 * Returns a reference in Vancouver style (NLM, Citing Medicine), without its number in a list. Of
 * more than six authors it names six. An article with a DOI needs neither address nor day of
 * access.
 */
export function vancouverCitation(document: Citable): string {
  const { type, title, publisher, journal, doi, published, url, accessed } = document;
  const { people, hasMore } = authorsOf(document);
  const names = people.map(({ family, given, suffix }) =>
    [family, initialsOf(given).flat().join(''), suffix?.replace('.', '')].filter(Boolean).join(' '),
  );
  const isCut = hasMore || names.length > maxAuthors.vancouver;
  const listed = [...names.slice(0, maxAuthors.vancouver), ...(isCut ? ['et al'] : [])];
  const author = closed(names.length > 0 ? listed.join(', ') : publisher);
  const isPaper = journal !== undefined;
  const isWhole = isPaper || type === 'report';
  const date = published && (isWhole ? yearFirstDate(published) : datePartsOf(published).year);
  const number = vancouverNumber(document);
  const dated = [date, `[cited ${yearFirstDate(accessed)}]`].filter(Boolean).join(' ');
  const identifier = doi && `doi:${doi}`;
  const ending = [`Available from: ${url}`, identifier, inBrackets(document)];
  const place = names.length > 0 ? `${publisher}; ` : '';
  if (!isPaper) {
    return joined([author, title, '[Internet].', `${place}${dated}.`, ...ending]);
  }
  if (identifier) {
    const when = `${date ?? ''}${number}.`;
    return joined([author, closed(title), closed(journal), when, identifier, inBrackets(document)]);
  }
  return joined([author, closed(title), journal, '[Internet].', `${dated}${number}.`, ...ending]);
}

/** Returns the parts that there are, with spaces between them. */
function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Returns `;404(10465):1847–96`, as much of it as is known. */
function vancouverNumber({ volume, issue, pages }: Citable): string {
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  const range = pages && `:${shortRange(pages)}`;
  return number || range ? `;${number}${range ?? ''}` : '';
}

/** Returns a range of pages without the digits that its two ends share: `1847–96`. */
function shortRange(pages: string): string {
  const [first = '', last] = pages.split('-');
  if (last === undefined) return first;
  const [, letters = '', digits = ''] = /^(\D*)(\d+)$/.exec(last) ?? [];
  const before = first.startsWith(letters) ? first.slice(letters.length) : '';
  if (before.length !== digits.length) return `${first}–${last}`;
  const shared = [...digits].findIndex((digit, place) => digit !== before[place]);
  return `${first}–${digits.slice(Math.max(shared, 0))}`;
}

/** Returns `(as reported by CBS News)`; an empty string where the document was read. */
function inBrackets({ reportedBy }: Citable): string {
  return reportedBy ? `(${asReportedBy(reportedBy)})` : '';
}

/** Adds a mark to words that do not end with one: `Title` becomes `Title.`, `Inc.` stays. */
function closed(words: string, mark = '.'): string {
  return /[.!?…]["”’]?$/.test(words) ? words : `${words}${mark}`;
}

/** Returns `2024 Oct 2` for `2024-10-02`. */
function yearFirstDate(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return [year, month?.slice(0, 3), day].filter(Boolean).join(' ');
}

/** Returns the initials of first names, `[['J', 'A'], ['M']]` for `Jo-Ann M.`. */
function initialsOf(given: string): string[][] {
  return given
    .split(' ')
    .filter(Boolean)
    .map((name) => name.split('-').map((part) => part.charAt(0)));
}

function apaInitials(given: string): string {
  return initialsOf(given)
    .map((letters) => letters.map((letter) => `${letter}.`).join('-'))
    .join(' ');
}

function apaList(names: readonly string[], hasMore: boolean): string {
  const last = names.at(-1) ?? '';
  if (hasMore) return `${names.join(', ')}, ${moreAuthors}`;
  if (names.length < 2) return last;
  if (names.length > maxAuthors.apa)
    return `${names.slice(0, maxAuthors.apa - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

import { longDate, monthName } from '#site/time/labels.ts';

export interface Citable {
  /** Short name for lists of references: letters, digits and hyphens. */
  key: string;
  /** Organization or people, as the document prints them. */
  author: string;
  title: string;
  /**
   * As exact as the document shows: `2025`, `2025-08` or `2025-08-22`; null if the document shows
   * no date.
   */
  published: string | null;
  url: string;
  /** The day it was read, `YYYY-MM-DD`. */
  accessed: string;
}

interface CitationForm<Document> {
  id: 'text' | 'apa' | 'vancouver' | 'bibtex';
  name: string;
  write: (document: Document) => string;
}

/** The four forms the site offers, in the order of their buttons. */
export const citationForms: readonly CitationForm<Citable>[] = [
  { id: 'text', name: 'Text', write: plainCitation },
  { id: 'apa', name: 'APA', write: apaCitation },
  { id: 'vancouver', name: 'Vancouver', write: vancouverCitation },
  { id: 'bibtex', name: 'BibTeX', write: bibtexCitation },
];

/**
 * Returns a citation in everyday words, for letters and slides: author, “title,” date, address, the
 * day it was read.
 */
export function plainCitation({ author, title, published, url, accessed }: Citable): string {
  const date = published ? longDate(published) : 'undated';
  return `${author}, “${closed(title, ',')}” ${date}. ${url} (read ${longDate(accessed)})`;
}

/**
 * Returns a reference to a web page in APA style (Publication Manual, 7th edition, section 10.16),
 * without the italics of print. The day of access is given only where the page shows no date.
 */
export function apaCitation({ author, title, published, url, accessed }: Citable): string {
  const place = published ? url : `Retrieved ${longDate(accessed)}, from ${url}`;
  return `${closed(author)} (${published ? yearFirst(published) : 'n.d.'}). ${closed(title)} ${place}`;
}

/** Returns `2025, August 22` for `2025-08-22`. */
function yearFirst(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return month ? `${year}, ${[month, day].filter(Boolean).join(' ')}` : year;
}

/**
 * Returns a reference to a web page in Vancouver style (NLM, Citing Medicine, chapter 25), without
 * its number in a list.
 */
export function vancouverCitation({ author, title, published, url, accessed }: Citable): string {
  const year = published ? `${datePartsOf(published).year} ` : '';
  return `${closed(author)} ${title} [Internet]. ${year}[cited ${yearFirstDate(accessed)}]. Available from: ${url}`;
}

/**
 * Returns a BibTeX entry of the type `@misc`, which every style knows. The double braces keep a
 * style from splitting the name of an organization and from changing capitals.
 */
export function bibtexCitation({ author, title, ...document }: Citable): string {
  return bibtexEntry('misc', document, {
    author: `{{${texWords(author)}}}`,
    title: `{{${texWords(title)}}}`,
  });
}

/**
 * Returns a BibTeX entry with `fields`, whose values are BibTeX already, then date, address and the
 * day of access.
 */
function bibtexEntry(
  type: 'misc' | 'article',
  { key, published, url, accessed }: Pick<Citable, 'key' | 'published' | 'url' | 'accessed'>,
  fields: Readonly<Record<string, string>>,
): string {
  const { year, month } = published ? datePartsOf(published) : {};
  const lines = Object.entries({
    ...fields,
    year: year && `{${year}}`,
    // The twelve names without quotes are the styles' own (BibTeXing, section 3.2).
    month: month?.slice(0, 3).toLowerCase(),
    url: `{${url.replace(/[{}\\]/g, encodeURIComponent)}}`,
    note: `{Accessed ${accessed}}`,
  }).flatMap(([name, value]) => (value ? `  ${name} = ${value},` : []));
  return `@${type}{${key},\n${lines.join('\n')}\n}`;
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes TeX's special characters in a text, and keeps `--` from becoming a dash. */
function texWords(words: string): string {
  return words
    .replace(/[\\~^&%$#_{}]/g, (sign) => commands[sign] ?? `\\${sign}`)
    .replace(/-(?=-)/g, '-{}');
}

/** Adds a mark to words that do not end with one: `Title` becomes `Title.`, `Inc.` stays. */
function closed(words: string, mark = '.'): string {
  return /[.!?…]["”’]?$/.test(words) ? words : `${words}${mark}`;
}

/**
 * Returns the parts of a date, which is `2025`, `2025-08` or `2025-08-22`: the year, `August`, and
 * `22` without a leading zero. A part that the date does not have is undefined.
 */
function datePartsOf(date: string) {
  const [year = '', month, day] = date.split('-');
  return { year, month: month && monthName(Number(month)), day: day?.replace(/^0/, '') };
}

/** Returns `2024 Oct 2` for `2024-10-02`. */
function yearFirstDate(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return [year, month?.slice(0, 3), day].filter(Boolean).join(' ');
}

interface Author {
  family: string;
  /** First names or initials: `Sarah E. O.`, `R. Eric`. */
  given: string;
  /** `Jr.`, `III`; absent for most. */
  suffix?: string;
}

export interface CitableArticle extends Omit<Citable, 'author' | 'published'> {
  authors: readonly Author[];
  journal: string;
  /** As exact as the journal shows: `2025`, `2025-08` or `2025-08-22`. */
  published: string;
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

/** Returns the initials of first names, `[['J', 'A'], ['M']]` for `Jo-Ann M.`. */
function initialsOf(given: string): string[][] {
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

const maxAuthors = { apa: 20, vancouver: 6, words: 3 };

function plainArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ given, family, suffix }) =>
    [given, family, suffix].filter(Boolean).join(' '),
  );
  const listed = names.length > maxAuthors.words ? [names[0], 'others'] : names;
  // `A and B`, or `A, B, and C`.
  const people = listed.join(listed.length > 2 ? ', ' : ' and ').replace(/, ([^,]+)$/, ', and $1');
  return `${people}, “${closed(title, ',')}” ${journal}, ${longDate(published)}. ${url} (read ${longDate(accessed)})`;
}

/**
 * Returns a reference to a paper in APA style (Publication Manual, 7th edition, sections 9.8 and
 * 10.1). It names up to twenty authors; of more, the first nineteen and the last. The date is the
 * year alone.
 */
function apaArticle({ authors, title, journal, published, url }: CitableArticle): string {
  const names = authors.map(({ family, given, suffix }) =>
    [family, apaInitials(given), suffix].filter(Boolean).join(', '),
  );
  const { year } = datePartsOf(published);
  return `${closed(apaList(names))} (${year}). ${closed(title)} ${closed(journal)} ${url}`;
}

/**
 * Returns a reference to a paper in Vancouver style (NLM, Citing Medicine, chapters 1 and 23),
 * without its number in a list.
 */
function vancouverArticle(article: CitableArticle): string {
  const { authors, title, journal, published, url, accessed } = article;
  const names = authors.map(({ family, given, suffix }) =>
    [family, initialsOf(given).flat().join(''), suffix?.replace('.', '')].filter(Boolean).join(' '),
  );
  const listed =
    names.length > maxAuthors.vancouver
      ? [...names.slice(0, maxAuthors.vancouver), 'et al']
      : names;
  const dates = `${yearFirstDate(published)} [cited ${yearFirstDate(accessed)}]`;
  return `${closed(listed.join(', '))} ${closed(title)} ${journal} [Internet]. ${dates}. Available from: ${url}`;
}

function bibtexArticle({ authors, title, journal, ...article }: CitableArticle): string {
  return bibtexEntry('article', article, {
    author: `{${authors.map(bibtexName).join(' and ')}}`,
    title: `{{${texWords(title)}}}`,
    journal: `{{${texWords(journal)}}}`,
  });
}

/**
 * Returns a name as `Young, Jr., Robert` (BibTeXing, section 4). A name of one part is in braces,
 * so that its words stay together.
 */
function bibtexName({ family, given, suffix }: Author): string {
  if (given === '' && family.includes(' ')) return `{${texWords(family)}}`;
  return [family, suffix ?? '', given].filter(Boolean).map(texWords).join(', ');
}

function apaInitials(given: string): string {
  return initialsOf(given)
    .map((letters) => letters.map((letter) => `${letter}.`).join('-'))
    .join(' ');
}

function apaList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  if (names.length > maxAuthors.apa)
    return `${names.slice(0, maxAuthors.apa - 1).join(', ')}, … ${last}`;
  return `${names.slice(0, -1).join(', ')}, & ${last}`;
}

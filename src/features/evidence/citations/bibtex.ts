import {
  type Author,
  asReportedBy,
  authorsOf,
  type Citable,
  type DocumentType,
  datePartsOf,
} from './citable.ts';

/** The type of an entry; every style knows `misc`, for what is neither paper nor report. */
const entryTypes: Readonly<Record<DocumentType, string>> = {
  article: 'article',
  report: 'report',
  'web-page': 'misc',
  'data-set': 'misc',
};

/**
 * Returns a BibTeX entry (BibTeXing; `report` is of BibLaTeX). Double braces keep a style from
 * splitting the name of an organization and from changing capitals.
 */
export function bibtexCitation(document: Citable): string {
  const { type, key, title, publisher, journal, volume, issue, pages, doi } = document;
  const { published, url, accessed, reportedBy } = document;
  const { year, month } = published ? datePartsOf(published) : {};
  const isReport = type === 'report';
  const reported = reportedBy && `${texWords(capitalized(asReportedBy(reportedBy)))}. `;
  const fields = {
    author: `{${bibtexAuthors(document)}}`,
    title: whole(title),
    journal: journal && whole(journal),
    volume: inBraces(volume),
    number: inBraces(issue),
    pages: inBraces(pages?.replace('-', '--')),
    institution: isReport && whole(publisher),
    publisher: !isReport && publisher !== journal && whole(publisher),
    doi: doi && `{${verbatim(doi)}}`,
    year: year && `{${year}}`,
    // The twelve names without quotes are the styles' own (BibTeXing, section 3.2).
    month: month?.slice(0, 3).toLowerCase(),
    url: `{${verbatim(url)}}`,
    note: `{${reported ?? ''}Accessed ${accessed}}`,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? `  ${name} = ${value},` : [],
  );
  return `@${entryTypes[type]}{${key},\n${lines.join('\n')}\n}`;
}

function bibtexAuthors(document: Citable): string {
  const { people, hasMore } = authorsOf(document);
  if (people.length === 0) return `{${texWords(document.publisher)}}`;
  const names = people.map(bibtexName);
  return [...names, ...(hasMore ? ['others'] : [])].join(' and ');
}

/**
 * Returns a name as `Young, Jr., Robert` (BibTeXing, section 4). A name of one part is in braces,
 * so that its words stay together.
 */
function bibtexName({ family, given, suffix }: Author): string {
  if (given === '' && family.includes(' ')) return `{${texWords(family)}}`;
  return [family, suffix ?? '', given].filter(Boolean).map(texWords).join(', ');
}

function whole(words: string): string {
  return `{{${texWords(words)}}}`;
}

function inBraces(words: string | undefined): string | undefined {
  return words && `{${words.includes('--') ? words : texWords(words)}}`;
}

/** Returns an address or a DOI, which TeX takes as it is, without what would end its field. */
function verbatim(address: string): string {
  return address.replace(/[{}\\]/g, encodeURIComponent);
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
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

import { isHttps } from '#content/address.ts';
import { isCalendarDate } from '#content/fields.ts';
import { fold } from '#site/search/fold.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';
import { slug } from '#site/words.ts';
import { plainWords } from './plain-words.ts';
import { type Refused, type SourceEntry, type SourceReading, unreadable } from './reading.ts';
import { columnsOf, listIn, type Table } from './table.ts';

/** A document as a table, a BibTeX file or a RIS file tells it; texts as they are there. */
export interface DocumentFacts {
  where: string;
  title: string;
  /** "Family, Given", in their order. */
  authors: readonly string[];
  publisher?: string | undefined;
  journal?: string | undefined;
  volume?: string | undefined;
  issue?: string | undefined;
  pages?: string | undefined;
  doi?: string | undefined;
  url?: string | undefined;
  /** `2025`, `2025-08` or `2025-08-22`, or nothing. */
  published?: string | undefined;
  type?: string | undefined;
  topics?: readonly string[];
  description?: string | undefined;
}

const heads = {
  title: ['title', 'document', 'name of document'],
  authors: ['authors', 'author', 'by', 'creator'],
  publisher: ['publisher', 'organization', 'organisation', 'institution', 'source'],
  journal: ['journal', 'publication', 'publication title'],
  volume: ['volume'],
  issue: ['issue', 'number'],
  pages: ['pages', 'page'],
  doi: ['doi'],
  url: ['url', 'link', 'address', 'web address', 'website'],
  published: ['published', 'date', 'year', 'publication year', 'date published'],
  type: ['type', 'kind', 'item type'],
  topics: ['topics', 'topic', 'tags', 'keywords', 'manual tags'],
  description: ['description', 'summary', 'abstract', 'abstract note'],
} as const satisfies Record<string, readonly string[]>;

/** Whether a table is one of documents: it has titles, and where they are or who wrote them. */
export function isOfDocuments({ heads: written }: Pick<Table, 'heads'>): boolean {
  const { headOf } = columnsOf(written, heads);
  const isDocument = (['doi', 'url', 'authors', 'journal', 'publisher'] as const).some((one) =>
    headOf.has(one),
  );
  return headOf.has('title') && isDocument;
}

/** Returns the documents in a table: a row each. */
export function readDocumentTable(table: Table, day: string): SourceReading {
  const { headOf, unused } = columnsOf(table.heads, heads);
  if (!headOf.has('title'))
    return unreadable(
      'No column is headed “Title”. Write heads into the first line: Title, Authors, Publisher, Published, URL.',
    );
  const documents = table.rows.map(({ line, cells }): DocumentFacts => {
    const cell = (column: keyof typeof heads) => cells.get(headOf.get(column) ?? '') ?? '';
    return {
      where: `line ${line}`,
      title: cell('title'),
      authors: authorsIn(cell('authors')),
      publisher: cell('publisher'),
      journal: cell('journal'),
      volume: cell('volume'),
      issue: cell('issue'),
      pages: cell('pages'),
      doi: cell('doi'),
      url: cell('url'),
      published: cell('published'),
      type: cell('type'),
      topics: listIn(cell('topics')),
      description: cell('description'),
    };
  });
  const reading = readDocuments(documents, day);
  const notes = unused.length > 0 ? [`Columns that were not used: ${unused.join(', ')}.`] : [];
  return { ...reading, refused: [...table.refused, ...reading.refused], notes };
}

/** Several authors in a cell: between semicolons, or between “and” where there are none. */
function authorsIn(cell: string): string[] {
  const parts = cell.includes(';') ? cell.split(';') : cell.split(/\s+and\s+|\n/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns documents as entries of the library; one without a title, or there twice, is refused. */
export function readDocuments(documents: readonly DocumentFacts[], day: string): SourceReading {
  const entries: SourceEntry[] = [];
  const refused: Refused[] = [];
  const whereOf = new Map<string, string>();
  for (const document of documents) {
    const entry = resourceOf(document, day);
    const { where, title } = entry;
    const first = whereOf.get(entry.key);
    whereOf.set(entry.key, first ?? where);
    if (title === '')
      refused.push({ where, title, why: 'It has no title. Write one, or delete it.' });
    else if (first !== undefined)
      refused.push({ where, title, why: `It is at ${first} already. Delete one of the two.` });
    else entries.push(entry);
  }
  return { entries, refused, notes: [] };
}

function resourceOf(facts: DocumentFacts, day: string): SourceEntry {
  const notes: string[] = [];
  const title = plainWords(facts.title.replace(/[{}]/g, ''));
  const doi = /10\.\d{4,9}\/[^\s"<>]+/.exec(facts.doi || facts.url || '')?.[0];
  const address = addressOf(facts.url, doi, notes);
  const published = dateIn(facts.published ?? '');
  if (facts.published && published === undefined)
    notes.push(
      `“${facts.published}” is no date that can be read; write it as 2025, 2025-08 or 2025-08-22.`,
    );
  const description = plainWords(facts.description ?? '');
  const known = topicsIn(facts.topics ?? []);
  const fields: Record<string, unknown> = {
    title,
    publisher: plainWords(facts.publisher ?? ''),
    authors: facts.authors.map((author) => plainWords(author)),
    journal: plainWords(facts.journal ?? ''),
    volume: facts.volume ?? '',
    issue: facts.issue ?? '',
    pages: (facts.pages ?? '').replace(/--+|–/g, '-'),
    doi: address?.startsWith('https://doi.org/') ? undefined : doi,
    type: typeOf(facts.type ?? ''),
    topics: known,
    published,
    added: day,
    checked: day,
    fileUrl: address,
    description: description.length <= 400 ? description : undefined,
    summary: description,
  };
  return {
    kind: 'resources',
    id: slug(title.split(/[:.]/)[0]?.slice(0, 60) ?? '') || `document-${day}`,
    key: `document:${doi ?? fold(title)}`,
    where: facts.where,
    title,
    data: withoutEmpty(fields),
    body: '',
    notes,
  };
}

/** Where to get a document: its own address with https, or that of its DOI. */
function addressOf(url: string | undefined, doi: string | undefined, notes: string[]) {
  const secure = (url ?? '').trim().replace(/^http:/i, 'https:');
  if (isHttps(secure)) return secure;
  if (secure !== '') notes.push(`“${secure.slice(0, 60)}” is no full address and was left out.`);
  return doi === undefined ? undefined : `https://doi.org/${doi}`;
}

/** `2025-08-22`, `2025-08` or `2025` in a date as exports write it. */
export function dateIn(written: string): string | undefined {
  const [, year, month, day] = /\b(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?/.exec(written) ?? [];
  if (year === undefined) return undefined;
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year;
  const whole = `${year}-${month.padStart(2, '0')}`;
  const full = `${whole}-${(day ?? '').padStart(2, '0')}`;
  return day !== undefined && isCalendarDate(full) ? full : whole;
}

/** Types of other programs by the type of this library. */
function typeOf(type: string): string | undefined {
  const known = resourceTypes.find((one) => one === fold(type));
  if (known) return known;
  if (/article|jour|paper|thesis|thes|conf/i.test(type)) return 'research';
  return /report|rprt/i.test(type) ? 'report' : undefined;
}

function topicsIn(words: readonly string[]): string[] {
  return topics.filter((topic) => words.some((word) => fold(word) === fold(topic)));
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      const isEmptyList = Array.isArray(value) && value.length === 0;
      return value !== undefined && value !== '' && !isEmptyList;
    }),
  );
}

/** The field of a document for each tag of RIS (Research Information Systems, 2011). */
const risTags: Readonly<Record<string, keyof DocumentFacts>> = {
  TI: 'title',
  T1: 'title',
  PB: 'publisher',
  JO: 'journal',
  JF: 'journal',
  T2: 'journal',
  VL: 'volume',
  IS: 'issue',
  DO: 'doi',
  UR: 'url',
  PY: 'published',
  Y1: 'published',
  DA: 'published',
  TY: 'type',
  AB: 'description',
  N2: 'description',
};

/** Returns the documents of a RIS file, each from `TY` to `ER`. */
export function readRis(text: string, day: string): SourceReading {
  if (!/^TY {2}- /m.test(text))
    return unreadable('The file is no RIS: no line begins with “TY  - ”. Export it again.');
  const refused: Refused[] = [];
  const documents: DocumentFacts[] = [];
  let open: { line: number; facts: Map<string, string[]> } | undefined;
  text.split(/\r\n?|\n/).forEach((line, index) => {
    const [, tag = '', value = ''] = /^\uFEFF?([A-Z][A-Z0-9]) {2}- ?(.*)$/.exec(line) ?? [];
    if (tag === 'TY') {
      if (open) refused.push(unclosed(open.line));
      open = { line: index + 1, facts: new Map() };
    }
    if (open && tag !== '') open.facts.set(tag, [...(open.facts.get(tag) ?? []), value.trim()]);
    if (tag !== 'ER' || !open) return;
    documents.push(documentOf(open.line, open.facts));
    open = undefined;
  });
  if (open) refused.push(unclosed((open as { line: number }).line));
  const reading = readDocuments(documents, day);
  return { ...reading, refused: [...refused, ...reading.refused] };
}

function unclosed(line: number): Refused {
  const why = 'It has no end (“ER  - ”), so the next one may be mixed into it. Export it again.';
  return { where: `line ${line}`, title: '', why };
}

function documentOf(line: number, values: ReadonlyMap<string, readonly string[]>): DocumentFacts {
  const found: Partial<Record<keyof DocumentFacts, string>> = {};
  for (const [tag, field] of Object.entries(risTags)) {
    const value = values.get(tag)?.[0];
    if (value && found[field] === undefined) found[field] = value;
  }
  const first = values.get('SP')?.[0];
  const last = values.get('EP')?.[0];
  return {
    ...found,
    where: `line ${line}`,
    title: found.title ?? '',
    authors: [...(values.get('AU') ?? []), ...(values.get('A1') ?? [])],
    pages: [first, last].filter(Boolean).join('-'),
    topics: values.get('KW') ?? [],
  };
}

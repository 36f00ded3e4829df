/** A document on the web with what its citation names. */
export interface Citable {
  /** Short name for lists of references: letters, digits and hyphens. */
  key: string;
  /** Organization or people, as the document prints them. */
  author: string;
  title: string;
  /** As exact as the document shows: `2025`, `2025-08` or `2025-08-22`; null if the document shows no date. */
  published: string | null;
  url: string;
  /** The day it was read, `YYYY-MM-DD`. */
  accessed: string;
}

/** A way to write a citation of a kind of document. */
export interface CitationForm<Document> {
  id: 'text' | 'apa' | 'vancouver' | 'bibtex';
  /** Its name on a button. */
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

/** A citation in everyday words, for letters and slides: author, “title,” date, address, the day it was read. */
export function plainCitation({ author, title, published, url, accessed }: Citable): string {
  const date = published ? dateInWords(published) : 'undated';
  return `${author}, “${closed(title, ',')}” ${date}. ${url} (read ${dateInWords(accessed)})`;
}

/**
 * A reference to a web page in APA style (Publication Manual of the APA, 7th edition, section 10.16).
 * The day of access is given only where the page shows no date. In print the title is in italics,
 * which plain text cannot hold.
 */
export function apaCitation({ author, title, published, url, accessed }: Citable): string {
  const place = published ? url : `Retrieved ${dateInWords(accessed)}, from ${url}`;
  return `${closed(author)} (${published ? yearFirst(published) : 'n.d.'}). ${closed(title)} ${place}`;
}

/** `2025-08-22` → `2025, August 22`. */
function yearFirst(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return month ? `${year}, ${[month, day].filter(Boolean).join(' ')}` : year;
}

/** A reference to a web page in Vancouver style (NLM, Citing Medicine, chapter 25), without its number in a list. */
export function vancouverCitation({ author, title, published, url, accessed }: Citable): string {
  const year = published ? `${datePartsOf(published).year} ` : '';
  return `${closed(author)} ${title} [Internet]. ${year}[cited ${shortDate(accessed)}]. Available from: ${url}`;
}

/** A BibTeX entry `@misc`, which every style knows. The double braces keep a style from splitting an organization's name or changing capitals. */
export function bibtexCitation({ author, title, ...document }: Citable): string {
  return bibtexEntry('misc', document, {
    author: `{{${texWords(author)}}}`,
    title: `{{${texWords(title)}}}`,
  });
}

/** A BibTeX entry with `fields` as they are given, then date, `url` and the day of access. */
export function bibtexEntry(
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

/** Text with TeX's special characters escaped, and `--` kept from becoming a dash. */
export function texWords(words: string): string {
  return words
    .replace(/[\\~^&%$#_{}]/g, (sign) => commands[sign] ?? `\\${sign}`)
    .replace(/-(?=-)/g, '-{}');
}

/** Words with a closing mark, unless they already end with one: `Inc.` stays, `Title` → `Title.` */
export function closed(words: string, mark = '.'): string {
  return /[.!?…]["”’]?$/.test(words) ? words : `${words}${mark}`;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** A date in the words of citations; an unknown part is undefined. */
interface DateParts {
  year: string;
  /** `August`. */
  month?: string | undefined;
  /** `22`, without a leading zero. */
  day?: string | undefined;
}

/** `2025`, `2025-08` or `2025-08-22` → its parts. */
export function datePartsOf(date: string): DateParts {
  const [year = '', month, day] = date.split('-');
  return { year, month: months[Number(month) - 1], day: day?.replace(/^0/, '') };
}

/** `2026-11-21` → `November 21, 2026`; `2025-08` → `August 2025`. */
export function dateInWords(date: string): string {
  const { year, month, day } = datePartsOf(date);
  if (!month) return year;
  return day ? `${month} ${day}, ${year}` : `${month} ${year}`;
}

/** `2024-10-02` → `2024 Oct 2`. */
export function shortDate(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return [year, month?.slice(0, 3), day].filter(Boolean).join(' ');
}

import { hostOf } from '#features/evidence/sources/publisher-sites.ts';
import type { PublisherFile } from '#features/evidence/sources/publishers.schema.ts';
import { type Entry, entriesOfKind, fieldValues } from './entry.ts';
import { citedDocument, knownPublishers, type Origin, originOf } from './source-problems.ts';

/** The kinds that cite documents, as the table calls them. */
const citing = { claims: 'Claim', resources: 'Library document', officialPages: 'Official page' };
type CitingKind = keyof typeof citing;

/** The most characters of the name of a source; what is longer is cut. */
const widest = 48;

/**
 * Returns the tables of `npm run content:check -- --sources`: for each claim, document of the
 * library and official page the source that it names, the website that its link opens and whose
 * that is, then how many there are of each.
 */
export function sourceTable(entries: readonly Entry[]): string {
  const publishers = knownPublishers(entries) ?? [];
  const kinds = Object.keys(citing) as CitingKind[];
  return kinds
    .filter((kind) => entriesOfKind(entries, kind).length > 0)
    .map((kind) => tableOf(kind, entriesOfKind(entries, kind), publishers))
    .join('\n\n');
}

function tableOf(
  kind: CitingKind,
  entries: readonly Entry[],
  publishers: readonly PublisherFile[],
): string {
  const rows = entries
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en'))
    .map((entry) => rowOf(entry, publishers));
  const count = (...origins: RowOrigin[]) =>
    rows.filter(({ origin }) => origins.includes(origin)).length;
  const summary = [
    `${count('publisher')} open their publisher`,
    `${count('archive')} an archive that the text names`,
    `${count('report')} with who reported it`,
    `${count('none')} without a source`,
    `${count('foreign', 'unknown')} to mend`,
  ];
  const headings = [citing[kind], 'Source that is named', 'Opens', 'Which is'];
  return `${aligned([headings, ...rows.map(({ cells }) => cells)])}\nOf ${rows.length}: ${summary.join(', ')}.`;
}

type RowOrigin = Origin['is'] | 'none';

interface Row {
  cells: readonly string[];
  origin: RowOrigin;
}

function rowOf(entry: Entry, publishers: readonly PublisherFile[]): Row {
  const document = citedDocument(entry);
  if (document === undefined) {
    const { closest } = fieldValues(entry);
    const instead = typeof closest === 'string' ? `closest is ${closest}` : '';
    return { cells: [entry.id, 'none', '', instead], origin: 'none' };
  }
  const origin = originOf(document, publishers);
  const names = [...new Set(document.names)].join(', ');
  const name = names.length > widest ? `${names.slice(0, widest - 1)}…` : names;
  const cells = [entry.id, name, hostOf(document.address), originInWords(origin)];
  return { cells, origin: origin.is };
}

function originInWords(origin: Origin): string {
  if (origin.is === 'publisher') return 'its publisher';
  if (origin.is === 'archive') return `a copy in ${origin.name}`;
  if (origin.is === 'report') return `as reported by ${origin.name}`;
  return 'NOT its publisher, and nobody is named who reported it';
}

/** Returns rows of cells as lines of text, each column as wide as its longest cell. */
function aligned(rows: readonly (readonly string[])[]): string {
  const [headings = []] = rows;
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((cells) => lineOf(cells).trimEnd()).join('\n');
}

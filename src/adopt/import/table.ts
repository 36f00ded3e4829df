import Papa from 'papaparse';
import { fold } from '#site/search/fold.ts';
import type { Refused } from './reading.ts';

/** A row of a table, with the number of its first line. */
export interface TableRow {
  line: number;
  /** The cells without spaces around them, by their heads as written. */
  cells: ReadonlyMap<string, string>;
}

export interface Table {
  heads: readonly string[];
  rows: readonly TableRow[];
  refused: readonly Refused[];
}

/**
 * Reads a table: cells between commas, semicolons or tabs, quoted where they hold one (RFC 4180).
 * The first line has the heads. A row with a quote that does not close, or with more cells than
 * there are heads, is refused with its line, and the next line is read as a row again; empty rows
 * are passed over.
 */
export function readTable(text: string): Table {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: TableRow[] = [];
  const refused: Refused[] = [];
  const delimiter = delimiterOf(source.slice(0, source.indexOf('\n') + 1 || undefined));
  const [first] = rowsFrom(source, 0, delimiter, 1);
  const { cells: heads = [], to = source.length } = first ?? {};
  let from = to;
  while (from < source.length) {
    const next = readOn(from);
    if (next === undefined) break;
    from = next;
  }
  return { heads, rows, refused };

  /** Reads rows from a character on; returns where to go on after a row that runs together. */
  function readOn(start: number): number | undefined {
    for (const row of rowsFrom(source, start, delimiter)) {
      const { cells, hasOpenQuote } = row;
      if (cells.every((cell) => cell === '')) continue;
      const line = lineAt(source, row.from);
      const why = hasOpenQuote ? openQuote : faultOf(cells, heads);
      if (why === undefined) rows.push({ line, cells: byHead(heads, cells) });
      else refused.push({ where: `line ${line}`, title: cells[0] ?? '', why });
      if (hasOpenQuote) return source.indexOf('\n', row.from) + 1 || undefined;
    }
    return undefined;
  }
}

interface RawRow {
  cells: readonly string[];
  /** The characters of the text at which the row begins and ends. */
  from: number;
  to: number;
  hasOpenQuote: boolean;
}

/** The sign between the cells of a table: the one that its first line has most of. */
function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"/g, '');
  const countOf = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) =>
    countOf(sign) > countOf(best) ? sign : best,
  );
}

/** The first `most` rows of a text from a character on, up to one with an open quote. */
function rowsFrom(
  source: string,
  start: number,
  delimiter: string,
  most = Number.POSITIVE_INFINITY,
): RawRow[] {
  const rows: RawRow[] = [];
  let from = start;
  Papa.parse<string[]>(source.slice(start), {
    newline: '\n',
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      const to = start + meta.cursor;
      const hasOpenQuote = errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell) => cell.trim());
      rows.push({ cells, from, to, hasOpenQuote });
      from = to;
      if (hasOpenQuote || rows.length === most) parser.abort();
    },
  });
  return rows;
}

/** The number of the line that a character of a text is in, from 1. */
function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

const openQuote =
  'A quotation mark opens a cell and does not close, so the cells that follow run together. Put a second mark at the end of the cell, or take the mark out.';

/** A sentence on what is wrong with a row; undefined where nothing is. */
function faultOf(cells: readonly string[], heads: readonly string[]): string | undefined {
  const extra = cells.slice(heads.length).filter((cell) => cell !== '');
  if (extra.length > 0)
    return `The row has ${cells.length} cells and the table ${heads.length} heads. Put cells that hold a comma in quotation marks.`;
  const formula = cells.findIndex(isFormula);
  if (formula !== -1)
    return `The cell under “${heads[formula]}” holds a formula (${(cells[formula] ?? '').slice(0, 40)}). Put its result there.`;
  return undefined;
}

/** Whether a cell is a formula of a spreadsheet; `+1 306 555 0100` and `-` are none. */
export function isFormula(cell: string): boolean {
  return /^(?:=|@\w+\(|[+-][A-Z]+\d*[(+*/-])/i.test(cell);
}

function byHead(heads: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> {
  return new Map(heads.map((head, index) => [head, cells[index] ?? '']));
}

/** The columns of a table by what they hold. */
export interface Columns<Field extends string> {
  /** The head of the column of each field that has one. */
  headOf: ReadonlyMap<Field, string>;
  /** Heads of columns that hold nothing that is taken. */
  unused: readonly string[];
}

/**
 * Tells from the heads of a table which column holds which field. `names` has for each field the
 * heads that people give it, folded; the first column that fits is taken.
 */
export function columnsOf<Field extends string>(
  heads: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): Columns<Field> {
  const headOf = new Map<Field, string>();
  for (const field of Object.keys(names) as Field[]) {
    const head = heads.find((one) => names[field].includes(plainHead(one)));
    if (head !== undefined) headOf.set(field, head);
  }
  const used = new Set(headOf.values());
  return { headOf, unused: heads.filter((head) => head !== '' && !used.has(head)) };
}

/** A head without capitals, accents, marks and what stands in brackets. */
function plainHead(head: string): string {
  return fold(head.replace(/\([^)]*\)/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The parts of a cell with several values, between semicolons, bars, line breaks or commas. */
export function listIn(cell: string): string[] {
  const parts = /[;|\n]/.test(cell) ? cell.split(/[;|\n]/) : cell.split(',');
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}

/** The value of a cell; `undefined` and null leave it empty. */
export type Cell = string | number | boolean | null | undefined;

/**
 * With this mark a spreadsheet reads the file as UTF-8; without it Excel takes another encoding and
 * breaks every accent (docs/decisions/feeds-and-data.md, part 106).
 */
const byteOrderMark = '\uFEFF';

/**
 * Returns a table as CSV (RFC 4180, https://www.rfc-editor.org/rfc/rfc4180): the header, then a
 * line for each row, each ended by CR and LF, in UTF-8 with a byte order mark. Texts stand in
 * quotation marks, and those that a spreadsheet would calculate begin with an apostrophe.
 */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cellInCsv).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

function cellInCsv(cell: Cell): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`;
}

/**
 * Matches a text that a spreadsheet takes for a formula, also after spaces and with the signs of
 * full width (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/**
 * Returns the cells of a CSV text (RFC 4180), a list for each line: cells are divided by commas,
 * and a cell in quotes may hold commas, breaks and doubled quotes. Empty lines are left out.
 */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(cellPattern)) {
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Matches a cell with the comma, the break or the end of the text after it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g;

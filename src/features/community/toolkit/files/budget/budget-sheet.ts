import type { BudgetTemplateFile } from './budget-template.schema.ts';

/** A cell of the sheet before it is drawn. */
export type BudgetCell =
  | { kind: 'text' | 'strong' | 'title' | 'head'; value: string }
  | { kind: 'input'; value?: string | number; format?: Format }
  | { kind: 'sum' | 'total'; formula: string; format: Format }
  | undefined;
export type Format = 'dollars' | 'number' | 'share';

/** Where what is written before the table stands. */
const guests = 'B5';
const reserve = 'B6';
/** The first line of the table, below its head. */
const firstLine = 9;

/**
 * The words of the template → the rows of its sheet, with formulas as SpreadsheetML wants them: English names, commas,
 * no equals sign, so that they work in every language of Excel and LibreOffice. An empty cell counts as nothing.
 */
export function budgetSheet({
  title,
  lede,
  fields,
  columns,
  groups,
  subtotal,
  totals,
}: BudgetTemplateFile): BudgetCell[][] {
  const { item, quantity, price, cost, gift, pay, giver } = columns;
  const rows: BudgetCell[][] = [
    [{ kind: 'title', value: title }],
    [text(lede)],
    [],
    [strong(fields.event), { kind: 'input' }],
    [strong(fields.guests), { kind: 'input', format: 'number' }],
    [strong(fields.reserve), { kind: 'input', value: 0.1, format: 'share' }],
    [],
    [item, quantity, price, cost, gift, pay, giver].map((value) => ({ kind: 'head', value })),
  ];
  const sums: number[] = [];
  for (const group of groups) {
    rows.push([strong(group.title)]);
    const first = rows.length + 1;
    for (const line of group.items) rows.push(itemRow(line, rows.length + 1));
    const last = rows.length;
    rows.push(sumRow(subtotal.replace('{group}', group.title), first, last));
    sums.push(rows.length);
  }
  rows.push([], ...totalRows(totals, sums, rows.length + 2));
  return rows;
}

/** The rows with formulas begin here; what stands above is words and what the host writes. */
export const headRows = firstLine - 1;

function itemRow(
  { name, giver }: BudgetTemplateFile['groups'][number]['items'][number],
  row: number,
): BudgetCell[] {
  return [
    name === '' ? { kind: 'input' } : text(name),
    { kind: 'input', format: 'number' },
    { kind: 'input', format: 'dollars' },
    dollars(`N(B${row})*N(C${row})`),
    { kind: 'input', format: 'dollars' },
    dollars(`D${row}-MIN(N(E${row}),D${row})`),
    { kind: 'input', ...(giver !== '' && { value: giver }) },
  ];
}

function sumRow(label: string, first: number, last: number): BudgetCell[] {
  const sum = (column: string) => dollars(`SUM(${column}${first}:${column}${last})`, 'total');
  const row = last + 1;
  return [
    strong(label),
    undefined,
    undefined,
    sum('D'),
    dollars(`D${row}-F${row}`, 'total'),
    sum('F'),
  ];
}

/** The sums at the end, one below the other from row `first`, all in the column of what is left to pay. */
function totalRows(
  totals: BudgetTemplateFile['totals'],
  sums: readonly number[],
  first: number,
): BudgetCell[][] {
  const all = (column: string) => sums.map((row) => `${column}${row}`).join('+');
  const at = (line: number) => `F${first + line}`;
  const line = (label: string, cell: BudgetCell): BudgetCell[] => [
    ...[strong(label), undefined, undefined, undefined, undefined],
    cell,
  ];
  return [
    line(totals.cost, dollars(all('D'))),
    line(totals.gifts, dollars(`${at(0)}-${at(2)}`)),
    line(totals.pay, dollars(all('F'))),
    line(totals.reserve, dollars(`ROUND(${at(2)}*N(${reserve}),2)`)),
    line(totals.need, dollars(`${at(2)}+${at(3)}`, 'total')),
    line(totals.have, { kind: 'input', format: 'dollars' }),
    line(totals.missing, dollars(`MAX(0,${at(4)}-N(${at(5)}))`, 'total')),
    line(totals.perGuest, dollars(`IF(N(${guests})>0,${at(4)}/${guests},0)`)),
  ];
}

function text(value: string): BudgetCell {
  return { kind: 'text', value };
}

function strong(value: string): BudgetCell {
  return { kind: 'strong', value };
}

function dollars(formula: string, kind: 'sum' | 'total' = 'sum'): BudgetCell {
  return { kind, formula, format: 'dollars' };
}

import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/node';
import { reproducible } from '#files/office/archive.ts';
import { textFont } from '#files/office/docx-style.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import type { BudgetTemplateFile } from './templates.schema.ts';

/** The cells of a row; undefined is an empty one. */
type Row = (CellObject | undefined)[];

/**
 * Number formats of SpreadsheetML; `[$$-409]` is the US dollar whatever the language of the
 * computer.
 */
const formats = { dollars: '[$$-409]#,##0.00', number: '#,##0', share: '0%' } as const;

const bold = { fontWeight: 'bold' } as const;
const titleStyle = { fontSize: 20, ...bold };
const headStyle = {
  ...bold,
  wrap: true,
  alignVertical: 'bottom',
  bottomBorderStyle: 'medium',
  bottomBorderColor: colorOf('ink'),
} as const;

/** The cells for the number of guests and for the reserve, above the table. */
const guests = 'B5';
const reserve = 'B6';
/** Rows above the first group: introduction, inputs and the header of the table. */
const headRows = 8;

/**
 * Returns the rows of the sheet with the words of the template. Formulas have the form of
 * SpreadsheetML (English names, commas, no equals sign), so that they work in every language of
 * Excel and LibreOffice. An empty cell counts as 0.
 */
export function budgetSheet(template: BudgetTemplateFile): Row[] {
  const { fields, subtotal } = template;
  const { item, quantity, price, cost, gift, pay, giver } = template.columns;
  const rows: Row[] = [
    [text(template.title, titleStyle)],
    [text(template.lede)],
    [],
    [text(fields.event, bold), input()],
    [text(fields.guests, bold), input('number')],
    [text(fields.reserve, bold), { value: 0.1, ...input('share') }],
    [],
    [item, quantity, price, cost, gift, pay, giver].map((head) => text(head, headStyle)),
  ];
  const sums: number[] = [];
  for (const group of template.groups) {
    rows.push([text(group.title, bold)]);
    const first = rows.length + 1;
    for (const line of group.items) rows.push(itemRow(line, rows.length + 1));
    const last = rows.length;
    rows.push(sumRow(subtotal.replace('{group}', group.title), first, last));
    sums.push(rows.length);
  }
  rows.push([], ...totalRows(template.totals, sums, rows.length + 2));
  return rows;
}

function itemRow(
  { name, giver }: BudgetTemplateFile['groups'][number]['items'][number],
  row: number,
): Row {
  return [
    name === '' ? input() : text(name),
    input('number'),
    input('dollars'),
    dollars(`N(B${row})*N(C${row})`),
    input('dollars'),
    dollars(`D${row}-MIN(N(E${row}),D${row})`),
    { ...(giver !== '' && { value: giver }), ...input() },
  ];
}

function sumRow(label: string, first: number, last: number): Row {
  const sum = (column: string) => dollars(`SUM(${column}${first}:${column}${last})`, bold);
  const gifts = dollars(`D${last + 1}-F${last + 1}`, bold);
  return [text(label, bold), undefined, undefined, sum('D'), gifts, sum('F')];
}

/** Returns the totals in column F, from row `first` down. `sums` are the rows of the subtotals. */
function totalRows(
  totals: BudgetTemplateFile['totals'],
  sums: readonly number[],
  first: number,
): Row[] {
  const all = (column: string) => sums.map((row) => `${column}${row}`).join('+');
  const total = (line: number) => `F${first + line}`;
  const line = (label: string, cell: CellObject): Row => [
    text(label, bold),
    undefined,
    undefined,
    undefined,
    undefined,
    cell,
  ];
  return [
    line(totals.cost, dollars(all('D'))),
    line(totals.gifts, dollars(`${total(0)}-${total(2)}`)),
    line(totals.pay, dollars(all('F'))),
    line(totals.reserve, dollars(`ROUND(${total(2)}*N(${reserve}),2)`)),
    line(totals.need, dollars(`${total(2)}+${total(3)}`, bold)),
    line(totals.have, input('dollars')),
    line(totals.missing, dollars(`MAX(0,${total(4)}-N(${total(5)}))`, bold)),
    line(totals.perGuest, dollars(`IF(N(${guests})>0,${total(4)}/${guests},0)`)),
  ];
}

function text(value: string, style: CellObject = {}): CellObject {
  return { value, ...style };
}

function input(format?: keyof typeof formats): CellObject {
  return {
    ...(format && { type: Number, format: formats[format] }),
    backgroundColor: colorOf('warm'),
    borderStyle: 'thin',
    borderColor: colorOf('line'),
  };
}

function dollars(formula: string, style: CellObject = {}): CellObject {
  return { value: formula, type: 'Formula', format: formats.dollars, ...style };
}

const widths = [36, 12, 13, 14, 16, 14, 40];

/** Writes the budget template as an XLSX workbook. The same words give the same bytes. */
export async function writeBudget(template: BudgetTemplateFile): Promise<Uint8Array> {
  const sheets: Sheet<never>[] = [
    {
      sheet: template.sheet,
      data: budgetSheet(template),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: headRows,
      orientation: 'landscape',
      showGridLines: false,
    },
    {
      sheet: template.guideSheet,
      data: [
        [text(template.guideSheet, titleStyle)],
        ...template.guide.map((value, index) => [
          { value: `${index + 1}. ${value}`, wrap: true, alignVertical: 'top' as const },
        ]),
      ],
      columns: [{ width: 100 }],
      showGridLines: false,
    },
  ];
  const workbook = await writeXlsxFile(sheets, { fontFamily: textFont, fontSize: 11 }).toBuffer();
  return reproducible(new Uint8Array(workbook), template.updated, withResultsAndPaper);
}

/**
 * Adds to the XML of a sheet what the library leaves out: the result of each formula in an empty
 * template, which is 0, for programs that do not calculate (a preview on a phone), and US Letter
 * paper with the sheet fitted to its width. Other files of the workbook stay as they are.
 */
function withResultsAndPaper(path: string, xml: string): string {
  if (!path.startsWith('xl/worksheets/sheet')) return xml;
  return xml
    .replace(/<f>=?([^<]*)<\/f>/g, '<f>$1</f><v>0</v>')
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(/(<\/sheetData>(?:<pageMargins[^>]*>)?)(?:<pageSetup[^>]*>)?/, `$1${paper}`);
}

const paper = '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

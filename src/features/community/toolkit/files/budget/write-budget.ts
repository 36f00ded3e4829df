import writeXlsxFile, { type CellObject, type Sheet } from 'write-excel-file/node';
import { textFont } from '#files/office/docx-style.ts';
import { sameBytes } from '#files/office/same-bytes.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { type BudgetCell, budgetSheet, type Format, headRows } from './budget-sheet.ts';
import type { BudgetTemplateFile } from './budget-template.schema.ts';

/** Number formats of SpreadsheetML; `[$$-409]` is the US dollar whatever the language of the computer. */
const formats: Record<Format, string> = {
  dollars: '[$$-409]#,##0.00',
  number: '#,##0',
  share: '0%',
};
const widths = [36, 12, 13, 14, 16, 14, 40];

/** The budget template as a workbook that adds itself up; the same words give the same bytes. */
export async function writeBudget(template: BudgetTemplateFile): Promise<Uint8Array> {
  const sheets: Sheet<never>[] = [
    {
      sheet: template.sheet,
      data: budgetSheet(template).map((row) => row.map(cellOf)),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: headRows,
      orientation: 'landscape',
      showGridLines: false,
    },
    {
      sheet: template.guideSheet,
      data: [
        [cellOf({ kind: 'title', value: template.guideSheet })],
        ...template.guide.map((value, index) => [
          { value: `${index + 1}. ${value}`, wrap: true, alignVertical: 'top' as const },
        ]),
      ],
      columns: [{ width: 100 }],
      showGridLines: false,
    },
  ];
  const book = await writeXlsxFile(sheets, { fontFamily: textFont, fontSize: 11 }).toBuffer();
  return sameBytes(new Uint8Array(book), template.updated, mended);
}

/**
 * What the writer leaves out: what each formula comes to while the template is empty, so that programs that do not
 * count (a preview on a phone) show it; and Letter paper, as wide as the page.
 */
function mended(path: string, xml: string): string {
  if (!path.startsWith('xl/worksheets/sheet')) return xml;
  return xml
    .replace(/<f>=?([^<]*)<\/f>/g, '<f>$1</f><v>0</v>')
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(/(<\/sheetData>(?:<pageMargins[^>]*>)?)(?:<pageSetup[^>]*>)?/, `$1${paper}`);
}

const paper = '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

function cellOf(cell: BudgetCell): CellObject | null {
  if (!cell) return null;
  switch (cell.kind) {
    case 'text':
      return { value: cell.value };
    case 'title':
      return { value: cell.value, fontSize: 20, fontWeight: 'bold' };
    case 'strong':
      return { value: cell.value, fontWeight: 'bold' };
    case 'head':
      return {
        value: cell.value,
        fontWeight: 'bold',
        wrap: true,
        alignVertical: 'bottom',
        ...ruled,
      };
    case 'input':
      return {
        ...(cell.value !== undefined && { value: cell.value }),
        ...(cell.format && { type: Number, format: formats[cell.format] }),
        backgroundColor: colorOf('warm'),
        borderStyle: 'thin',
        borderColor: colorOf('line'),
      };
    case 'sum':
      return { value: cell.formula, type: 'Formula', format: formats[cell.format] };
    case 'total':
      return {
        value: cell.formula,
        type: 'Formula',
        format: formats[cell.format],
        fontWeight: 'bold',
      };
  }
}

const ruled = { bottomBorderStyle: 'medium', bottomBorderColor: colorOf('ink') } as const;

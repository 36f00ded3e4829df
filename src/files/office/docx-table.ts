import {
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { Block } from '#files/typeset/typeset-document.ts';
import { tickBox } from './docx-boxes.ts';
import { ink } from './docx-style.ts';
import { runsOf } from './docx-text.ts';

/** Room between the margins of a page in twentieths of a point: Letter or A4 with margins of 20 mm. */
const room = { 'us-letter': 9972, a4: 9638 } as const;
type TableBlock = Extract<Block, { kind: 'table' }>;

/** A table with a head that is repeated on every page. */
export function tableOf(block: TableBlock, paper: keyof typeof room): Table {
  const { columns, rows, ticks, roomLines = 1 } = block;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.floor((share * room[paper]) / shares));
  const cell = (children: Paragraph[], column: number) =>
    new TableCell({
      children,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60 * roomLines, left: 80, right: 80 },
    });
  const head = columns.map(({ title }, column) =>
    cell([new Paragraph({ children: runsOf([{ text: title, strong: true }]) })], column),
  );
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: room[paper], type: WidthType.DXA },
    borders: {
      top: none,
      left: none,
      right: none,
      bottom: thin,
      insideHorizontal: thin,
      insideVertical: thin,
    },
    rows: [
      new TableRow({ children: head, tableHeader: true, cantSplit: true }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((words, column) => {
              const mark = ticks && column === 0 ? [tickBox()] : [];
              const children = [...mark, ...runsOf(words)];
              return cell([new Paragraph({ children, spacing: { after: 0 } })], column);
            }),
          }),
      ),
    ],
  });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const thin = { style: BorderStyle.SINGLE, size: 4, color: ink('edge') };

import {
  BorderStyle,
  CheckBox,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type {
  Block,
  Run,
  SourceNote,
  TypesetDocument,
  Words,
} from '#files/typeset/typeset-document.ts';
import { ink } from './docx-style.ts';

/**
 * Returns a block as paragraphs and tables of Word. `index` is the number of the block, by which
 * Word tells ordered lists apart, so that each counts from one. Throws for a picture.
 */
export function docxBlock(
  block: Block,
  paper: TypesetDocument['paper'],
  index: number,
): FileChild[] {
  switch (block.kind) {
    case 'together':
      return block.blocks.flatMap((inner) => docxBlock(inner, paper, index));
    case 'heading':
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          pageBreakBefore: block.newPage ?? false,
          children: runsOf(block.text),
        }),
      ];
    case 'paragraph':
      return [plain(block.text)];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            children: runsOf(item),
            ...(block.ordered
              ? { numbering: { reference: 'steps', level: 0, instance: index } }
              : { bullet: { level: 0 } }),
          }),
      );
    case 'checks':
      return block.items.map(tickLine);
    case 'table':
      return [plain(block.caption, 'Source', true), tableOf(block, paper), plain('')];
    case 'quote':
      return [plain(`“${block.text}”`, 'Say'), ...(block.by ? [plain(block.by, 'Source')] : [])];
    case 'callout':
      return [callout([{ text: block.lead, strong: true }, ' ', ...wordParts(block.text)])];
    case 'say':
      return [
        plain([{ text: block.label, strong: true }], undefined, true),
        plain(block.text, 'Say'),
        ...block.sources.map(sourceParagraph),
      ];
    case 'fact':
      return [
        ...(block.figure ? [plain(block.figure, 'Figure')] : []),
        plain(block.text),
        ...(block.status ? [plain([{ text: block.status, strong: true }])] : []),
        ...block.sources.map(sourceParagraph),
      ];
    case 'evidence':
      return [plain(block.text), ...block.sources.map(sourceParagraph)];
    case 'sources':
      return block.sources.map(sourceParagraph);
    case 'picture':
      throw new Error(`a Word file cannot hold a picture: ${block.path}`);
    case 'fields':
      return block.items.flatMap(({ label, lines }) => [
        plain([{ text: label, strong: true }], undefined, true),
        ...Array.from({ length: lines }, writingLine),
      ]);
    case 'choice':
      return [
        plain([{ text: block.question, strong: true }], undefined, true),
        ...block.options.map(tickLine),
      ];
  }
}

function plain(words: Words, style?: string, keepNext = false): Paragraph {
  return new Paragraph({ children: runsOf(words), keepNext, ...(style && { style }) });
}

function callout(words: Words): Paragraph {
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 6, color: ink('line') };
  const left = { style: BorderStyle.SINGLE, size: 36, space: 8, color: ink('mark') };
  return new Paragraph({
    children: runsOf(words),
    border: { top: rule, right: rule, bottom: rule, left },
    spacing: { before: 200, after: 200 },
    keepLines: true,
  });
}

/** Width between the margins in twentieths of a point: US Letter or A4 with margins of 20 mm. */
const textWidth = { 'us-letter': 9972, a4: 9638 } as const;

function tableOf(block: Extract<Block, { kind: 'table' }>, paper: keyof typeof textWidth): Table {
  const { columns, rows, ticks } = block;
  let shares = 0;
  for (const { share } of columns) shares += share;
  const widths = columns.map(({ share }) => Math.floor((share * textWidth[paper]) / shares));
  const cell = (children: Paragraph[], column: number) =>
    new TableCell({
      children,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
    });
  const head = columns.map(({ title }, column) =>
    cell([new Paragraph({ children: runsOf([{ text: title, strong: true }]) })], column),
  );
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth[paper], type: WidthType.DXA },
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

/**
 * Returns words of a document as runs of Word. Strong and italic runs keep their style, and runs
 * with an address become links.
 */
export function runsOf(words: Words): ParagraphChild[] {
  return wordParts(words).flatMap((part) =>
    typeof part === 'string' ? lineRuns(part) : [runOf(part)],
  );
}

function wordParts(words: Words): readonly (string | Run)[] {
  return typeof words === 'string' ? [words] : words;
}

/** Returns a text as runs, with a line break in Word for each in the text. */
function lineRuns(text: string): ParagraphChild[] {
  const [first = '', ...others] = text.split('\n');
  return [new TextRun(first), ...others.map((line) => new TextRun({ text: line, break: 1 }))];
}

function runOf({ text, strong, italic, href }: Run): ParagraphChild {
  const run = new TextRun({
    text,
    ...(strong && { bold: true }),
    ...(italic && { italics: true }),
    ...(href && { style: 'Hyperlink' }),
  });
  return href ? new ExternalHyperlink({ link: href, children: [run] }) : run;
}

function sourceParagraph({ label, name, href }: SourceNote): Paragraph {
  const outside = href.startsWith('https://');
  return new Paragraph({
    style: 'Source',
    // A title is not to end on the next page.
    keepLines: true,
    children: runsOf([
      `${label}: `,
      outside ? { text: name, href } : name,
      ...(outside ? [` (${href.replace('https://', '')})`] : []),
    ]),
  });
}

const boxFont = { font: 'MS Gothic' };

/** An empty checkbox (content control) that a click in Word ticks. */
export function tickBox(): ParagraphChild {
  return new CheckBox({
    checked: false,
    uncheckedState: { value: '2610', ...boxFont },
    checkedState: { value: '2612', ...boxFont },
  });
}

function tickLine(words: Words): Paragraph {
  return new Paragraph({
    indent: { left: 360, hanging: 360 },
    children: [tickBox(), new TextRun('\t'), ...runsOf(words)],
    tabStops: [{ type: 'left', position: 360 }],
  });
}

/** A rule to write on. `between` draws it where two such paragraphs follow each other. */
function writingLine(): Paragraph {
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 1, color: ink('edge') };
  return new Paragraph({
    border: { bottom: rule, between: rule },
    spacing: { before: 160, after: 40 },
  });
}

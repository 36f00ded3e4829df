import { BorderStyle, type FileChild, HeadingLevel, Paragraph } from 'docx';
import type { Block, TypesetDocument, Words } from '#files/typeset/typeset-document.ts';
import { tickLine, writingLine } from './docx-boxes.ts';
import { ink } from './docx-style.ts';
import { tableOf } from './docx-table.ts';
import { runsOf, sourceParagraph } from './docx-text.ts';

/**
 * One block of a document → the paragraphs and tables of Word. `place` is its place in the document: every list of
 * steps counts from one. Pictures are for the PDF alone; a document with one throws.
 */
export function docxBlock(
  block: Block,
  paper: TypesetDocument['paper'],
  place: number,
): FileChild[] {
  switch (block.kind) {
    case 'together':
      return block.blocks.flatMap((inner) => docxBlock(inner, paper, place));
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
    case 'lede':
      return [plain(block.text, 'Lede')];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            children: runsOf(item),
            ...(block.ordered
              ? { numbering: { reference: 'steps', level: 0, instance: place } }
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
      return [callout([{ text: block.lead, strong: true }, ' ', ...partsOf(block.text)])];
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
      throw new Error(`no picture can stand in a Word file: ${block.path}`);
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

function partsOf(words: Words) {
  return typeof words === 'string' ? [words] : words;
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

import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { docxBlock } from './docx-blocks.ts';
import { docxStyles } from './docx-style.ts';
import { runsOf } from './docx-text.ts';
import { sameBytes } from './same-bytes.ts';

/** Width and height in twentieths of a point. */
const papers = { 'us-letter': [12240, 15840], a4: [11906, 16838] } as const;
const margin = 1134;

/**
 * A document → an editable Word file (DOCX): styles for headings, tables with heads, boxes that can be ticked, title
 * and language set. The same document gives the same bytes.
 */
export async function writeDocx(document: TypesetDocument): Promise<Uint8Array> {
  const { title, kicker, lede, site, updated, paper, blocks } = document;
  const [width, height] = papers[paper];
  const file = new Document({
    ...{ title, description: lede, subject: kicker, creator: site, lastModifiedBy: site },
    styles: docxStyles,
    numbering: { config: [steps] },
    sections: [
      {
        properties: {
          page: {
            size: { width, height },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        footers: { default: new Footer({ children: foot(document, width - 2 * margin) }) },
        children: [
          new Paragraph({ style: 'Kicker', children: runsOf(`${site}. ${kicker}`) }),
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: runsOf(title) }),
          new Paragraph({ style: 'Lede', children: runsOf(lede) }),
          ...blocks.flatMap((block, place) => docxBlock(block, paper, place)),
        ],
      },
    ],
  });
  return sameBytes(new Uint8Array(await Packer.toBuffer(file)), updated);
}

const steps = {
  reference: 'steps',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 360, hanging: 360 } } },
    },
  ],
};

/** Where the document comes from, its date and the page, then what the site says while it is a demonstration. */
function foot({ home, dateLine, pageLine, notice }: TypesetDocument, right: number): Paragraph[] {
  const line = new Paragraph({
    style: 'Source',
    tabStops: [{ type: TabStopType.RIGHT, position: right }],
    children: [
      ...runsOf([{ text: home.text, href: home.href }, `. ${dateLine}`]),
      new TextRun('\t'),
      ...pageRuns(pageLine),
    ],
  });
  return notice ? [line, new Paragraph({ style: 'Source', children: runsOf(notice) })] : [line];
}

/** “Page {page} of {pages}” with the fields that Word counts. */
function pageRuns(pageLine: string): ParagraphChild[] {
  return pageLine.split(/(\{pages?\})/).map((part) => {
    if (part === '{page}') return new TextRun({ children: [PageNumber.CURRENT] });
    if (part === '{pages}') return new TextRun({ children: [PageNumber.TOTAL_PAGES] });
    return new TextRun(part);
  });
}

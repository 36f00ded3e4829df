import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IPropertiesOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { reproducible } from './archive.ts';
import { docxBlock, runsOf } from './docx-blocks.ts';
import { docxStyles } from './docx-style.ts';

/** Width and height in twentieths of a point. */
const papers = { 'us-letter': [12240, 15840], a4: [11906, 16838] } as const;
const margin = 1134;

/** Writes a document as a Word file (DOCX) to edit. The same document gives the same bytes. */
export async function writeDocx(document: TypesetDocument): Promise<Uint8Array> {
  const { title, kicker, lede, site, updated, paper, blocks } = document;
  const [width, height] = papers[paper];
  return docxFile(updated, {
    title,
    description: lede,
    subject: kicker,
    creator: site,
    lastModifiedBy: site,
    numbering: { config: [steps] },
    sections: [
      {
        properties: {
          page: {
            size: { width, height },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        footers: { default: new Footer({ children: footer(document, width - 2 * margin) }) },
        children: [
          new Paragraph({ style: 'Kicker', children: runsOf(`${site}. ${kicker}`) }),
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: runsOf(title) }),
          new Paragraph({ style: 'Lede', children: runsOf(lede) }),
          ...blocks.flatMap((block, index) => docxBlock(block, paper, index)),
        ],
      },
    ],
  });
}

/**
 * Writes a Word file in the styles of the site, with `updated` (`YYYY-MM-DD`) in its properties.
 * The same options give the same bytes.
 */
export async function docxFile(updated: string, options: IPropertiesOptions): Promise<Uint8Array> {
  const file = new Document({ styles: docxStyles, ...options });
  return reproducible(new Uint8Array(await Packer.toBuffer(file)), updated, numberedPictures);
}

/**
 * Numbers pictures from 1 (docPr: ECMA-376, part 1, 20.4.2.5), because the docx library counts them
 * through all files of a build.
 */
function numberedPictures(path: string, xml: string): string {
  if (path !== 'word/document.xml') return xml;
  let count = 0;
  return xml.replace(/(<wp:docPr id=")\d+"/g, (_, start: string) => {
    count += 1;
    return `${start}${count}"`;
  });
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

/** Returns the foot of a page: address, date and page number, then the demonstration notice. */
function footer({ home, dateLine, pageLine, notice }: TypesetDocument, right: number): Paragraph[] {
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

/** Returns “Page {page} of {pages}” with fields that Word fills in. */
function pageRuns(pageLine: string): ParagraphChild[] {
  return pageLine.split(/(\{pages?\})/).map((part) => {
    if (part === '{page}') return new TextRun({ children: [PageNumber.CURRENT] });
    if (part === '{pages}') return new TextRun({ children: [PageNumber.TOTAL_PAGES] });
    return new TextRun(part);
  });
}

import {
  Document,
  ImageRun,
  LineRuleType,
  Packer,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { displayFont, docxStyles } from '#files/office/docx-style.ts';
import { numberedPictures } from '#files/office/numbered-pictures.ts';
import { sameBytes } from '#files/office/same-bytes.ts';
import type { SignPage } from './sign-pages.ts';
import type { SignagePackFile } from './signage-pack.schema.ts';

/** Width, height and margin of US Letter in twentieths of a point; the sheet lies on its side. */
const page = { width: 12240, height: 15840, margin: 1000 };
const inner = page.height - 2 * page.margin;

/** As tall as the letters and pictures in them want to be. */
const lines = { line: 240, lineRule: LineRuleType.AUTO } as const;

/** The drawings of signs and arrows as PNG, by the names that pages use. */
export type SignPictures = Readonly<Record<string, Uint8Array>>;

/** The signs as a Word file to type over, one to a page, with the same drawings as the PDF. */
export async function signsDocx(
  pack: SignagePackFile,
  pages: readonly SignPage[],
  pictures: SignPictures,
  site: string,
): Promise<Uint8Array> {
  const { title, lede, updated } = pack;
  const { margin, ...size } = page;
  const file = new Document({
    ...{ title, description: lede, creator: site, lastModifiedBy: site },
    styles: docxStyles,
    sections: [
      {
        properties: {
          page: {
            size: { ...size, orientation: PageOrientation.LANDSCAPE },
            margin: { top: margin, right: margin, bottom: 700, left: margin },
          },
        },
        children: pages.flatMap((sign, index) => signParagraphs(sign, index > 0, pictures, site)),
      },
    ],
  });
  return sameBytes(new Uint8Array(await Packer.toBuffer(file)), updated, numberedPictures);
}

function signParagraphs(
  { id, title, line, alt, direction, arrow }: SignPage,
  pageBreakBefore: boolean,
  pictures: SignPictures,
  site: string,
): Paragraph[] {
  const drawing = picture(pictures[id], alt, { width: 250, height: 228 });
  const pointer =
    arrow && picture(pictures[`arrow-${direction}`], arrow, { width: 270, height: 180 });
  const [left, right] = direction === 'left' ? [pointer, drawing] : [drawing, pointer];
  return [
    new Paragraph({
      pageBreakBefore,
      tabStops: [{ type: TabStopType.RIGHT, position: inner }],
      spacing: { ...lines, after: 900 },
      children: [left, new TextRun('\t'), right].filter((run) => run !== undefined && run !== ''),
    }),
    new Paragraph({
      heading: 'Heading1',
      spacing: { ...lines, before: 0, after: 200 },
      children: [
        new TextRun({ text: title, font: displayFont, size: title.length > 10 ? 180 : 240 }),
      ],
    }),
    new Paragraph({
      spacing: { ...lines, after: 700 },
      children: [new TextRun({ text: line, size: 56 })],
    }),
    new Paragraph({ style: 'Source', children: [new TextRun(site)] }),
  ];
}

function picture(
  data: Uint8Array | undefined,
  alt: string,
  transformation: { width: number; height: number },
): ImageRun {
  if (!data) throw new Error(`no drawing of “${alt}”`);
  const altText = { name: alt, title: alt, description: alt };
  return new ImageRun({ type: 'png', data, transformation, altText });
}

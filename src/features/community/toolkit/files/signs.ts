import { ImageRun, LineRuleType, PageOrientation, Paragraph, TabStopType, TextRun } from 'docx';
import { displayFont } from '#files/office/docx-style.ts';
import { docxFile } from '#files/office/write-docx.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import type { SignagePackFile } from './templates.schema.ts';

type Sign = SignagePackFile['signs'][number];
type SignPage = ReturnType<typeof signPages>[number];

const directions = ['here', 'left', 'right'] as const;

/** The words of the pack → its pages: every sign without an arrow, then to the left, then to the right. */
export function signPages({ signs, directions: words, arrows }: SignagePackFile) {
  return signs.flatMap((sign) =>
    directions.map((direction) => ({
      ...sign,
      direction,
      /** In the PDF outline: “Entrance. To the left”. */
      name: `${sign.title}. ${words[direction]}`,
      arrow: direction === 'here' ? undefined : arrows[direction],
    })),
  );
}

const ink = `stroke="${colorOf('ink')}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;
const fill = (token: string) => `fill="${colorOf(token)}"`;
const line = `${ink} fill="none"`;

const drawings: Readonly<Record<Sign['id'], string>> = {
  entrance: [
    `<rect ${ink} ${fill('cold')} x="60" y="20" width="200" height="260"/>`,
    `<path ${ink} ${fill('s4')} d="M60 20l120 34v252l-120-26z"/>`,
    `<path ${line} d="M152 168v26M20 280h300"/>`,
  ].join(''),
  restroom: [
    `<rect ${ink} ${fill('paper')} x="40" y="26" width="88" height="124" rx="6"/>`,
    `<path ${line} d="M64 50h26"/>`,
    `<path ${ink} ${fill('s4')} d="M110 150h182q4 0 4 8c0 54-44 88-92 88h-94z"/>`,
    `<path ${ink} ${fill('paper')} d="M96 136h210v26H96z"/>`,
    `<path ${ink} ${fill('paper')} d="M120 246h84v44h-84z"/>`,
    `<path ${line} d="M30 290h270"/>`,
  ].join(''),
  elevator: [
    `<rect ${ink} ${fill('cold')} x="40" y="14" width="180" height="276"/>`,
    `<rect ${ink} ${fill('s4')} x="66" y="46" width="64" height="244"/>`,
    `<rect ${ink} ${fill('s4')} x="130" y="46" width="64" height="244"/>`,
    `<path ${ink} ${fill('mark')} d="M282 60l38 62h-76zM282 236l38-62h-76z"/>`,
    `<path ${line} d="M14 290h300"/>`,
  ].join(''),
  'coolest-corner': [
    `<path ${ink} ${fill('s4')} d="M44 40q66-18 132 0l-6 110q-60 12-120 0z"/>`,
    `<path ${ink} ${fill('s4')} d="M36 176h148v34H36z"/>`,
    `<path ${line} d="M64 152v24M156 152v24M52 210l-12 80M168 210l12 80M10 290h300"/>`,
    `<path ${ink} ${fill('cold')} d="M262 70c44 62 60 88 60 118a60 60 0 0 1-120 0c0-30 16-56 60-118z"/>`,
    `<path ${line} d="M232 192q2 26 28 30"/>`,
  ].join(''),
};

/** The drawings of the pack as SVG: the signs (340 by 310) by id, the arrows (300 by 200) as `arrow-left` and `arrow-right`. */
export const signDrawings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(drawings).map(([id, shapes]) => [id, svg(340, 310, shapes)]),
  ),
  'arrow-left': arrow(' transform="matrix(-1 0 0 1 300 0)"'),
  'arrow-right': arrow(''),
};

function arrow(transform: string): string {
  const path = 'M10 76h160V16l120 84-120 84v-60H10z';
  return svg(300, 200, `<path${transform} fill="${colorOf('ink')}" d="${path}"/>`);
}

function svg(width: number, height: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
}

/** Width, height and margin of US Letter in twentieths of a point, before it is turned to landscape. */
const page = { width: 12240, height: 15840, margin: 1000 };
const inner = page.height - 2 * page.margin;

interface PosterWords extends Pick<SignagePackFile, 'title' | 'lede' | 'updated'> {
  subject?: string;
}

export function posterDocx(
  { title, lede, updated, subject }: PosterWords,
  site: string,
  turn: { orientation?: (typeof PageOrientation)['LANDSCAPE'] },
  children: Paragraph[],
): Promise<Uint8Array> {
  const { margin, ...size } = page;
  const margins = { top: margin, right: margin, bottom: 700, left: margin };
  return docxFile(updated, {
    ...{ title, description: lede, creator: site, lastModifiedBy: site },
    ...(subject && { subject }),
    sections: [{ properties: { page: { size: { ...size, ...turn }, margin: margins } }, children }],
  });
}

/** Single line spacing, which grows with the text and pictures of a line. */
const lines = { line: 240, lineRule: LineRuleType.AUTO } as const;

/**
 * The signs as an editable Word file, one to a page, with the drawings of the PDF. `pictures` are PNG by the keys of
 * `signDrawings`. The same input gives the same bytes. Throws where a picture is missing.
 */
export function signsDocx(
  pack: SignagePackFile,
  pages: readonly SignPage[],
  pictures: Readonly<Record<string, Uint8Array>>,
  site: string,
): Promise<Uint8Array> {
  const signs = pages.flatMap((sign, index) => signParagraphs(sign, index > 0, pictures, site));
  return posterDocx(pack, site, { orientation: PageOrientation.LANDSCAPE }, signs);
}

function signParagraphs(
  { id, title, line, alt, direction, arrow }: SignPage,
  pageBreakBefore: boolean,
  pictures: Readonly<Record<string, Uint8Array>>,
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

import {
  AlignmentType,
  ImageRun,
  LineRuleType,
  PageOrientation,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { tickBox } from '#files/office/docx-blocks.ts';
import { displayFont, ink } from '#files/office/docx-style.ts';
import { docxFile } from '#files/office/write-docx.ts';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';
import type { EventFlyerFile, SignagePackFile } from './templates.schema.ts';

/*
 * The flyer and the signs of the toolkit as Word files to edit, with their drawings. As everywhere
 * in `docx`, text sizes are in half points, spacing and the page in twentieths of a point, and
 * pictures in pixels.
 */

/**
 * Writes the flyer as a Word file to edit, with examples where the host's own words belong. The
 * same input gives the same bytes.
 */
export async function flyerDocx(flyer: EventFlyerFile, site: string): Promise<Uint8Array> {
  const { kicker, headline, question, questionExample, fields } = flyer;
  const wave = await drawWave({ width: 1364, height: 152 });
  return posterDocx(flyer, site, { subject: kicker }, [
    coldBand([new TextRun({ text: kicker, bold: true, size: 32, color: ink('ink-2') })]),
    new Paragraph({
      heading: 'Heading1',
      shading: coldShading,
      spacing: { ...flyerLines, before: 0, after: 0 },
      children: [new TextRun({ text: headline, font: displayFont, size: 132 })],
    }),
    // An empty line of the cold band, between the headline and the wave.
    coldBand([]),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { ...flyerLines, after: 120 },
      children: [picture(wave, flyer.waveAlt, { width: 682, height: 76 }, 'record')],
    }),
    labelLine(question),
    new Paragraph({
      spacing: { ...flyerLines, after: 240 },
      children: [new TextRun({ text: questionExample, font: displayFont, size: 60 })],
    }),
    ...fields.flatMap((field) => [labelLine(field.label), exampleLine(field.example)]),
    labelLine(flyer.offersTitle),
    new Paragraph({
      spacing: { ...flyerLines, after: 160 },
      children: flyer.offers.flatMap((offer) => [
        tickBox(),
        new TextRun({ text: `\u00A0${offer.replaceAll(' ', '\u00A0')}     `, size: 24 }),
      ]),
    }),
    labelLine(flyer.host),
    exampleLine(flyer.hostExample),
    new Paragraph({ style: 'Source', children: [new TextRun(flyer.credit)] }),
  ]);
}

/** Line spacing of 1.05, which grows with the text and pictures of a line. */
const flyerLines = { line: 252, lineRule: LineRuleType.AUTO } as const;

const coldShading = { type: ShadingType.CLEAR, fill: ink('cold') };

/** Returns a line of the cold blue band at the top of the flyer. */
function coldBand(children: TextRun[]): Paragraph {
  return new Paragraph({
    shading: coldShading,
    spacing: { ...flyerLines, before: 0, after: 0 },
    children,
  });
}

/** Returns the line that says what is written below it. */
function labelLine(words: string): Paragraph {
  const run = new TextRun({ text: words, bold: true, size: 22, color: ink('ink-2') });
  return new Paragraph({
    spacing: { ...flyerLines, before: 160, after: 20 },
    keepNext: true,
    children: [run],
  });
}

/** Returns an example, which the host replaces with words of their own. */
function exampleLine(words: string): Paragraph {
  const run = new TextRun({ text: words, size: 34 });
  return new Paragraph({ spacing: { ...flyerLines, after: 60 }, children: [run] });
}

/**
 * Draws the temperature record as a wave on the edge between cold blue and white: a PNG for the
 * Word file, in pixels.
 */
function drawWave({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill="#ffffff" />
      <rect width={width} height={height / 2} fill={colorOf('cold')} />
      <RecordPicture
        paths={wavePaths(anomalies)}
        viewBox={`0 0 ${anomalies.length * 10} 260`}
        box={{ left: 0, top: 0, width, height }}
      />
    </svg>,
  );
  return sharp(Buffer.from(drawn)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

const directions = ['here', 'left', 'right'] as const;

/**
 * Returns the pages of the pack: each sign without an arrow, with an arrow to the left, and with
 * one to the right.
 */
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

/** Attributes of a shape with an outline. */
const stroke = `stroke="${colorOf('ink')}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`;
const fill = (token: string) => `fill="${colorOf(token)}"`;
/** Attributes of a line that is not filled. */
const strokeOnly = `${stroke} fill="none"`;

/** The shapes of each sign, in a box of 340 by 310 pixels. */
const signShapes: Readonly<Record<SignagePackFile['signs'][number]['id'], string>> = {
  entrance: [
    `<rect ${stroke} ${fill('cold')} x="60" y="20" width="200" height="260"/>`,
    `<path ${stroke} ${fill('s4')} d="M60 20l120 34v252l-120-26z"/>`,
    `<path ${strokeOnly} d="M152 168v26M20 280h300"/>`,
  ].join(''),
  restroom: [
    `<rect ${stroke} ${fill('paper')} x="40" y="26" width="88" height="124" rx="6"/>`,
    `<path ${strokeOnly} d="M64 50h26"/>`,
    `<path ${stroke} ${fill('s4')} d="M110 150h182q4 0 4 8c0 54-44 88-92 88h-94z"/>`,
    `<path ${stroke} ${fill('paper')} d="M96 136h210v26H96z"/>`,
    `<path ${stroke} ${fill('paper')} d="M120 246h84v44h-84z"/>`,
    `<path ${strokeOnly} d="M30 290h270"/>`,
  ].join(''),
  elevator: [
    `<rect ${stroke} ${fill('cold')} x="40" y="14" width="180" height="276"/>`,
    `<rect ${stroke} ${fill('s4')} x="66" y="46" width="64" height="244"/>`,
    `<rect ${stroke} ${fill('s4')} x="130" y="46" width="64" height="244"/>`,
    `<path ${stroke} ${fill('mark')} d="M282 60l38 62h-76zM282 236l38-62h-76z"/>`,
    `<path ${strokeOnly} d="M14 290h300"/>`,
  ].join(''),
  'coolest-corner': [
    `<path ${stroke} ${fill('s4')} d="M44 40q66-18 132 0l-6 110q-60 12-120 0z"/>`,
    `<path ${stroke} ${fill('s4')} d="M36 176h148v34H36z"/>`,
    `<path ${strokeOnly} d="M64 152v24M156 152v24M52 210l-12 80M168 210l12 80M10 290h300"/>`,
    `<path ${stroke} ${fill('cold')} d="M262 70c44 62 60 88 60 118a60 60 0 0 1-120 0c0-30 16-56 60-118z"/>`,
    `<path ${strokeOnly} d="M232 192q2 26 28 30"/>`,
  ].join(''),
};

/**
 * The drawings of the pack as SVG: the signs (340 by 310 pixels) by id, and the arrows (300 by 200
 * pixels) as `arrow-left` and `arrow-right`.
 */
export const signDrawings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(signShapes).map(([id, shapes]) => [id, svg(340, 310, shapes)]),
  ),
  'arrow-left': arrowDrawing(' transform="matrix(-1 0 0 1 300 0)"'),
  'arrow-right': arrowDrawing(''),
};

/** Returns an arrow to the right, changed by the `transform` attribute if there is one. */
function arrowDrawing(transform: string): string {
  const path = 'M10 76h160V16l120 84-120 84v-60H10z';
  return svg(300, 200, `<path${transform} fill="${colorOf('ink')}" d="${path}"/>`);
}

function svg(width: number, height: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
}

/** Single line spacing, which grows with the text and pictures of a line. */
const signLines = { line: 240, lineRule: LineRuleType.AUTO } as const;

/**
 * Writes the signs as a Word file to edit, one on each page, with the drawings of the PDF.
 * `pictures` are PNG files by the keys of `signDrawings`. The same input gives the same bytes.
 * Throws where a picture is missing.
 */
export function signsDocx(
  pack: SignagePackFile,
  pictures: Readonly<Record<string, Uint8Array>>,
  site: string,
): Promise<Uint8Array> {
  const signs = signPages(pack).flatMap(({ id, title, line, alt, direction, arrow }, index) => {
    const drawing = picture(pictures[id], alt, { width: 250, height: 228 });
    const pointer = arrow
      ? picture(pictures[`arrow-${direction}`], arrow, { width: 270, height: 180 })
      : undefined;
    // An arrow stands on the side to which it points.
    const left = direction === 'left' ? pointer : drawing;
    const right = direction === 'left' ? drawing : pointer;
    const size = title.length > 10 ? 180 : 240;
    return [
      new Paragraph({
        pageBreakBefore: index > 0,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        spacing: { ...signLines, after: 900 },
        children: [left, new TextRun('\t'), right].filter((run) => run !== undefined),
      }),
      new Paragraph({
        heading: 'Heading1',
        spacing: { ...signLines, before: 0, after: 200 },
        children: [new TextRun({ text: title, font: displayFont, size })],
      }),
      new Paragraph({
        spacing: { ...signLines, after: 700 },
        children: [new TextRun({ text: line, size: 56 })],
      }),
      new Paragraph({ style: 'Source', children: [new TextRun(site)] }),
    ];
  });
  return posterDocx(pack, site, { orientation: PageOrientation.LANDSCAPE }, signs);
}

function picture(
  data: Uint8Array | undefined,
  alt: string,
  transformation: { width: number; height: number },
  name = alt,
): ImageRun {
  if (!data) throw new Error(`no drawing of “${alt}”`);
  return new ImageRun({
    type: 'png',
    data,
    transformation,
    altText: { name, title: alt, description: alt },
  });
}

/**
 * Width, height and margin of US Letter in twentieths of a point, before it is turned to landscape.
 */
const page = { width: 12240, height: 15840, margin: 1000 };
/** Width of the text on a page in landscape, where the height of the paper is its width. */
const textWidth = page.height - 2 * page.margin;

function posterDocx(
  { title, lede, updated }: Pick<SignagePackFile, 'title' | 'lede' | 'updated'>,
  site: string,
  more: { subject?: string; orientation?: (typeof PageOrientation)['LANDSCAPE'] },
  children: Paragraph[],
): Promise<Uint8Array> {
  const { subject, orientation } = more;
  const { width, height, margin } = page;
  const size = { width, height, ...(orientation && { orientation }) };
  const margins = { top: margin, right: margin, bottom: 700, left: margin };
  return docxFile(updated, {
    title,
    description: lede,
    creator: site,
    lastModifiedBy: site,
    ...(subject && { subject }),
    sections: [{ properties: { page: { size, margin: margins } }, children }],
  });
}

import {
  AlignmentType,
  Document,
  ImageRun,
  LineRuleType,
  Packer,
  Paragraph,
  ShadingType,
  TextRun,
} from 'docx';
import { tickBox } from '#files/office/docx-boxes.ts';
import { displayFont, docxStyles, ink } from '#files/office/docx-style.ts';
import { numberedPictures } from '#files/office/numbered-pictures.ts';
import { sameBytes } from '#files/office/same-bytes.ts';
import type { EventFlyerFile } from './event-flyer.schema.ts';

/** Width, height and margin of US Letter in twentieths of a point. */
const page = { width: 12240, height: 15840, margin: 1000 };

/** The flyer as a Word file to type over: every example in it stands where a host's own words belong. */
export async function flyerDocx(
  flyer: EventFlyerFile,
  site: string,
  wave: Uint8Array,
): Promise<Uint8Array> {
  const { title, lede, kicker, headline, question, questionExample, fields, updated } = flyer;
  const { margin, ...size } = page;
  const file = new Document({
    ...{ title, description: lede, subject: kicker, creator: site, lastModifiedBy: site },
    styles: docxStyles,
    sections: [
      {
        properties: {
          page: { size, margin: { top: margin, right: margin, bottom: 700, left: margin } },
        },
        children: [
          cold([new TextRun({ text: kicker, bold: true, size: 32, color: ink('ink-2') })], 0),
          new Paragraph({
            ...{ heading: 'Heading1', shading, spacing: { ...lines, before: 0, after: 0 } },
            children: [new TextRun({ text: headline, font: displayFont, size: 132 })],
          }),
          cold([], 0),
          picture(wave, flyer.waveAlt),
          label(question),
          new Paragraph({
            spacing: { ...lines, after: 240 },
            children: [new TextRun({ text: questionExample, font: displayFont, size: 60 })],
          }),
          ...fields.flatMap((field) => [label(field.label), filled(field.example)]),
          label(flyer.offersTitle),
          new Paragraph({
            spacing: { ...lines, after: 160 },
            children: flyer.offers.flatMap((offer) => [
              tickBox(),
              new TextRun({ text: `\u00A0${offer.replaceAll(' ', '\u00A0')}     `, size: 24 }),
            ]),
          }),
          label(flyer.host),
          filled(flyer.hostExample),
          new Paragraph({ style: 'Source', children: [new TextRun(flyer.credit)] }),
        ],
      },
    ],
  });
  return sameBytes(new Uint8Array(await Packer.toBuffer(file)), updated, numberedPictures);
}

/** As tall as the letters and pictures in them want to be. */
const lines = { line: 252, lineRule: LineRuleType.AUTO } as const;

const shading = { type: ShadingType.CLEAR, fill: ink('cold') };

function cold(children: TextRun[], after: number): Paragraph {
  return new Paragraph({ shading, spacing: { ...lines, before: 0, after }, children });
}

function label(words: string): Paragraph {
  const run = new TextRun({ text: words, bold: true, size: 22, color: ink('ink-2') });
  return new Paragraph({
    spacing: { ...lines, before: 160, after: 20 },
    keepNext: true,
    children: [run],
  });
}

function filled(words: string): Paragraph {
  const run = new TextRun({ text: words, size: 34 });
  return new Paragraph({ spacing: { ...lines, after: 60 }, children: [run] });
}

function picture(data: Uint8Array, alt: string): Paragraph {
  return new Paragraph({
    ...{ alignment: AlignmentType.CENTER, spacing: { ...lines, after: 120 } },
    children: [
      new ImageRun({
        ...{ type: 'png', data, transformation: { width: 682, height: 76 } },
        altText: { name: 'record', title: alt, description: alt },
      }),
    ],
  });
}

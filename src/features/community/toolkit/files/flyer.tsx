import { AlignmentType, ImageRun, LineRuleType, Paragraph, ShadingType, TextRun } from 'docx';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { tickBox } from '#files/office/docx-blocks.ts';
import { displayFont, ink } from '#files/office/docx-style.ts';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';
import { posterDocx } from './signs.ts';
import type { EventFlyerFile } from './templates.schema.ts';

/**
 * The flyer as an editable Word file with examples where the host's own words belong. `wave` is a PNG from `drawWave`.
 * The same input gives the same bytes.
 */
export function flyerDocx(
  flyer: EventFlyerFile,
  site: string,
  wave: Uint8Array,
): Promise<Uint8Array> {
  const { kicker, headline, question, questionExample, fields } = flyer;
  return posterDocx({ ...flyer, subject: kicker }, site, {}, [
    cold([new TextRun({ text: kicker, bold: true, size: 32, color: ink('ink-2') })]),
    new Paragraph({
      ...{ heading: 'Heading1', shading, spacing: { ...lines, before: 0, after: 0 } },
      children: [new TextRun({ text: headline, font: displayFont, size: 132 })],
    }),
    cold([]),
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
  ]);
}

/** Line spacing of 1.05, which grows with the text and pictures of a line. */
const lines = { line: 252, lineRule: LineRuleType.AUTO } as const;

const shading = { type: ShadingType.CLEAR, fill: ink('cold') };

function cold(children: TextRun[]): Paragraph {
  return new Paragraph({ shading, spacing: { ...lines, before: 0, after: 0 }, children });
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

/** The temperature record as a wave on the edge between cold blue and white, as a PNG for the Word file. */
export function drawWave({ width, height }: { width: number; height: number }): Promise<Buffer> {
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

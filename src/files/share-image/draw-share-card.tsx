import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions } from 'sharp';
import { cachedBytes } from '#files/build-cache.ts';
import type { Conversation } from '#ui/conversation/conversation.ts';
import { firstYear, yearCount } from '#ui/record/record-span.ts';
import { drawPortrait } from './draw-portrait.ts';
import { drawWords } from './draw-words.tsx';
import { type Box, RecordStripes, RecordWave } from './RecordPicture.tsx';
import { type ShareCard, type SharePortrait, shareSize } from './share-card.ts';
import { colorOf } from './share-colors.ts';
import { brandLayer, layerAt } from './share-text.tsx';
import { TalkPicture } from './TalkPicture.tsx';

/**
 * Returns a card's picture as a response, from the build cache if card and portrait are the same.
 */
export async function shareFile(card: ShareCard): Promise<Response> {
  const portrait = card.portrait && (await readFile(card.portrait.file));
  const png = await cachedBytes('share', [card, portrait], () => drawShareCard(card));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

/** Draws a card as a PNG of 1200 × 630 pixels. The same card gives the same bytes. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const layout = shareLayout(card.portrait !== undefined);
  const [{ input, raw }, words, portrait] = await Promise.all([
    card.talk ? drawGround(card.site, layout, card.talk) : cachedGround(card.site, layout),
    wordsLayer(card, layout),
    portraitLayers(card, layout),
  ]);
  return (
    sharp(input, { raw })
      .composite([words, ...portrait])
      .removeAlpha()
      // A palette would make the file half as large, and take as long as all the rest of the
      // drawing.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}

const { width, height } = shareSize;
const margin = 60;
const brandHeight = 64;
const gap = 24;
const footGap = 36;
const yearsHeight = 14;

/**
 * Returns the boxes of a card, in pixels. With a portrait the record is low, and the words are
 * beside the person; without one the record is tall.
 */
export function shareLayout(hasPortrait: boolean) {
  const top = height - (hasPortrait ? 102 : 190);
  const portraitWidth = hasPortrait ? (top * 5) / 6 : 0;
  const left = portraitWidth + margin;
  const wordsTop = margin + brandHeight + gap;
  return {
    brand: { left, top: margin, width: width - left - margin, height: brandHeight },
    // Kicker, title, lines and tags, at the foot of this box.
    words: { left, top: wordsTop, width: width - left - margin, height: top - footGap - wordsTop },
    // The record along the foot; its axis is the edge between cold and paper.
    record: { left: 0, top, width, height: height - top },
    portrait: { left: 0, top: 0, width: portraitWidth, height: top - yearsHeight },
    years: { left: 0, top: top - yearsHeight, width: portraitWidth, height: yearsHeight },
  };
}

type ShareLayout = ReturnType<typeof shareLayout>;

/**
 * Cards of one layout without a conversation differ only in words and portrait, so their ground is
 * drawn once for each site and layout.
 */
const grounds = new Map<string, ReturnType<typeof drawGround>>();

function cachedGround(site: string, layout: ShareLayout) {
  const key = JSON.stringify([site, layout]);
  const ground = grounds.get(key) ?? drawGround(site, layout);
  grounds.set(key, ground);
  return ground;
}

async function drawGround(site: string, layout: ShareLayout, talk?: Conversation) {
  const { record, portrait: frame, years } = layout;
  const ground = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...shareSize}>
      <rect {...shareSize} fill={colorOf('cold')} />
      <rect y={record.top + record.height / 2} {...shareSize} fill={colorOf('paper')} />
      {talk ? <TalkPicture talk={talk} box={record} /> : <RecordWave box={record} />}
      <rect width={frame.width} height={frame.height} fill={colorOf('paper')} />
      <RecordStripes box={frame} opacity={0.32} />
      <RecordStripes box={years} />
    </svg>,
  );
  const { data, info } = await sharp(Buffer.from(ground))
    .composite([await brandLayer(site, layout.brand)])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

async function wordsLayer(card: ShareCard, { words }: ShareLayout): Promise<OverlayOptions> {
  const drawn = await drawWords(card, words);
  return layerAt({ left: words.left, top: words.top + words.height - drawn.height }, drawn.svg);
}

async function portraitLayers({ portrait }: ShareCard, layout: ShareLayout) {
  if (!portrait) return [];
  return [
    await drawPortrait(portrait, layout.portrait),
    ...yearsBeforePractice(portrait, layout.years),
  ];
}

/**
 * Returns the layers that cover the strip of years up to the first year of practice, with paper and
 * a line. Where that year is not known, they cover all of it.
 */
function yearsBeforePractice({ since }: SharePortrait, years: Box): OverlayOptions[] {
  const before = since === undefined ? yearCount : since - firstYear;
  const width = Math.round((years.width * before) / yearCount);
  if (width < 1) return [];
  const bar = (top: number, height: number, color: 'paper' | 'line'): OverlayOptions => ({
    left: years.left,
    top,
    input: { create: { width, height, channels: 3, background: colorOf(color) } },
  });
  return [bar(years.top, years.height, 'paper'), bar(years.top + 6, 2, 'line')];
}

import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { cachedBytes } from '#files/build-cache.ts';
import { drawPortrait } from '#files/share-image/draw-portrait.ts';
import { drawWords } from '#files/share-image/draw-words.tsx';
import { type Box, RecordStripes, RecordWave } from '#files/share-image/RecordPicture.tsx';
import type { ShareCard, SharePortrait } from '#files/share-image/share-card.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { brandLayer, layerAt } from '#files/share-image/share-text.tsx';
import { TalkPicture } from '#files/share-image/TalkPicture.tsx';

/**
 * Returns the file of a cover as the build writes it; for the same words and portraits it comes
 * from the build cache.
 */
export async function coverFile(
  card: ShareCard,
  portraits: readonly SharePortrait[],
): Promise<Response> {
  const faces = await Promise.all(portraits.map(({ file }) => readFile(file)));
  const png = await cachedBytes('covers', [card, portraits, ...faces], () =>
    drawCover(card, portraits),
  );
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

const maxFaces = 2;

/**
 * Draws a square PNG of 1,400 pixels for podcast programs and lock screens, with the words of a
 * card and the first two portraits. The same input always gives the same bytes.
 */
export async function drawCover(
  card: ShareCard,
  portraits: readonly SharePortrait[],
): Promise<Buffer> {
  const firstPortraits = portraits.slice(0, maxFaces);
  const { frames, record, words, brand } = coverLayout(firstPortraits.length);
  const { svg, height } = await drawWords(card, words);
  const faces = frames.flatMap((frame, index) => {
    const portrait = firstPortraits[index];
    return portrait ? [drawPortrait(portrait, middleSquare(frame))] : [];
  });
  return sharp(Buffer.from(drawGround(frames, record, card.talk)))
    .composite([
      layerAt({ left: words.left, top: words.top + words.height - height }, svg),
      await brandLayer(card.site, brand),
      ...(await Promise.all(faces)),
    ])
    .png({ palette: true, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/** Side of a cover in pixels: the least that podcast directories take. */
const coverSide = 1400;
const margin = 90;
const facesHeight = 780;
const gap = 6;

/**
 * Returns the boxes of a cover with so many faces. With faces the words stand below them; without,
 * the record fills the room above the words.
 */
function coverLayout(count: number) {
  const width = (coverSide - gap * (count - 1)) / Math.max(count, 1);
  const top = count > 0 ? facesHeight : 200;
  const inner = coverSide - 2 * margin;
  return {
    /** A ground for each face, side by side from edge to edge. */
    frames: Array.from({ length: count }, (_, index) => ({
      left: Math.round(index * (width + gap)),
      top: 0,
      width: Math.round(width),
      height: facesHeight,
    })),
    /** The conversation or the record; its axis is the edge between the two colors. */
    record: { left: 0, top, width: coverSide, height: count > 0 ? 130 : 480 },
    words: { left: margin, top: coverSide - 600, width: inner, height: 400 },
    brand: { left: margin, top: coverSide - 150, width: inner, height: 64 },
  };
}

/**
 * Returns the middle of a frame, at most as wide as high, because a wider portrait would be cut
 * below the eyes.
 */
function middleSquare(box: Box): Box {
  const width = Math.min(box.width, box.height);
  return { ...box, left: box.left + Math.round((box.width - width) / 2), width };
}

function drawGround(frames: readonly Box[], record: Box, talk: ShareCard['talk']): string {
  const square = { width: coverSide, height: coverSide };
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...square}>
      <rect {...square} fill={colorOf('cold')} />
      <rect y={record.top + record.height / 2} {...square} fill={colorOf('paper')} />
      {talk ? <TalkPicture talk={talk} box={record} /> : <RecordWave box={record} />}
      {frames.map((frame) => (
        <g key={frame.left}>
          <rect x={frame.left} width={frame.width} height={frame.height} fill={colorOf('paper')} />
          <RecordStripes box={frame} opacity={0.32} />
        </g>
      ))}
    </svg>,
  );
}

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

/**
 * A cover as the build writes it, from the build cache for the same words and the same portraits.
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
 * Words and the first two portraits → a square PNG for podcast programs and lock screens. The same
 * input always gives the same bytes.
 */
export async function drawCover(
  card: ShareCard,
  portraits: readonly SharePortrait[],
): Promise<Buffer> {
  const shown = portraits.slice(0, maxFaces);
  const { frames, record, words, brand } = coverLayout(shown.length);
  const { svg, height } = await drawWords(card, words);
  const faces = frames.flatMap((frame, index) => {
    const portrait = shown[index];
    return portrait ? [drawPortrait(portrait, narrowed(frame))] : [];
  });
  return sharp(Buffer.from(drawGround(frames, record)))
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
 * The boxes of a cover with so many faces: with faces the words are below them; without, the record
 * has the room.
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
    /** The record; its axis is the edge between the two grounds. */
    record: { left: 0, top, width: coverSide, height: count > 0 ? 130 : 480 },
    words: { left: margin, top: coverSide - 600, width: inner, height: 400 },
    brand: { left: margin, top: coverSide - 150, width: inner, height: 64 },
  };
}

/**
 * The middle of a frame, at most as wide as high, because a wider portrait would be cut below the
 * eyes.
 */
function narrowed(box: Box): Box {
  const width = Math.min(box.width, box.height);
  return { ...box, left: box.left + Math.round((box.width - width) / 2), width };
}

function drawGround(frames: readonly Box[], record: Box): string {
  const square = { width: coverSide, height: coverSide };
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...square}>
      <rect {...square} fill={colorOf('cold')} />
      <rect y={record.top + record.height / 2} {...square} fill={colorOf('paper')} />
      <RecordWave box={record} />
      {frames.map((frame) => (
        <g key={frame.left}>
          <rect x={frame.left} width={frame.width} height={frame.height} fill={colorOf('paper')} />
          <RecordStripes box={frame} opacity={0.32} />
        </g>
      ))}
    </svg>,
  );
}

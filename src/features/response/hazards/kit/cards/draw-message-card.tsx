import { drawMessage } from '#files/share-image/draw-message.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { hazardDrawings } from '../../hazard.ts';
import { type CardOrder, type CardShape, cardShapes } from './message-card.ts';

/** Font sizes of a message in pixels; the largest that fits is used. */
const sizes = [92, 82, 74, 66, 60, 54, 48, 42, 36] as const;

/**
 * Draws a card as a PNG. The same order always gives the same bytes. Rejects where the words fit at
 * no font size.
 */
export function drawMessageCard(order: CardOrder, shape: CardShape): Promise<Buffer> {
  const { hazard, icon, words, source, site } = order;
  const boxes = cardLayout(shape);
  const { band, mark, source: foot } = boxes;
  const size = cardShapes[shape];
  const color = colorOf(icon);
  const ground = (
    <svg xmlns="http://www.w3.org/2000/svg" {...size}>
      <rect {...size} fill={colorOf('paper')} />
      <rect width={band.width} height={band.height} fill={color} />
      <svg x={mark.left} y={mark.top} {...markSize} viewBox="0 0 52 40">
        <path d={hazardDrawings[icon]} fill={color} />
      </svg>
      <rect x={foot.left} y={foot.top - 14} width={foot.width} height="2" fill={colorOf('line')} />
    </svg>
  );
  return drawMessage({
    ground,
    kicker: hazard,
    kickerSize: 40,
    message: words,
    sizes,
    source,
    site,
    boxes,
    what: 'share card',
  });
}

const bandHeight = 20;
const markSize = { width: 104, height: 80 };
const brandHeight = 56;
const sourceHeight = 82;
const gap = 28;

/**
 * The boxes of a shape in pixels: mark and name at the top, source and brand at the bottom, the
 * message in between.
 */
function cardLayout(shape: CardShape) {
  const { width, height } = cardShapes[shape];
  const margin = shape === 'wide' ? 60 : 84;
  const inner = width - 2 * margin;
  const headTop = bandHeight + (shape === 'wide' ? 34 : 70);
  const brandTop = height - (shape === 'wide' ? 36 : 70) - brandHeight;
  const sourceTop = brandTop - 20 - sourceHeight;
  const wordsTop = headTop + markSize.height + gap;
  const nameLeft = margin + markSize.width + gap;
  return {
    band: { left: 0, top: 0, width, height: bandHeight },
    mark: { left: margin, top: headTop, ...markSize },
    kicker: { left: nameLeft, top: headTop + 16, width: width - nameLeft - margin, height: 60 },
    words: { left: margin, top: wordsTop, width: inner, height: sourceTop - gap - wordsTop },
    source: { left: margin, top: sourceTop, width: inner, height: sourceHeight },
    brand: { left: margin, top: brandTop, width: inner, height: brandHeight },
  };
}

import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';
import { layout } from './film.ts';
import type { Ground } from './scenes.ts';

const { width, height } = layout.record;
const viewBox = `0 0 ${anomalies.length * 10} 260`;

/** The record up to some year, on the edge of a ground → its pixels, three bytes each; the years to come are a line. */
export function drawRecord(years: number, ground: Ground): Promise<Buffer> {
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <rect width={width} height={height} fill={colorOf(ground)} />
      <rect y={height / 2} width={width} height={height / 2} fill={colorOf('paper')} />
      <rect y={height / 2 - 1} width={width} height="2" fill={colorOf('line')} />
      <RecordPicture
        paths={wavePaths(anomalies.slice(0, years))}
        viewBox={viewBox}
        box={{ left: 0, top: 0, width, height }}
      />
    </svg>,
  );
  return sharp(Buffer.from(drawn)).removeAlpha().raw().toBuffer();
}

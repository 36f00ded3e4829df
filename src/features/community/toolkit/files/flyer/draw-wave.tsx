import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, wavePaths } from '#ui/record/record.ts';

/** The record as a wave on the edge from cold to white, a PNG for the file to edit. */
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

import sharp from 'sharp';
import { type TypesetJob, typesetPicture } from '#files/typeset/typeset.ts';

/** Size of a preview in pixels: the first page of a sheet of US Letter, twice as large as it is shown. */
export const previewSize = { width: 408, height: 528 } as const;

/** The first page of a document of US Letter as a small PNG; the same job gives the same bytes. */
export async function drawPreview(job: TypesetJob): Promise<Buffer> {
  return sharp(Buffer.from(firstPage(typesetPicture(job))), { density: 96 })
    .resize(previewSize)
    .flatten({ background: '#fff' })
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Pages below each other → the first of them alone: the frame of the drawing is cut to its height in points. The
 * engine lays the grounds of all pages on the first, so all but the first are taken away.
 */
export function firstPage(pages: string): string {
  let grounds = 0;
  return pages
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      'viewBox="0 0 612 792" width="612" height="792"',
    )
    .replace(/<path [^>]*d="M 0 0v 792 h 612 v -792 Z "\/>/g, (ground) => {
      grounds += 1;
      return grounds === 1 ? ground : '';
    });
}

import sharp from 'sharp';
import type { ArchiveFiles } from '#files/office/archive.ts';
import { drawClearSpace } from './clear-space.ts';
import { drawLogo } from './draw-logo.ts';
import {
  type Arrangement,
  arrangements,
  type Inking,
  inkingNames,
  logoFileName,
  pngWidths,
} from './logo.ts';

/** The files of the logo package: SVG and PNG of every arrangement in every ink, clear space, and the rules as text. */
export async function logoPackage(site: string, rules: string): Promise<ArchiveFiles> {
  const kinds = arrangements.flatMap((one) => inkingNames.map((ink) => [one, ink] as const));
  const logos = await Promise.all(kinds.map(([one, ink]) => logoFiles(site, one, ink)));
  const space = Buffer.from(await drawClearSpace(site));
  return {
    'READ-ME.txt': Buffer.from(rules),
    'clear-space.svg': space,
    'clear-space.png': await png(space, 1280),
    ...Object.fromEntries(logos.flat()),
  };
}

/** Names of the files of an arrangement in an ink: the drawing, then the pictures by their width. */
export function logoPaths(site: string, arrangement: Arrangement, ink: Inking): string[] {
  const name = logoFileName(site, arrangement, ink);
  const widths = pngWidths[arrangement];
  return [`svg/${name}.svg`, ...widths.map((width) => `png/${name}-${width}.png`)];
}

async function logoFiles(
  site: string,
  arrangement: Arrangement,
  ink: Inking,
): Promise<[path: string, bytes: Uint8Array][]> {
  const svg = Buffer.from((await drawLogo(site, arrangement, ink)).svg);
  const pictures = pngWidths[arrangement].map((width) => png(svg, width));
  const bytes = [svg, ...(await Promise.all(pictures))];
  return logoPaths(site, arrangement, ink).flatMap((path, index): [string, Uint8Array][] => {
    const one = bytes[index];
    return one ? [[path, one]] : [];
  });
}

/** A drawing as a picture of a width in pixels, its ground transparent. */
async function png(svg: Buffer, width: number): Promise<Buffer> {
  const { width: drawn = width } = await sharp(svg).metadata();
  const density = Math.min(2400, Math.ceil((72 * width) / drawn));
  return sharp(svg, { density }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

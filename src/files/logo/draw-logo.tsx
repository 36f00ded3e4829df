import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { escapeHtml } from '#site/escape-html.ts';
import { markBars, markBox } from '#site/site.ts';
import type { ArchiveFiles } from '../office/archive.ts';
import { colorOf } from '../share-image/share-colors.ts';
import {
  type Arrangement,
  arrangements,
  type Inking,
  inkingNames,
  inkings,
  logoFileName,
  pngWidths,
} from './logo.ts';
import { boundsOf, movePath, round } from './svg-path.ts';

/**
 * Draws a logo as SVG with a transparent ground and no margin. Its words are outlines, so the file
 * needs no font.
 */
export async function drawLogo(site: string, arrangement: Arrangement, inking: Inking) {
  const { ground, isColored } = inkings[inking];
  const ink = inking === 'white' ? '#ffffff' : colorOf('ink', ground);
  const { bars, height } = markOf(arrangement);
  const markWidth = Math.max(...bars.map((bar) => bar.x + bar.width));
  const name = await namePath(site, arrangement, markWidth, height);
  const width = round(name?.right ?? markWidth);
  const shapes = bars.map((bar) => {
    const fill = isColored ? colorOf(`s${bar.step}`, ground) : ink;
    return `<rect fill="${fill}" x="${round(bar.x)}" y="${bar.y}" width="${bar.width}" height="${bar.height}"/>`;
  });
  if (name) shapes.push(`<path fill="${ink}" d="${name.path}"/>`);
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${frame}><title>${escapeHtml(site)}</title>${shapes.join('')}</svg>\n`;
  return { svg, width, height };
}

type Bar = Record<'x' | 'y' | 'width' | 'height' | 'step', number>;

const sevenBars: readonly Bar[] = markBars.map(({ x, ...bar }) => ({ ...bar, x: Number(x) }));

/** The five bars of the favicon. Below about 24 pixels seven bars would run together. */
const fiveBars: readonly Bar[] = [
  { y: 8, height: 10, step: 1 },
  { y: 3, height: 26, step: 3 },
  { y: 0, height: 22, step: 7 },
  { y: 3, height: 17, step: 9 },
  { y: 8, height: 9, step: 11 },
].map((bar, index) => ({ ...bar, x: 6.4 * index, width: 4.4 }));

/** Returns the bars of an arrangement and their height, in units of the mark. */
function markOf(arrangement: Arrangement): { bars: readonly Bar[]; height: number } {
  return arrangement === 'small'
    ? { bars: fiveBars, height: 29 }
    : { bars: sevenBars, height: markBox.height };
}

/** The name beside the mark in units of the mark, as in the header. */
const nameSettings = {
  logo: { size: 19, gap: 12, lines: 2 },
  line: { size: 31, gap: 14, lines: 1 },
} as const;

/** The least space on every side of a logo, in units of the mark: the height of its first bar. */
const clearSpace = sevenBars[0]?.height ?? 0;

/** Returns the name beside the mark, centered in its height; undefined for a mark without name. */
async function namePath(site: string, arrangement: Arrangement, left: number, height: number) {
  if (arrangement !== 'logo' && arrangement !== 'line') return undefined;
  const { size, gap, lines } = nameSettings[arrangement];
  const { path, bounds } = await nameOutlines(lines === 2 ? inTwoLines(site) : [site], size);
  const x = left + gap - bounds.left;
  const y = (height - bounds.top - bounds.bottom) / 2;
  return { path: movePath(path, { scale: 1, x, y }), right: bounds.right + x };
}

/** The name on two lines, the break before its last word; a name of one word stays on one. */
function inTwoLines(site: string): string[] {
  const space = site.lastIndexOf(' ');
  return space === -1 ? [site] : [site.slice(0, space), site.slice(space + 1)];
}

/**
 * Draws the logo inside its clear space as SVG. The first bar of the mark is in each margin, as its
 * measure.
 */
export async function drawClearSpace(site: string): Promise<string> {
  const logo = await drawLogo(site, 'logo', 'color');
  const width = logo.width + 2 * clearSpace;
  const height = logo.height + 2 * clearSpace;
  const frame = `viewBox="-1 -1 ${width + 2} ${height + 2}" width="${width + 2}" height="${height + 2}"`;
  const edge = `fill="none" stroke="${colorOf('edge')}" stroke-width="0.5"`;
  const barWidth = 4.6;
  const upright = { x: width / 2 - barWidth / 2, width: barWidth, height: clearSpace };
  const lying = { y: clearSpace + 19 - barWidth / 2, width: clearSpace, height: barWidth };
  const measures = [
    { ...upright, y: 0 },
    { ...upright, y: height - clearSpace },
    { ...lying, x: 0 },
    { ...lying, x: width - clearSpace },
  ].map(
    (bar) =>
      `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" fill="${colorOf('mark')}"/>`,
  );
  const drawn = logo.svg.trim().replace('<svg ', `<svg x="${clearSpace}" y="${clearSpace}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${frame}><title>${escapeHtml(site)}</title>`,
    ...measures,
    drawn.replace(/<title>.*?<\/title>/, ''),
    `<rect x="${clearSpace}" y="${clearSpace}" width="${logo.width}" height="${logo.height}" ${edge}/>`,
    `<rect width="${width}" height="${height}" ${edge} stroke-dasharray="3 2"/>`,
    '</svg>\n',
  ].join('');
}

/** Every arrangement in every inking. */
export const logoKinds = arrangements.flatMap((arrangement) =>
  inkingNames.map((ink) => [arrangement, ink] as const),
);

/**
 * Returns the files of the logo package by path: SVG and PNG of every logo, the clear space, and
 * `rules` as plain text.
 */
export async function logoPackage(site: string, rules: string): Promise<ArchiveFiles> {
  const logos = await Promise.all(
    logoKinds.map(([arrangement, ink]) => logoFiles(site, arrangement, ink)),
  );
  const space = Buffer.from(await drawClearSpace(site));
  return {
    'READ-ME.txt': Buffer.from(rules),
    'clear-space.svg': space,
    'clear-space.png': await png(space, 1280),
    ...Object.fromEntries(logos.flat()),
  };
}

/** Returns the paths of the files of a logo in the package: the SVG, then the PNGs by width. */
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
  return logoPaths(site, arrangement, ink).map((path, index) => [path, bytes[index] as Buffer]);
}

async function png(svg: Buffer, width: number): Promise<Buffer> {
  const { width: drawn = width } = await sharp(svg).metadata();
  const density = Math.min(2400, Math.ceil((72 * width) / drawn));
  return sharp(svg, { density }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const file = '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff';
const font = {
  name: 'Brygada 1918',
  weight: 600,
  style: 'normal',
  data: readFileSync(resolve(file)),
} as const;

/** Outlines are taken at this font size, because satori rounds their points. */
const outlineSize = 400;

/**
 * Returns lines of words in the font of the header as one SVG path from the top left, and its
 * bounds. `size` is the font size.
 */
async function nameOutlines(lines: readonly string[], size: number) {
  const svg = await satori(
    <div style={{ display: 'flex', flexDirection: 'column', ...letters }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>,
    { width: outlineSize * 60, fonts: [font] },
  );
  const drawn = [...svg.matchAll(/<path fill="#000" d="([^"]+)"/g)]
    .map(([, path]) => path)
    .join('');
  const path = movePath(drawn, { scale: size / outlineSize, x: 0, y: 0 });
  return { path, bounds: boundsOf(path) };
}

const letters = {
  fontFamily: 'Brygada 1918',
  fontSize: outlineSize,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.02,
  color: '#000',
} as const;

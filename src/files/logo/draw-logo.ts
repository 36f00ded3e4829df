import { colorOf } from '#files/share-image/share-colors.ts';
import { type Arrangement, type Bar, type Inking, inkings, markOf, nameSettings } from './logo.ts';
import { nameOutlines } from './name-outlines.tsx';
import { movePath } from './outlines.ts';

/** A drawn logo: the file, and its size in units of the mark. */
export interface Logo {
  svg: string;
  width: number;
  height: number;
}

/** The logo as an SVG file with a transparent ground, cut close; words are outlines, so it needs no font. */
export async function drawLogo(
  site: string,
  arrangement: Arrangement,
  inking: Inking,
): Promise<Logo> {
  const { bars, height } = markOf(arrangement);
  const markWidth = Math.max(...bars.map((bar) => bar.x + bar.width));
  const name = await namePath(site, arrangement, markWidth, height);
  const width = name?.right ?? markWidth;
  const size = { width: round(width), height };
  const drawn = [
    ...bars.map((bar) => rectangle(bar, inking)),
    ...(name ? [`<path fill="${inkOf(inking)}" d="${name.path}"/>`] : []),
  ].join('');
  const frame = `viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${frame}><title>${site}</title>${drawn}</svg>\n`;
  return { svg, ...size };
}

/** The name where it stands beside the mark, in the middle of its height; nothing for a mark alone. */
async function namePath(site: string, arrangement: Arrangement, left: number, height: number) {
  if (arrangement !== 'logo' && arrangement !== 'line') return undefined;
  const { size, gap, lines } = nameSettings[arrangement];
  const { path, bounds } = await nameOutlines(lines === 2 ? inTwoLines(site) : [site], size);
  const x = left + gap - bounds.left;
  const y = (height - bounds.top - bounds.bottom) / 2;
  return { path: movePath(path, { scale: 1, x, y }), right: bounds.right + x };
}

/** The words of the name, the last on a line of its own, as the header breaks it. */
function inTwoLines(site: string): string[] {
  const at = site.lastIndexOf(' ');
  return [site.slice(0, at), site.slice(at + 1)];
}

/** The color of the words of a logo. */
export function inkOf(inking: Inking): string {
  if (inking === 'white') return '#ffffff';
  return colorOf('ink', inkings[inking].ground);
}

function rectangle({ x, y, width, height, step }: Bar, inking: Inking): string {
  const { ground, isColored } = inkings[inking];
  const fill = isColored ? colorOf(`s${step}`, ground) : inkOf(inking);
  return `<rect fill="${fill}" x="${round(x)}" y="${y}" width="${width}" height="${height}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

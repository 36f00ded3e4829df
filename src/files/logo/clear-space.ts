import { colorOf } from '#files/share-image/share-colors.ts';
import { drawLogo } from './draw-logo.ts';
import { clearSpace } from './logo.ts';

/** The logo inside its clear space, the first bar standing in each margin as the measure (an SVG file). */
export async function drawClearSpace(site: string): Promise<string> {
  const logo = await drawLogo(site, 'logo', 'color');
  const [width, height] = [logo.width + 2 * clearSpace, logo.height + 2 * clearSpace];
  const frame = `viewBox="-1 -1 ${width + 2} ${height + 2}" width="${width + 2}" height="${height + 2}"`;
  const edge = `fill="none" stroke="${colorOf('edge')}" stroke-width="0.5"`;
  const [middle, center] = [width / 2, clearSpace + 19];
  const measures = [
    [middle - 2.3, 0, 4.6, clearSpace],
    [middle - 2.3, height - clearSpace, 4.6, clearSpace],
    [0, center - 2.3, clearSpace, 4.6],
    [width - clearSpace, center - 2.3, clearSpace, 4.6],
  ].map(
    ([x, y, w, h]) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colorOf('mark')}"/>`,
  );
  const drawn = logo.svg.trim().replace('<svg ', `<svg x="${clearSpace}" y="${clearSpace}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${frame}><title>${site}</title>`,
    ...measures,
    drawn.replace(/<title>.*?<\/title>/, ''),
    `<rect x="${clearSpace}" y="${clearSpace}" width="${logo.width}" height="${logo.height}" ${edge}/>`,
    `<rect width="${width}" height="${height}" ${edge} stroke-dasharray="3 2"/>`,
    '</svg>\n',
  ].join('');
}

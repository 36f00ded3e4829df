import sharp from 'sharp';
import { drawable } from '#files/font-letters.ts';
import type { Box } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont } from '#files/share-image/share-text.tsx';
import { markBars, markBox } from '#site/site.ts';
import { fillIn } from '#site/words.ts';
import type { SeriesView } from '../../series/series.ts';
import { seriesDocument } from '../chart-text.ts';
import type { ChartWords } from '../chart-words.schema.ts';
import { unitLine } from '../plots.ts';
import { barsPicture } from './bars-picture.tsx';
import { type DrawnWords, drawnWords, line, wordsAt } from './picture-text.tsx';
import { rowsPicture } from './rows-picture.tsx';

/** The size of a saved picture in pixels. */
export const pictureSize = { width: 1600, height: 900 } as const;

const margin = 64;
const inner = pictureSize.width - 2 * margin;
const brandWidth = 420;
const markScale = 1.25;

/** The colors of a series, from the tokens of the light theme. */
export type SeriesColor = 'cx' | 'heat' | 'fire' | 'storm' | 'flood';

const colorOfHazard = {
  'extreme-heat': 'heat',
  wildfires: 'fire',
  'extreme-weather': 'storm',
  flooding: 'flood',
} as const;

/** Returns the token of the color of a series. */
export function seriesColor({ hazard }: Pick<SeriesView, 'hazard'>): SeriesColor {
  return hazard ? colorOfHazard[hazard] : 'cx';
}

/**
 * Draws a chart as an SVG of 1600 × 900 pixels, without fonts: title, unit, drawing, the whole
 * caution, source and the name of the site. The same series gives the same text. Rejects where the
 * words leave the drawing no room.
 */
export async function drawChartPicture(
  series: SeriesView,
  words: ChartWords,
  site: string,
): Promise<string> {
  const title = await titleOf(series.title);
  const unit = await line(`${unitLine(series, words)}.`, 24, 'ink-2', inner);
  const partly = series.status === 'partly' ? ` ${words.partly}` : '';
  const source = fillIn(words.source, { source: seriesDocument(series) });
  const footWidth = inner - brandWidth - 40;
  const foot = await line(`${source}. ${series.place}.${partly}`, 20, 'ink-2', footWidth);
  const care = await line(`${words.care} ${series.caution}`, 23, 'ink', inner - 24);
  const brand = await brandWords(site);
  const footTop = pictureSize.height - 44 - Math.max(foot.height, brand.height);
  const careTop = footTop - 22 - care.height;
  const unitTop = margin - 14 + title.height + 6;
  const top = unitTop + unit.height;
  const box: Box = { left: margin, top, width: inner, height: careTop - 20 - top };
  if (box.height < 240) throw new Error(`series/${series.id}: the words leave a picture no room`);
  const color = colorOf(seriesColor(series));
  const isOnAxis = series.chart === 'series' || series.chart === 'columns';
  const drawing = isOnAxis
    ? await barsPicture(series, words, box, color)
    : await rowsPicture(series, box, color);
  const { width, height } = pictureSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(series.title)}</title><desc>${escaped(series.alternative)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colorOf('cold')}"/>`,
    wordsAt(title, margin, margin - 14),
    wordsAt(unit, margin, unitTop),
    drawing,
    `<rect x="${margin}" y="${careTop}" width="6" height="${care.height}" fill="${colorOf('mark')}"/>`,
    wordsAt(care, margin + 24, careTop),
    wordsAt(foot, margin, footTop),
    wordsAt(brand, pictureSize.width - margin - brandWidth, footTop),
    '</svg>',
  ].join('');
}

/** Draws the same picture as a PNG. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

/** The title in the largest of three sizes at which it has at most two lines. */
async function titleOf(title: string): Promise<DrawnWords> {
  for (const size of [60, 52]) {
    const drawn = await display(title, size);
    if (drawn.height < size * 2.7) return drawn;
  }
  return display(title, 44);
}

/** Mark and name of the site. Satori would put the mark in as a picture, so it is drawn here. */
async function brandWords(site: string): Promise<DrawnWords> {
  const mark = markBars
    .map(
      ({ step, x, y, width, height }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colorOf(`s${step}`)}"/>`,
    )
    .join('');
  const left = markBox.width * markScale + 16;
  const name = await display(site, 30, brandWidth - left);
  const top = (markBox.height * markScale - 33) / 2;
  const inner = `<g transform="scale(${markScale})">${mark}</g>${wordsAt(name, left, top)}`;
  return { width: brandWidth, height: markBox.height * markScale, inner };
}

function display(text: string, size: number, width = inner): Promise<DrawnWords> {
  const style = {
    display: 'block',
    width: '100%',
    color: colorOf('ink'),
    fontFamily: displayFont,
    fontWeight: 500,
    fontSize: size,
    letterSpacing: '-0.015em',
    lineHeight: 1.1,
    paddingBottom: '0.14em',
  } as const;
  return drawnWords(<div style={style}>{drawable(text)}</div>, width);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

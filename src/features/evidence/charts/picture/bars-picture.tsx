import type { Box } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import type { SeriesView } from '../../series/series.ts';
import { type Anchor, boxHeight } from '../bars.ts';
import type { ChartWords } from '../chart-words.schema.ts';
import { type Plot, plotOf } from '../plots.ts';
import { line, tenth, wordsAt } from './picture-text.tsx';

/** Pixels above the bars for two rows of labels, and below them for the years. */
const labelsHeight = 92;
const yearsHeight = 44;
const textSize = 22;
/** The width of the column that a label is drawn in; it never fills it. */
const labelWidth = 320;

/** Draws the bars of a series into a box, as markup with all words as paths. */
export async function barsPicture(
  series: SeriesView,
  words: ChartWords,
  outer: Box,
  color: string,
): Promise<string> {
  const plot = plotOf(series, words);
  const hasTicks = plot.values.length === 0;
  const left = hasTicks ? 110 : 0;
  const box: Box = {
    left: outer.left + left,
    top: outer.top + labelsHeight,
    width: outer.width - left,
    height: outer.height - labelsHeight - yearsHeight,
  };
  const { width } = plot.drawing;
  const scale = `translate(${box.left} ${tenth(box.top)}) scale(${box.width / width} ${box.height / boxHeight})`;
  const bars = plot.drawing.bars.map(({ path }) => path).join('');
  return [
    ...(await Promise.all(plot.ticks.map((tick) => drawTick(tick, box, outer, hasTicks)))),
    `<path transform="${scale}" d="${bars}" fill="${color}"/>`,
    plot.break ? await drawBreak(plot.break, box) : '',
    ...(await Promise.all(plot.means.map((mean) => drawMean(mean, box)))),
    ...(await Promise.all(plot.labels.map((label) => drawLabel(label, box)))),
    ...(await Promise.all(plot.values.map((value) => drawValue(value, box)))),
    ...(await Promise.all(
      plot.years.map(({ x, text }) =>
        textAt(text, xIn(box, x), box.top + box.height + 10, 'middle'),
      ),
    )),
  ].join('');
}

function xIn(box: Box, percent: number): number {
  return box.left + (box.width * percent) / 100;
}

function yIn(box: Box, percent: number): number {
  return box.top + (box.height * percent) / 100;
}

/** Draws a text whose start, middle or end is at a place; `y` is its upper edge. */
async function textAt(
  text: string,
  x: number,
  y: number,
  anchor: Anchor,
  isBold = false,
): Promise<string> {
  const align = { start: 'left', middle: 'center', end: 'right' } as const;
  const before = { start: 0, middle: labelWidth / 2, end: labelWidth };
  const drawn = await line(text, textSize, 'ink', labelWidth, align[anchor], isBold);
  return wordsAt(drawn, x - before[anchor], y);
}

function lineAt(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 1,
  dashes = '',
): string {
  const pattern = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="${stroke}" stroke-width="${width}"${pattern}/>`;
}

async function drawTick(
  { y, text, isZero }: Plot['ticks'][number],
  box: Box,
  outer: Box,
  hasText: boolean,
): Promise<string> {
  const place = yIn(box, y);
  const stroke = colorOf(isZero ? 'ink' : 'line');
  const words = hasText ? await textAt(text, outer.left, place - 32, 'start') : '';
  return lineAt(outer.left, place, box.left + box.width, place, stroke, isZero ? 3 : 1) + words;
}

async function drawLabel(label: Plot['labels'][number], box: Box): Promise<string> {
  const { bar, row, anchor, name, text } = label;
  const x = xIn(box, bar.x);
  const top = box.top - (row === 'upper' ? 84 : 42);
  const aside = { start: 8, middle: 0, end: -8 };
  const begins = anchor === 'middle' ? top + 34 : top;
  const leader = lineAt(x, begins, x, yIn(box, bar.y), colorOf('edge'));
  return leader + (await textAt(`${name}  ${text}`, x + aside[anchor], top, anchor, true));
}

async function drawValue(value: Plot['values'][number], box: Box): Promise<string> {
  return textAt(value.text, xIn(box, value.x), yIn(box, value.y) - 36, 'middle', true);
}

async function drawMean(mean: Plot['means'][number], box: Box): Promise<string> {
  const { x, first, width, y, clear, text, isLeft } = mean;
  const place = yIn(box, y);
  const drawn = lineAt(xIn(box, x), place, xIn(box, x + width), place, colorOf('ink'), 4);
  if (!text) return drawn;
  const words = isLeft
    ? await textAt(text, xIn(box, x) - 10, place - 16, 'end', true)
    : await textAt(text, xIn(box, first) + 10, yIn(box, clear) - 36, 'start', true);
  return drawn + words;
}

async function drawBreak(
  { x, words, isEnd }: NonNullable<Plot['break']>,
  box: Box,
): Promise<string> {
  const place = xIn(box, x);
  const drawn = lineAt(place, box.top - 80, place, box.top + box.height, colorOf('edge'), 2, '8 6');
  const anchor = isEnd ? 'end' : 'start';
  return drawn + (await textAt(words, place + (isEnd ? -10 : 10), box.top - 86, anchor));
}

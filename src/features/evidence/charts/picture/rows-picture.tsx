import type { Box } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { barColumns, type SeriesView } from '../../series/series.ts';
import { comparisonRows, type HundredRow, type RowBar, shareRows, stairRows } from '../rows.ts';
import { line, tenth, wordsAt } from './picture-text.tsx';

/** Pixels at the left for the name of a row, and at the right for its value. */
const nameWidth = 440;
const valueWidth = 240;
const gap = 20;

/** One bar of the picture with its words; a length is a share of the room, from 0 to 1. */
interface PictureRow {
  name: string;
  value: string;
  draw: (room: Box, color: string) => string;
}

/** Draws the rows of a comparison or of hundreds into a box, with all words as paths. */
export async function rowsPicture(series: SeriesView, box: Box, color: string): Promise<string> {
  const rows = pictureRows(series);
  const height = Math.min(box.height / rows.length, 140);
  const start = box.top + (box.height - height * rows.length) / 2;
  const size = Math.min(26, Math.max(15, height * 0.5));
  const drawn = rows.map(async ({ name, value, draw }, index) => {
    const top = start + index * height;
    const left = box.left + nameWidth + gap;
    const width = box.width - nameWidth - valueWidth - 2 * gap;
    const label = await line(name, size, 'ink', nameWidth, 'right');
    const number = await line(value, size * 1.15, 'ink', valueWidth, 'left', true);
    const room = { left, top: top + height * 0.14, width, height: height * 0.72 };
    return [
      wordsAt(label, box.left, top + (height - label.height) / 2),
      draw(room, color),
      wordsAt(number, left + width + gap, top + (height - number.height) / 2),
    ].join('');
  });
  return (await Promise.all(drawn)).join('');
}

function pictureRows(series: SeriesView): PictureRow[] {
  if (series.chart === 'comparison') {
    return comparisonRows(series).flatMap(({ label, bars }) =>
      bars.map((bar, index) => ({
        name: nameOf(label, bar, index),
        value: bar.text,
        draw: (room: Box, color: string) => lyingBar(bar, room, color),
      })),
    );
  }
  if (series.chart === 'share') return shareRows(series).map(hundredRow);
  const columns = barColumns(series.table);
  return columns.flatMap((column) =>
    stairRows(series, column.name).map((row) => {
      const name = columns.length > 1 ? `${column.label}: ${row.label}` : row.label;
      return hundredRow({ ...row, label: name });
    }),
  );
}

/** The name of a bar: of its row, and of its column where a row has several. */
function nameOf(label: string, { name }: RowBar, index: number): string {
  if (name === undefined) return label;
  return index === 0 ? `${label}, ${name}` : name;
}

function hundredRow(row: HundredRow): PictureRow {
  const { label, from, to, text } = row;
  return { name: label, value: text, draw: (room, color) => hundredBars(from, to, room, color) };
}

function rect(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;
}

/** A hundred bars, of which those from one to another stand tall. */
function hundredBars(from: number, to: number, room: Box, color: string): string {
  const cell = room.width / 100;
  const bars = Array.from({ length: 100 }, (_, index) => {
    const isTall = index >= Math.round(from) && index < Math.round(to);
    return { isTall, x: room.left + index * cell };
  });
  const path = (isTall: boolean) =>
    bars
      .filter((bar) => bar.isTall === isTall)
      .map(({ x }) => {
        const height = isTall ? room.height : room.height * 0.16;
        return rect(x, room.top + (room.height - height) / 2, cell * 0.64, height);
      })
      .join('');
  return `<path d="${path(false)}" fill="${colorOf('edge')}"/><path d="${path(true)}" fill="${color}"/>`;
}

/** A striped bar; outlined where it is a projection, or the rest of a range; with its interval. */
function lyingBar(bar: RowBar, room: Box, color: string): string {
  const { length, interval, isRange, isProjected } = bar;
  const at = (percent: number) => room.left + (room.width * percent) / 100;
  const outline = (from: number, to: number) =>
    `<path d="${rect(at(from), room.top, at(to) - at(from), room.height)}" fill="none" stroke="${color}" stroke-width="3"/>`;
  const middle = tenth(room.top + room.height / 2);
  const striped = `<path d="M${room.left} ${middle}H${tenth(at(length))}" stroke="${color}" stroke-width="${tenth(room.height)}" stroke-dasharray="9.6 5.4"/>`;
  const parts = [isProjected ? outline(0, length) : striped];
  if (interval && isRange) parts.push(outline(interval.from, interval.to));
  if (interval && !isRange) {
    const ends = [interval.from, interval.to]
      .map(
        (end) =>
          `M${tenth(at(end))} ${tenth(room.top + room.height * 0.3)}v${tenth(room.height * 0.4)}`,
      )
      .join('');
    parts.push(
      `<path d="M${tenth(at(interval.from))} ${middle}H${tenth(at(interval.to))}${ends}" fill="none" stroke="${colorOf('ink')}" stroke-width="3"/>`,
    );
  }
  return parts.join('');
}

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorOf } from '#files/share-image/share-colors.ts';
import { exampleChartWords, seriesOfExample } from '../../series/testing/example-series.ts';
import { drawBars } from '../bars.ts';
import { drawChartPicture, pictureSize, pngOf, seriesColor } from './chart-picture.tsx';

const site = 'Climate Health Voices';
const draw = (id: string) => drawChartPicture(seriesOfExample(id), exampleChartWords, site);

test.each([
  ['flood-flash-flood-deaths', 'a series of years'],
  ['air-quality-failing-grades', 'columns with a break'],
  ['heat-cardiovascular-projection', 'projections with intervals'],
  ['storm-excess-deaths', 'a range'],
  ['flood-hurricane-death-causes', 'two staircases'],
  ['home-trust-health-professionals', 'hundreds'],
  ['wildfire-acres-by-month', 'pairs of bars'],
])('%s, %s, is a picture without fonts, in its color', async (id) => {
  const svg = await draw(id);
  expect(svg).not.toMatch(/<text|font-family|href=|<style|<script/);
  expect(svg).toContain(colorOf(seriesColor(seriesOfExample(id))));
  expect(svg).toContain(`<desc>${seriesOfExample(id).alternative}</desc>`);
  expect(Buffer.byteLength(svg)).toBeLessThan(450_000);
  expect(await draw(id), 'the same values give the same picture').toBe(svg);
  const { width, height } = await sharp(await pngOf(svg)).metadata();
  expect({ width, height }).toEqual(pictureSize);
});

test('the bars of the picture are those of the page', async () => {
  const series = seriesOfExample('flood-flash-flood-deaths');
  const rows = series.table.rows.map(({ label, values }, cell) => ({
    label,
    cell,
    value: values[0],
  }));
  const path = drawBars(rows)
    .bars.map((bar) => bar.path)
    .join('');
  expect(await draw(series.id)).toContain(`d="${path}"`);
});

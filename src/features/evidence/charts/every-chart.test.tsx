// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../series/csv-rows.ts';
import { unknownNumbers, unnamedRows, wrongNumbers } from '../series/numbers-in-words.ts';
import { seriesSchema } from '../series/series.schema.ts';
import { barColumns, type SeriesView } from '../series/series.ts';
import { contradiction } from '../series/statements.ts';
import { exampleSeries, exampleChartWords as words } from '../series/testing/example-series.ts';
import { boxHeight } from './bars.ts';
import { Chart } from './Chart.tsx';

/*
 * Every chart of the example, as it is on a page: its drawing, its table and its file say the same,
 * and its title and its text alternative are true of them.
 */

const address = 'https://site.example/evidence/x';
const charts = exampleSeries.map(({ series, csv }) => {
  const figure = document.createElement('div');
  figure.innerHTML = renderToStaticMarkup(
    <Chart series={series} words={words} address={address} />,
  );
  return { id: series.id, series, figure, csv };
});

/** The values of a CSV, one list for each column after the first. */
function columnsOf(csv: string): number[][] {
  const [header = [], ...rows] = csvRows(csv);
  return header
    .slice(1)
    .map((_, index) =>
      rows.flatMap((row) => (row[index + 1] === '' ? [] : Number(row[index + 1]))),
    );
}

/** The values of the columns that are drawn, in the order of their bars. */
function drawnValues({ table, chart }: SeriesView, csv: string): number[] {
  const columns = columnsOf(csv);
  const drawn = barColumns(table).map(({ name }) =>
    table.columns.findIndex((column) => column.name === name),
  );
  const first = columns[drawn[0] ?? 0] ?? [];
  const isWhole =
    chart === 'share' && first.length === 2 && (first[0] ?? 0) + (first[1] ?? 0) === 100;
  if (isWhole) return first.slice(0, 1);
  if (chart === 'staircase') return drawn.flatMap((index) => columns[index] ?? []);
  return first.flatMap((_, row) => drawn.map((index) => columns[index]?.[row] ?? Number.NaN));
}

const numberOf = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name)?.replace('%', ''));

/** The values that a drawing has by its lengths alone. `top` is the value of its full length. */
function lengthsIn(figure: Element, chart: SeriesView['chart'], top: number): number[] {
  if (chart === 'series' || chart === 'columns') {
    const path = figure.querySelector('svg svg path')?.getAttribute('d') ?? '';
    const heights = [...path.matchAll(/v([\d.]+)h-/g)].map(([, height]) => Number(height));
    return heights.map((height) => (height / boxHeight) * top);
  }
  if (chart === 'comparison') {
    return [...figure.querySelectorAll('dd')].map((bar) => {
      const line = bar.querySelector('line[class*=stripes]') ?? undefined;
      const length = line
        ? numberOf(line, 'x2')
        : numberOf(bar.querySelector('rect') ?? undefined, 'width');
      return (length / 100) * top;
    });
  }
  return [...figure.querySelectorAll('line[data-tone="tall"]')].map(
    (line) => numberOf(line, 'x2') - numberOf(line, 'x1'),
  );
}

/** The value of the full length of a drawing: the highest, or the farthest end of an interval. */
function topOf({ table }: SeriesView, csv: string): number {
  const columns = columnsOf(csv);
  const measured = table.columns.flatMap(({ use }, index) =>
    use === 'table' ? [] : (columns[index] ?? []),
  );
  return Math.max(...measured);
}

/** A number as a page writes it: `−1,323,666`, `66.3%`, `10.1 million`. */
function readNumber(text: string): number {
  const number = Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
  return /million/.test(text) ? number * 1e6 : number;
}

describe.each(charts)('the chart $id', ({ series, figure, csv }) => {
  test('fits the schema', () => {
    const { id: _, table, csvHref: __, ...file } = series;
    const columns = [table.place, ...table.columns];
    expect(seriesSchema.safeParse(Object.assign(file, { columns })).error).toBeUndefined();
  });

  test('draws the values of its file', () => {
    const values = drawnValues(series, csv);
    const top = topOf(series, csv);
    const lengths = lengthsIn(figure, series.chart, top);
    expect(values.length).toBeGreaterThan(0);
    expect(lengths).toHaveLength(values.length);
    // A bar of zero is a hair, so that it is seen to be there.
    lengths.forEach((length, index) => {
      expect(Math.abs(length - (values[index] ?? Number.NaN))).toBeLessThan(top * 0.0045);
    });
  });

  test('has the values of its file in its table', () => {
    const [header = [], ...rows] = csvRows(csv);
    const cells = [...figure.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent ?? ''),
    );
    expect(figure.querySelectorAll('thead th')).toHaveLength(header.length);
    expect(cells.map(([label]) => label)).toEqual(rows.map(([label]) => label));
    cells.forEach((row, index) => {
      row.slice(1).forEach((text, place) => {
        const value = rows[index]?.[place + 1] ?? '';
        const decimals = series.table.columns[place]?.decimals ?? 6;
        if (value === '') expect(text).toBe(words.numbers.none);
        else expect(readNumber(text)).toBeCloseTo(Number(value), decimals - 0.31);
      });
    });
  });

  test('has the values in its words that it draws', () => {
    const values = [...new Set(columnsOf(csv).flat())];
    const texts = [
      ...figure.querySelectorAll('dl b, svg text[class*=value], svg text[class*=label]'),
    ].filter((text) => !text.closest('[data-window="narrow"]'));
    expect(texts.length).toBeGreaterThan(0);
    for (const { textContent } of texts) {
      const name = series.table.rows.find(({ label }) =>
        textContent?.startsWith(`${label} `),
      )?.label;
      const written = (textContent ?? '').slice(name?.length ?? 0);
      for (const part of written.split(' to ')) {
        const number = readNumber(part);
        const near = Math.min(...values.map((value) => Math.abs(value - number)));
        expect(near, written).toBeLessThan(number > 1e6 ? 50_000 : 0.0051);
      }
    }
  });

  test('has a title and a text alternative that are true of its values', () => {
    const { table, title, alternative, statements } = series;
    const told = Object.assign({}, series, { columns: [table.place, ...table.columns] });
    expect(statements.flatMap((statement) => contradiction(statement, table) ?? [])).toEqual([]);
    expect(unknownNumbers(title, told, table, true)).toEqual([]);
    expect(unknownNumbers(alternative, told, table)).toEqual([]);
    expect(wrongNumbers(`${title}. ${alternative}`, table)).toEqual([]);
    if (series.chart === 'series') expect(unnamedRows(alternative, table)).toEqual([]);
    const image = figure.querySelector('[role="img"]');
    if (image) expect(image.getAttribute('aria-label')).toBe(alternative);
    expect(figure.querySelector('figcaption h2')?.textContent).toBe(title);
  });

  test('says its caution, its source, and whether it is confirmed, and copies them', () => {
    const { caution, source, status } = series;
    const copied = figure.querySelector('[data-copies]')?.getAttribute('data-copies') ?? '';
    for (const text of [figure.textContent ?? '', copied]) {
      expect(text).toContain(`${words.care} ${caution}`);
      expect(text).toContain(source.title);
    }
    expect(copied).toContain(address);
    expect((figure.textContent ?? '').includes(words.partly)).toBe(status === 'partly');
    expect(copied.includes(words.partly)).toBe(status === 'partly');
  });

  test('needs no style and no script', () => {
    expect(figure.querySelectorAll('[style], script, style')).toHaveLength(0);
  });
});

test('a long series has the means of five years on a phone, and says so', () => {
  const long = charts.filter(({ figure }) => figure.querySelector('[data-window="narrow"]'));
  expect(long.map(({ id }) => id)).toEqual(['flood-extreme-one-day-rain']);
  for (const { figure, csv } of long) {
    const [values = []] = columnsOf(csv);
    const means = Array.from({ length: Math.ceil(values.length / 5) }, (_, index) => {
      const group = values.slice(5 * index, 5 * index + 5);
      return group.reduce((sum, value) => sum + value, 0) / group.length;
    });
    const [narrow, note] = figure.querySelectorAll('[data-window="narrow"]');
    const top = Math.max(...means);
    const lengths = narrow ? lengthsIn(narrow, 'series', top) : [];
    expect(lengths).toHaveLength(means.length);
    lengths.forEach((length, index) => {
      expect(Math.abs(length - (means[index] ?? Number.NaN))).toBeLessThan(0.01);
    });
    expect(narrow?.getAttribute('aria-label')).toContain('the mean of the five');
    expect(note?.textContent).toContain(`All ${values.length} years are in the numbers.`);
  }
});

test('there is a chart of every form, and a test of it saw each', () => {
  expect(charts).toHaveLength(31);
  const forms = new Set(charts.map(({ series }) => series.chart));
  expect([...forms].toSorted()).toEqual(['columns', 'comparison', 'series', 'share', 'staircase']);
});

test('the colors of charts are those of the tokens', () => {
  const css = readFileSync('src/features/evidence/charts/chart.module.css', 'utf8');
  const colors = [...css.matchAll(/(?:fill|stroke|background|color|border[\w-]*):\s*([^;]+);/g)];
  expect(colors.length).toBeGreaterThan(20);
  const own = colors
    .map(([, value = '']) => value)
    .filter((value) => /#|rgb|hsl|\b(?:red|blue|black|white|gray)\b/.test(value));
  expect(own).toEqual([]);
});

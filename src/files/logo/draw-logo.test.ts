import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogo, logoPackage } from './draw-logo.tsx';
import { arrangements, inkingNames, logoFileName } from './logo.ts';

const site = 'Climate Health Voices';

test.each(
  arrangements.flatMap((arrangement) => inkingNames.map((ink) => [arrangement, ink] as const)),
)(
  'the %s in %s is a drawing of shapes alone, with its name for those who cannot see it',
  async (arrangement, inking) => {
    const { svg } = await drawLogo(site, arrangement, inking);
    expect(new Set(svg.match(/<\w+/g))).toEqual(
      new Set(['<svg', '<title', '<rect', ...(svg.includes('<path') ? ['<path'] : [])]),
    );
    expect(svg).toContain(`<title>${site}</title>`);
    expect(svg).not.toMatch(/NaN|Infinity|href|style|on\w+=/);
  },
);

test('the name stands beside the mark and inside the frame', async () => {
  const mark = await drawLogo(site, 'mark', 'color');
  const logo = await drawLogo(site, 'logo', 'color');
  const line = await drawLogo(site, 'line', 'color');
  expect([mark.height, logo.height, line.height]).toEqual([44, 44, 44]);
  expect(mark.width).toBeCloseTo(44.8);
  expect(logo.width).toBeGreaterThan(150);
  expect(line.width).toBeGreaterThan(logo.width);
});

test('one color is one color', async () => {
  for (const [inking, color] of [
    ['ink', '#14202b'],
    ['white', '#ffffff'],
  ] as const) {
    const { svg } = await drawLogo(site, 'logo', inking);
    expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set([color]));
  }
});

test('files are named after the site', () => {
  expect(logoFileName(site, 'mark', 'color-reversed')).toBe(
    'climate-health-voices-mark-color-reversed',
  );
});

const files = await logoPackage('Climate Health Voices', 'The rules.');

test('the package holds the rules, the clear space, and each logo as a drawing and in three widths', () => {
  const endings = (ending: string) => Object.keys(files).filter((path) => path.endsWith(ending));
  expect(String(files['READ-ME.txt'])).toBe('The rules.');
  expect(endings('.svg')).toHaveLength(17);
  expect(endings('.png')).toHaveLength(49);
});

test('every picture is as wide as its name says, and can be laid on any ground', async () => {
  for (const [path, bytes] of Object.entries(files)) {
    const width = /-(\d+)\.png$/.exec(path)?.[1];
    if (!width) continue;
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width, path).toBe(Number(width));
    // The middle of the left edge is a bar, the corner under it is nothing.
    expect(data[(info.height - 1) * info.width * 4 + 3], path).toBe(0);
  }
});

test('a name with marks of XML stays a name', async () => {
  const { svg } = await drawLogo('Prairie <Climate> & Health', 'logo', 'color');
  expect(svg).toContain('<title>Prairie &lt;Climate&gt; &amp; Health</title>');
  expect(logoFileName('Prairie <Climate> & Health', 'logo', 'color')).toBe(
    'prairie-climate-health-logo-color',
  );
});

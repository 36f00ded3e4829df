import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  cropOf,
  drawHeadshot,
  type HeadshotOrder,
  headshotKinds,
  headshotName,
} from './headshot.ts';

describe('the crop of a picture', () => {
  const drawing = { width: 1300, height: 1560 };
  const landscape = { width: 3000, height: 2000 };
  test.each([
    [drawing, 'portrait', 'center', { left: 0, top: 0, width: 1300, height: 1560 }],
    [drawing, 'square', 'center', { left: 0, top: 52, width: 1300, height: 1300 }],
    [drawing, 'square', 'top', { left: 0, top: 0, width: 1300, height: 1300 }],
    [drawing, 'square', 'bottom', { left: 0, top: 260, width: 1300, height: 1300 }],
    [drawing, 'square', 'left', { left: 0, top: 52, width: 1300, height: 1300 }],
    [landscape, 'portrait', 'center', { left: 667, top: 0, width: 1667, height: 2000 }],
    [landscape, 'portrait', 'left', { left: 0, top: 0, width: 1667, height: 2000 }],
    [landscape, 'square', 'right', { left: 1000, top: 0, width: 2000, height: 2000 }],
    [landscape, 'square', 'top', { left: 500, top: 0, width: 2000, height: 2000 }],
    [{ width: 1, height: 1 }, 'portrait', 'center', { left: 0, top: 0, width: 1, height: 1 }],
  ] as const)('%o, %s, %s', (picture, shape, focus, crop) => {
    expect(cropOf(picture, shape, focus)).toEqual(crop);
  });
});

test('every headshot of a speaker has a name of its own that can be read', () => {
  expect(headshotKinds.map((kind) => headshotName('amara-quill', kind))).toEqual([
    'amara-quill-portrait-print',
    'amara-quill-portrait-web',
    'amara-quill-square-print',
    'amara-quill-square-web',
  ]);
});

const order: HeadshotOrder = {
  shape: 'portrait',
  use: 'web',
  focus: 'center',
  credit: 'Photograph by Ana Reyes',
};

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 156"><circle cx="65" cy="50" r="40" fill="#7d4e31"/></svg>',
);

/** A photograph that is red at the left and blue at the right, with a place in it. */
function photograph(width: number, height: number): Promise<Buffer> {
  const half = { create: { width, height, channels: 3, background: '#d00' } } as const;
  const right = { create: { width: width / 2, height, channels: 3, background: '#00d' } } as const;
  return sharp(half)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Somebody else' }, IFD3: { GPSLatitude: '29/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();
}

describe('a drawing', () => {
  test.each([
    ['portrait', 'print', 1800, 2160, 300],
    ['portrait', 'web', 800, 960, 72],
    ['square', 'print', 1800, 1800, 300],
    ['square', 'web', 800, 800, 72],
  ] as const)('as %s for %s', async (shape, use, width, height, density) => {
    const jpeg = await drawHeadshot(drawing, { ...order, shape, use });
    const metadata = await sharp(jpeg).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', width, height, density });
    expect(metadata.icc).toBeDefined();
    expect(metadata.exif?.toString('latin1')).toContain(order.credit);
  });

  test('stands on the light ground', async () => {
    const jpeg = await drawHeadshot(drawing, order);
    const [corner] = await sharp(jpeg)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner).toBeGreaterThan(240);
  });

  test('gives the same bytes again', async () => {
    expect(await drawHeadshot(drawing, order)).toEqual(await drawHeadshot(drawing, order));
  });
});

describe('a photograph', () => {
  test('is cropped around what must stay in view, and never enlarged', async () => {
    const left = await drawHeadshot(await photograph(600, 400), { ...order, focus: 'left' });
    const { dominant, ...stats } = await sharp(left).stats();
    expect(await sharp(left).metadata()).toMatchObject({ width: 333, height: 400 });
    expect(stats.channels).toHaveLength(3);
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('taken sideways is turned', async () => {
    const turned = await sharp(await photograph(600, 400))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const jpeg = await drawHeadshot(turned, { ...order, shape: 'square' });
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 400, height: 400 });
  });

  test('loses what it came with: the place, and another’s name', async () => {
    const jpeg = await drawHeadshot(await photograph(600, 400), order);
    const exif = (await sharp(jpeg).metadata()).exif?.toString('latin1') ?? '';
    expect(exif).toContain(order.credit);
    expect(exif).not.toContain('Somebody else');
    expect(exif).not.toMatch(/GPS|N\0/);
  });
});

test('what is no picture is refused', async () => {
  await expect(drawHeadshot(Buffer.from('hello'), order)).rejects.toThrow();
});

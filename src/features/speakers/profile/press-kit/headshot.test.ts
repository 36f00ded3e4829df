import { describe, expect, test } from 'vitest';
import { cropOf, headshotKinds, headshotName } from './headshot.ts';

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

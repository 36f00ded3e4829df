import { expect, test } from 'vitest';
import { cropToCover } from './draw-portrait.ts';

const frame = { width: 400, height: 500 };

test.each([
  [
    'of the same shape',
    { width: 800, height: 1000 },
    'center',
    { width: 400, height: 500 },
    [0, 0],
  ],
  [
    'that is too wide',
    { width: 2000, height: 1000 },
    'center',
    { width: 1000, height: 500 },
    [300, 0],
  ],
  [
    'that is too wide',
    { width: 2000, height: 1000 },
    'right',
    { width: 1000, height: 500 },
    [600, 0],
  ],
  [
    'that is too tall',
    { width: 400, height: 1000 },
    'center',
    { width: 400, height: 1000 },
    [0, 100],
  ],
  ['that is too tall', { width: 400, height: 1000 }, 'top', { width: 400, height: 1000 }, [0, 0]],
  [
    'that is too tall',
    { width: 400, height: 1000 },
    'bottom',
    { width: 400, height: 1000 },
    [0, 500],
  ],
  ['that is too small', { width: 40, height: 50 }, 'left', { width: 400, height: 500 }, [0, 0]],
] as const)('a picture %s (%o, %s) fills the frame', (_, picture, focus, size, [left, top]) => {
  expect(cropToCover(picture, frame, focus)).toEqual({ size, visible: { ...frame, left, top } });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoPackage } from './logo-package.ts';

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

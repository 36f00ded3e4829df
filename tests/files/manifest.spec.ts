import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';

interface Manifest {
  id: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { url: string }[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(outDir, 'manifest.webmanifest'), 'utf8'));

test('the site can be installed: each icon has the size that the manifest states', async () => {
  expect(manifest.id).toBe('/');
  for (const purpose of ['any', 'maskable', 'monochrome']) {
    expect(manifest.icons.map((icon) => icon.purpose)).toContain(purpose);
  }
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(outDir, src)).metadata();
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
  }
});

test('its shortcuts lead to pages, and every page links it', () => {
  const files = new Set(builtFiles('**/*.html').map((file) => `/${file}`));
  for (const { url } of manifest.shortcuts) expect(files).toContain(`${url}.html`);
  // The kits file is saved, embeds are framed: neither is a page to install.
  const pagesWithout = builtPages().filter(
    ({ path, html }) =>
      !path.endsWith('/kits') &&
      !path.startsWith('/embed/') &&
      !html.includes('<link rel="manifest" href="/manifest.webmanifest">'),
  );
  expect(pagesWithout.map(({ path }) => path)).toEqual([]);
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { cachedBytes } from '#files/build-cache.ts';
import { firstLetters } from './first-letters.ts';

/** The fonts of the site, each with the range of weights that the styles use. */
export const fonts = {
  'atkinson-hyperlegible-next': { min: 400, max: 700 },
  'brygada-1918': { min: 500, max: 600 },
} as const;

/**
 * Writes the fonts that every page preloads to `.build/fonts`. They hold only `firstLetters`, the
 * characters of English and Spanish, and the weights in `fonts`. Pages with any other character get
 * the whole fonts as well (more-letters.css).
 */
export function subsetFonts(): AstroIntegration {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const root = fileURLToPath(config.root);
        const folder = join(root, '.build', 'fonts');
        await mkdir(folder, { recursive: true });
        for (const [name, wght] of Object.entries(fonts)) {
          const path = join(root, 'src/styles/fonts', `${name}-latin-wght-normal.woff2`);
          const font = await readFile(path);
          const subset = await cachedBytes('fonts', [font, firstLetters, wght], () =>
            subsetFont(font, firstLetters, { targetFormat: 'woff2', variationAxes: { wght } }),
          );
          await writeFile(join(folder, `${name}.woff2`), subset);
        }
      },
    },
  };
}

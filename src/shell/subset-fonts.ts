import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** The letters of English and Spanish and the signs of running text. Whatever else a page has comes with the whole font. */
export const firstLetters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'\u00a0¡©°·¿×½ÁÉÍÑÓÖÚÜàáâãäåçèéêëìíîïñòóôõöøùúûüý–—‘’“”•…→↓−',
].join('');

/** Each font with the least and the greatest weight that the styles ask for. */
export const fonts = {
  'atkinson-hyperlegible-next': { min: 400, max: 700 },
  'brygada-1918': { min: 500, max: 600 },
} as const;

/** Writes the fonts that every page preloads, with `firstLetters` and no other weights, to `.build/fonts`. */
export function subsetFonts(): AstroIntegration {
  return {
    name: 'subset-fonts',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const root = fileURLToPath(config.root);
        const folder = join(root, '.build', 'fonts');
        await mkdir(folder, { recursive: true });
        for (const [name, wght] of Object.entries(fonts)) {
          const whole = join(root, 'src/styles/fonts', `${name}-latin-wght-normal.woff2`);
          const first = await subsetFont(await readFile(whole), firstLetters, {
            targetFormat: 'woff2',
            variationAxes: { wght },
          });
          await writeFile(join(folder, `${name}.woff2`), first);
        }
      },
    },
  };
}

import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolders } from './content-folders.ts';
import { closedSections } from './optional-sections.ts';
import { optionalSectionKeys } from './section-addresses.ts';

/**
 * The Vite plugin that writes which sections the site has into `open-sections.ts`, as constants: a
 * browser cannot read `site.yaml`, and a bundle has neither the question nor what belongs to a
 * section that is off.
 */
export function openSectionsModule(): Plugin {
  return {
    name: 'open-sections',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/src/content/open-sections.ts')) return undefined;
      const folders = contentFolders();
      for (const folder of Object.values(folders))
        this.addWatchFile(resolve(join(folder, 'site.yaml')));
      const closed = closedSections(folders);
      return optionalSectionKeys
        .map((key) => `export const ${key} = ${!closed.has(key)};`)
        .join('\n');
    },
  };
}

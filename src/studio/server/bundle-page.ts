import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { openSectionsModule } from '#content/open-sections-module.ts';
import { yamlModules } from '#content/yaml-modules.ts';

/** A file of the page of the studio, as it was bundled. */
export interface BundledFile {
  /** Its path below the address of the studio, without the first slash. */
  name: string;
  body: string | Uint8Array;
}

/*
 * A program by itself: bundles the page of the studio, sends its files, `BundledFile[]`, to the
 * process that started it, and ends.
 */

const project = resolve(import.meta.dirname, '../../..');

const built = (await build({
  root: project,
  configFile: false,
  // Letters are shown with the words that the site has for them.
  plugins: [yamlModules(), openSectionsModule()],
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(project, 'src/studio/app/main.tsx'),
      output: {
        entryFileNames: 'studio.js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'studio.css'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
})) as Rolldown.RolldownOutput;
const files = built.output.map((file): BundledFile => {
  const body = file.type === 'chunk' ? file.code : file.source;
  return { name: file.fileName, body };
});
process.send?.(files, () => process.disconnect());

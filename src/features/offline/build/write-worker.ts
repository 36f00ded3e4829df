import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { offlineSchema } from '../offline.schema.ts';
import { keptList } from './kept-list.ts';

const sources = new URL('../worker/', import.meta.url);
const wordsFile = new URL('../../../../content/pages/offline.yaml', import.meta.url);

/**
 * Writes `sw.js`, the worker that knows the files of a built folder, and `sw-off.js`, which takes it away
 * again (decision 33). With `off` the second is written in the place of the first as well.
 */
export async function writeWorker(root: string, off: boolean): Promise<void> {
  const { worker: words } = offlineSchema.parse(parse(readFileSync(wordsFile, 'utf8')));
  const manifest = JSON.stringify({ ...keptList(root), words });
  await bundle(root, 'off.ts', 'sw-off.js');
  if (off) await bundle(root, 'off.ts', 'sw.js');
  else await bundle(root, 'worker.ts', 'sw.js', manifest);
}

/** One plain script without imports: not every browser takes a module as a worker. */
async function bundle(root: string, entry: string, file: string, manifest = ''): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...(manifest && { MANIFEST: manifest }) },
    build: {
      outDir: root,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: fileURLToPath(new URL(entry, sources)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => file,
      },
    },
  });
}

/** Writes the worker once every page is in its final form. `CHV_OFFLINE=off` builds a site that keeps nothing. */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeWorker(fileURLToPath(dir), process.env['CHV_OFFLINE'] === 'off'),
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './write-worker.ts';

/** Writes the worker when every page stands in its last form. `CHV_OFFLINE=off` builds a site that keeps nothing. */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeWorker(fileURLToPath(dir), process.env['CHV_OFFLINE'] === 'off'),
    },
  };
}

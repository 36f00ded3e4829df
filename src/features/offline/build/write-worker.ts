import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { contentFolders, findFile } from '#content/content-folders.ts';
import { readFound, readingOf } from '#content/read-found.ts';
import { scriptTargets } from '#site/browser-floor.ts';
import { offlineSchema } from '../offline.schema.ts';
import { type KeptFile, type Tier, tiers, type WorkerManifest } from '../worker/worker-manifest.ts';
import { namedParts, scriptsWithImports, workingParts } from './page-parts.ts';

const sources = new URL('../worker/', import.meta.url);

/**
 * Writes into the built folder `root` the worker `sw.js`, which knows the files of that folder, and
 * `sw-off.js`, which removes the worker from devices (decision 33). With `off`, `sw.js` is the same
 * as `sw-off.js`. Throws as `keptList` does.
 */
export async function writeWorker(root: string, off: boolean): Promise<void> {
  const folders = contentFolders();
  const file = findFile('pages/offline.yaml', folders);
  const { data } = await readFound(file, 'yaml', readingOf(folders));
  const { worker: en, spanish: es } = offlineSchema.parse(data);
  const manifest = JSON.stringify({ ...keptList(root), words: { en, es } });
  await bundle(root, 'off.ts', 'sw-off.js');
  if (off) await bundle(root, 'off.ts', 'sw.js');
  else await bundle(root, 'worker.ts', 'sw.js', manifest);
}

/** The environment for which Workbox is bundled. */
const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * Bundles a worker into one plain script without imports, because not every browser takes a module
 * as a worker. `manifest` is JSON that takes the place of `MANIFEST`.
 */
async function bundle(root: string, entry: string, file: string, manifest = ''): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: manifest ? { ...production, MANIFEST: manifest } : production,
    build: {
      outDir: root,
      target: scriptTargets,
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

/**
 * Writes the worker once every page is in its final form. `CHV_OFFLINE=off` builds a site that
 * keeps nothing.
 */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeWorker(fileURLToPath(dir), process.env['CHV_OFFLINE'] === 'off'),
    },
  };
}

/** Pages that are kept even for a visitor who saves data: what an outage needs. */
const leastPages = ['/offline'];

/**
 * Pages that every visit keeps, unless the visitor saves data: the page for an outage, what to do
 * now, the guide with its hazards, what to say, and how to reach us. `/*` matches every page of a
 * folder.
 */
const corePages = [
  ...leastPages,
  '/now',
  '/now/*',
  '/es/ahora',
  '/es/ahora/*',
  '/resources/rapid-response',
  '/resources/rapid-response/*',
  '/resources/key-messages',
  '/media',
  '/media-inquiries',
  '/speakers/book',
];

/** Pages that a press keeps: those, the other guides, and the evidence that they cite. */
const guidePages = [...corePages, '/', '/resources', '/resources/community-toolkit', '/evidence'];

/** Files that are kept with the guides: each kit as plain text. */
const guideFiles = ['/resources/rapid-response/*.txt'];

/**
 * Returns the files of the built folder `root` that the worker may keep, each in the first tier
 * that needs it, and the id of the release. Throws if a page names a part that is missing.
 */
export function keptList(root: string): Omit<WorkerManifest, 'words'> {
  const pages = globSync('**/*.html', { cwd: root }).map(builtPageAddress).sort();
  const texts = globSync('**/*.txt', { cwd: root }).map((name) => `/${name}`);
  const read = (path: string) => readFileSync(join(root, builtFileName(path)), 'utf8');
  const pageWithWorkingParts = (path: string) => [
    path,
    ...scriptsWithImports(workingParts(read(path)), read, 'static'),
  ];
  const pageWithAllParts = (path: string) => [
    path,
    ...scriptsWithImports(namedParts(read(path)), read, 'all'),
  ];
  const filesOfTier: Record<Tier, string[]> = {
    least: listedPaths(pages, leastPages).flatMap(pageWithWorkingParts),
    core: listedPaths(pages, corePages).flatMap(pageWithWorkingParts),
    guides: [
      ...listedPaths(pages, guidePages).flatMap(pageWithAllParts),
      ...listedPaths(texts, guideFiles),
    ],
  };
  const firstTier = (url: string) =>
    tiers.find((tier) => filesOfTier[tier].includes(url)) ?? 'guides';
  const files = [...new Set(tiers.flatMap((tier) => filesOfTier[tier]))]
    .sort()
    .map((url) => keptFile(root, url, firstTier(url)));
  const parts = globSync('_astro/*', { cwd: root }).sort();
  return { release: releaseId([parts, files]), files };
}

function listedPaths(paths: readonly string[], list: readonly string[]): string[] {
  return paths.filter((path) => isListed(path, list));
}

/**
 * Returns whether a path of the site is in a list. An entry that ends in `/*` means every page of
 * that folder, one that ends in `/*.txt` every such file of it; folders within it are not meant.
 */
function isListed(path: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const [folder = '', ending] = entry.split('*');
    if (ending === undefined) return path === entry;
    const name = path.startsWith(folder) ? path.slice(folder.length) : '';
    const inFolder = name !== '' && !name.includes('/') && name.endsWith(ending);
    return inFolder && (ending !== '' || !name.includes('.'));
  });
}

function keptFile(root: string, url: string, tier: Tier): KeptFile {
  const bytes = readFileSync(join(root, builtFileName(url)));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { url, integrity, bytes: bytes.length, tier };
}

/** Returns the built file of an address: `media.html` for `/media`; other files keep their name. */
function builtFileName(path: string): string {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Returns the address of a built page: `/media` for `media.html`, `/` for `index.html`. */
function builtPageAddress(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
}

/** Returns an id of 12 hexadecimal digits that changes with any of the parts. */
function releaseId(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

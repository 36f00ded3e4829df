import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { contentFolders, findFile } from '#content/content-folders.ts';
import { isDemonstration, readFound } from '#content/read-found.ts';
import { scriptTargets } from '#site/browser-floor.ts';
import { offlineSchema } from '../offline.schema.ts';
import { type KeptFile, type Tier, tiers, type WorkerManifest } from '../worker/worker-manifest.ts';
import { namedParts, scriptsWithImports, workingParts } from './page-parts.ts';

const sources = new URL('../worker/', import.meta.url);

/**
 * Writes `sw.js`, the worker that knows the files of a built folder, and `sw-off.js`, which takes
 * it away again (decision 33). With `off` the second is written in the place of the first as well.
 */
export async function writeWorker(root: string, off: boolean): Promise<void> {
  const folders = contentFolders();
  const file = findFile('pages/offline.yaml', folders);
  const { data } = await readFound(file, 'yaml', await isDemonstration(folders));
  const { worker: words } = offlineSchema.parse(data);
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

/** What is kept even for a visitor who saves data: the pages that an outage needs. */
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

/** What a click keeps beyond those: the other guides, and the evidence that they cite. */
const guidePages = [...corePages, '/', '/resources', '/resources/community-toolkit', '/evidence'];

/** Files that go with the guides: each kit as plain text. */
const guideFiles = ['/resources/rapid-response/*.txt'];

/**
 * A built folder → what the worker may keep of it, and the id of the release. Throws if a page
 * names a part that is missing.
 */
export function keptList(root: string): Omit<WorkerManifest, 'words'> {
  const pages = globSync('**/*.html', { cwd: root }).map(pathOf).sort();
  const of = (list: readonly string[]) => pages.filter((path) => isListed(path, list));
  const read = (path: string) => readFileSync(join(root, fileOf(path)), 'utf8');
  const light = (path: string) => scriptsWithImports(workingParts(read(path)), read, 'static');
  const whole = (path: string) => scriptsWithImports(namedParts(read(path)), read, 'all');
  const texts = globSync('**/*.txt', { cwd: root }).map((name) => `/${name}`);
  const wanted: Record<Tier, string[]> = {
    least: of(leastPages).flatMap((path) => [path, ...light(path)]),
    core: of(corePages).flatMap((path) => [path, ...light(path)]),
    guides: [
      ...of(guidePages).flatMap((path) => [path, ...whole(path)]),
      ...texts.filter((path) => isListed(path, guideFiles)),
    ],
  };
  const first = (url: string) => tiers.find((tier) => wanted[tier].includes(url)) ?? 'guides';
  const files = [...new Set(tiers.flatMap((tier) => wanted[tier]))]
    .sort()
    .map((url) => keptFile(root, url, first(url)));
  const parts = globSync('_astro/*', { cwd: root }).sort();
  return { release: idOf([parts, files]), files };
}

/**
 * Whether a path of the site is one of a list; `/*` at the end of an entry matches one more
 * segment, `*.txt` for a file of the folder.
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
  const bytes = readFileSync(join(root, fileOf(url)));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { url, integrity, bytes: bytes.length, tier };
}

/** `/media` → `media.html`; files keep their name. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** `media.html` → `/media`. */
function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
}

function idOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corePages, guideFiles, guidePages, isListed, leastPages } from '../kept-pages.ts';
import { type KeptFile, type Tier, tiers, type WorkerManifest } from '../worker/worker-manifest.ts';
import { namedParts, scriptsWithImports, workingParts } from './page-parts.ts';

/** A built folder → what the worker may keep of it, and the id of the release. Throws if a part is named that is not there. */
export function keptList(root: string): Omit<WorkerManifest, 'words'> {
  const pages = globSync('**/*.html', { cwd: root }).map(pathOf).sort();
  const of = (list: readonly string[]) => pages.filter((path) => isListed(path, list));
  const light = (path: string) => withImports(root, workingParts(read(root, path)), 'static');
  const whole = (path: string) => withImports(root, namedParts(read(root, path)), 'all');
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

function withImports(root: string, parts: readonly string[], follow: 'static' | 'all'): string[] {
  return scriptsWithImports(parts, (path) => readFileSync(join(root, path), 'utf8'), follow);
}

function keptFile(root: string, url: string, tier: Tier): KeptFile {
  const bytes = readFileSync(join(root, fileOf(url)));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { url, integrity, bytes: bytes.length, tier };
}

function read(root: string, path: string): string {
  return readFileSync(join(root, fileOf(path)), 'utf8');
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

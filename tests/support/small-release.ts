import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWorker } from '#features/offline/build/write-worker.ts';
import { outDir } from '#hosting/out-dir.ts';

/** The pages of a small release: those that the worker keeps, and two that only a visit keeps. */
const pages = [
  '404',
  'index',
  'about/vision',
  'evidence',
  'media',
  'media-inquiries',
  'now',
  'now/*',
  'es/ahora',
  'es/ahora/*',
  'offline',
  'privacy',
  'resources',
  'resources/community-toolkit',
  'resources/key-messages',
  'resources/rapid-response',
  'resources/rapid-response/*',
  'speakers/book',
].map((page) => `${page}.html`);

const others = [
  '_astro/*',
  'resources/rapid-response/*.txt',
  'favicon.svg',
  'icons/*',
  'apple-touch-icon.png',
  '*.json',
  '*.webmanifest',
];

/**
 * Writes a small release of the site into a folder. Its name is in the heading of the guide, and a
 * script with a file name of its own writes it on the page as well, so that a page of one release
 * with the script of another is seen.
 */
export async function smallRelease(dir: string, name: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  for (const file of globSync([...pages, ...others], { cwd: outDir })) {
    if (/\.(br|gz)$/.test(file)) continue;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(outDir, file), join(dir, file));
  }
  const [shell = ''] = globSync('_astro/SiteShell*.js', { cwd: dir });
  const marked = shell.replace(/\.js$/, `-${name}.js`);
  renameSync(join(dir, shell), join(dir, marked));
  appendTo(
    join(dir, marked),
    `\ndocument.documentElement.dataset.scripts=${JSON.stringify(name)};`,
  );
  for (const file of globSync('**/*.{html,js}', { cwd: dir })) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8').replaceAll(shell.slice(7), marked.slice(7));
    writeFileSync(path, text.replaceAll('>Rapid Response Guide</h1>', `>Guide, ${name}</h1>`));
  }
  await writeWorker(dir, false);
}

function appendTo(file: string, text: string): void {
  writeFileSync(file, readFileSync(file, 'utf8') + text);
}

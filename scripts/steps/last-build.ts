import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';

const sources = ['{content,example}/**', 'public/**', 'src/**', '*.{ts,json}'];

/** Everything but the sources that decides how the site is built. */
interface Circumstances {
  /** The folder of the content: that of a network, or the example. */
  content: string;
  /** `2026-11-21`: pages show the year and which events are past on the day of the build. */
  day: string;
  node: string;
  /** The value of `CHV_OFFLINE`, where it is set. */
  offline: string | undefined;
}

function circumstancesNow(): Circumstances {
  const day = new Date().toISOString().slice(0, 10);
  return {
    content: contentFolders().own,
    day,
    node: process.version,
    offline: process.env['CHV_OFFLINE'],
  };
}

/**
 * Returns the SHA-256, in hex, of everything that a build is made from: it changes with any byte of
 * a source and with the circumstances. `root` is the folder of the project.
 */
export async function buildFingerprint(about = circumstancesNow(), root = '.'): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(about));
  const names = await Array.fromAsync(glob(sources, { cwd: root }));
  for (const name of names.sort()) {
    const file = join(root, name);
    if ((await stat(file)).isFile()) hash.update(`\0${name}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Whether a folder holds a build whose sources had this fingerprint: its pages are there, and the
 * file `note` names folder and fingerprint.
 */
export async function isBuilt(outDir: string, fingerprint: string, note = noteFile) {
  if (!existsSync(join(outDir, 'index.html'))) return false;
  return (await readFile(note, 'utf8').catch(() => '')) === noteOf(outDir, fingerprint);
}

/**
 * Writes into the file `note` which fingerprint the build in a folder has. Without a fingerprint
 * the sources count as unknown, so that the site is built again.
 */
export async function noteBuild(outDir: string, fingerprint = '', note = noteFile): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, noteOf(outDir, fingerprint));
}

/** The file that names folder and fingerprint of the last build. */
const noteFile = join('.build', 'built-from');

function noteOf(outDir: string, fingerprint: string): string {
  return `${outDir} ${fingerprint}\n`;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';

const sources = ['{content,example}/**', 'public/**', 'src/**', '*.{ts,json}'];

/** What else decides how the site is built. */
interface Circumstances {
  /** The folder of the content: that of a network, or the example. */
  content: string;
  /** `2026-11-21`; what is past, and the year, are those of the build. */
  day: string;
  node: string;
  /** `CHV_OFFLINE`, where it is set. */
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
 * The SHA-256, in hex, of everything a build is made from: it changes with any byte of a source,
 * and with the day.
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
 * Whether a folder holds the build that these sources would make now: one whose note names the same
 * fingerprint.
 */
export async function isBuilt(outDir: string, fingerprint: string, note = noteFile) {
  if (!existsSync(join(outDir, 'index.html'))) return false;
  return (await readFile(note, 'utf8').catch(() => '')) === noteOf(outDir, fingerprint);
}

/**
 * Notes the fingerprint of the build in a folder; without one, that its sources are unknown, so it
 * is built again.
 */
export async function noteBuild(outDir: string, fingerprint = '', note = noteFile): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, noteOf(outDir, fingerprint));
}

const noteFile = join('.build', 'built-from');

function noteOf(outDir: string, fingerprint: string): string {
  return `${outDir} ${fingerprint}\n`;
}

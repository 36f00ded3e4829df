import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A copy of the project that may be filled and built without touching the project. */
export interface Workspace {
  dir: string;
  remove: () => Promise<void>;
}

/** What a build reads; everything else stays behind. */
const parts = [
  'content',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Copies the project into a new folder under the system's temporary one. Its packages are linked, its caches are its own. */
export async function openWorkspace(project: string): Promise<Workspace> {
  const dir = await mkdtemp(join(tmpdir(), 'chv-bench-'));
  for (const part of parts) await cp(join(project, part), join(dir, part), { recursive: true });
  await linkPackages(join(project, 'node_modules'), join(dir, 'node_modules'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Each package by itself, because tools keep caches (`.astro`, `.vite`) in the folder around them. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    await symlink(join(from, name), join(to, basename(name)), 'junction');
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/steps/step.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** `npm run dev`, running in a copy of the project that a story may change. */
interface DevSite {
  folder: string;
  origin: string;
  /** Returns everything that the command has printed so far. */
  printed: () => string;
}

/** Tests of the development server, which staff use while they write. */
export const test = base.extend<{ devSite: DevSite }>({
  devSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'dev-site-')));
      try {
        await copyProject(folder);
        await whileDeveloping(folder, use);
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { timeout: 100_000 },
  ],
  baseURL: ({ devSite }, use) => use(devSite.origin),
  // Vite logs its connection, React recommends its tools, and a report of problems, which takes the
  // place of a page, has status 500.
  allowedMessages: [
    [/^console debug: \[vite\]/, /React DevTools/, /status of 500/],
    { scope: 'test' },
  ],
});

const projectFiles = [
  'astro.config.ts',
  'example',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
];

/**
 * Copies the sources of the site into a folder. Packages are linked one by one, so that caches in
 * `node_modules` belong to the copy.
 */
export async function copyProject(folder: string): Promise<void> {
  for (const name of projectFiles) await cp(name, join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    const path = join('node_modules', name);
    if (!name.startsWith('.')) await symlink(resolve(path), join(folder, path), 'junction');
  }
}

/** Runs `npm run dev` in a folder, hands it to `use`, and ends every process of it. */
async function whileDeveloping(folder: string, use: (site: DevSite) => Promise<void>) {
  const port = String(await freePort());
  const server = spawn(process.execPath, ['scripts/dev.ts', '--port', port], {
    cwd: folder,
    // A process group of its own, so that the server ends with the script that started it.
    detached: true,
    env: { ...process.env, CHV_CONTENT: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(server, 'close');
  let output = '';
  try {
    const origin = await new Promise<string>((found, failed) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
          const [, address] = /Local +(http:\S+)\/\s/.exec(output) ?? [];
          if (address) found(address);
        });
      }
      const fail = () => failed(new Error(`npm run dev does not serve:\n${output}`));
      server.on('close', fail);
      // Earlier than Playwright's own timeout of the fixture, after which nothing is cleaned up.
      AbortSignal.timeout(80_000).addEventListener('abort', fail);
    });
    await use({ folder, origin, printed: () => output });
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    await closed;
  }
}

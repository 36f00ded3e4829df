import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { siteServer } from '#hosting/site-server.ts';
import { readyBrowser } from '../scripts/programs.ts';
import { type ProcessUse, watchProcess } from './watch-process.ts';

/** The duration of each step of a build, in seconds, by the name of the step. */
type BuildTimes = ReadonlyMap<string, number>;

/** The times, memory and processor time of a build. */
export interface BuildCost extends ProcessUse {
  times: BuildTimes;
}

/**
 * Builds a workspace with the project's own command, from nothing; `saw` gets the line of each
 * finished step. Throws with the end of the output if the build fails.
 */
export async function buildSite(dir: string, saw: (line: string) => void): Promise<BuildCost> {
  const times = new Map<string, number>();
  const started = performance.now();
  const { code, output, taken } = await run(dir, (line) => {
    const [, step, seconds] = /^✓ (.+) \((\d+\.\d) s/.exec(line) ?? [];
    if (!step) return;
    times.set(step, Number(seconds));
    saw(line);
  });
  if (code !== 0) throw new Error(`the site was not built:\n${output.slice(-4000)}`);
  times.set('Build', (performance.now() - started) / 1000);
  return { times, ...taken };
}

function run(
  dir: string,
  onLine: (line: string) => void,
): Promise<{ code: number; output: string; taken: ProcessUse }> {
  return new Promise((resolve, reject) => {
    const { CHV_OUT_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: dir, env });
    const watch = watchProcess(child.pid ?? 0);
    let output = '';
    let rest = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, taken: watch.stop() }));
  });
}

/** A built site on a free port of this machine. */
interface ServedSite {
  origin: string;
  stop: () => void;
}

/** Serves a built folder with the headers and compressed copies of production. */
export async function serveSite(dir: string): Promise<ServedSite> {
  const server = siteServer(dir).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A copy of the project that may be filled and built without touching the project. */
interface Workspace {
  dir: string;
  remove: () => Promise<void>;
}

/** The files and folders that a build reads; nothing else is copied. */
const projectParts = [
  'example',
  'public',
  'scripts',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the project into a new folder under the system's temporary one. Its packages are linked,
 * its caches are its own.
 */
export async function openWorkspace(project: string): Promise<Workspace> {
  const dir = await mkdtemp(join(tmpdir(), 'chv-bench-'));
  for (const part of projectParts)
    await cp(join(project, part), join(dir, part), { recursive: true });
  await linkPackages(join(project, 'node_modules'), join(dir, 'node_modules'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/**
 * Each package by itself, because tools keep caches (`.astro`, `.vite`) in the folder around them.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    await symlink(join(from, name), join(to, basename(name)), 'junction');
  }
}

/** A page in a window of its own, cold caches, and the browser's own instruments. */
export interface OpenPage {
  page: Page;
  instruments: CDPSession;
  close: () => Promise<void>;
}

/** Starts the browser the tests use. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await readyBrowser(),
    // As root, Chromium starts only without its sandbox; for everybody else it is on.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
}

/**
 * Opens a new window of a size; `slowdown` makes the processor that many times slower for the page.
 */
export async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  slowdown = 1,
): Promise<OpenPage> {
  const context: BrowserContext = await browser.newContext({ viewport, locale: 'en-US' });
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await instruments.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, instruments, close: () => context.close() };
}

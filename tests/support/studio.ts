import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../scripts/steps/step.ts';
import { test as base, expect } from './test.ts';

export { expect };

const run = promisify(execFile);

/** The studio, working on a copy of the content that a story may change. */
export interface Studio {
  root: string;
  origin: string;
}

/** The files of the project that are copied beside the content for the studio. */
const copied = ['package.json', 'package-lock.json', '.gitignore'];

/**
 * Stories of staff in the studio: one server for all stories of a worker, and the published content
 * before each.
 */
export const test = base.extend<{ fresh: undefined }, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture’s needs from it.
    async ({}, use) => {
      const root = await realpath(await mkdtemp(join(tmpdir(), 'studio-')));
      try {
        for (const name of copied) cpSync(name, join(root, name));
        cpSync('example', join(root, 'content'), { recursive: true });
        await publishedAsIs(root);
        await whileStudioRuns({ root, args: ['--no-preview'] }, (origin) => use({ root, origin }));
      } finally {
        await rm(root, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.origin),
  fresh: [
    async ({ studio: { root } }, use) => {
      await git(root, 'switch', '--quiet', '--force', 'main');
      await git(root, 'reset', '--quiet', '--hard', 'first');
      await git(root, 'clean', '--quiet', '--force', '-d');
      await rm(join(root, '.studio'), { recursive: true, force: true });
      await rm(join(root, '.git/studio'), { recursive: true, force: true });
      const branches = (await git(root, 'branch', '--format=%(refname:short)')).split('\n');
      const others = branches.filter((name) => name !== 'main' && name !== '');
      if (others.length > 0) await git(root, 'branch', '--quiet', '--delete', '--force', ...others);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Makes a folder a repository whose only commit is everything in it. */
export async function publishedAsIs(root: string): Promise<void> {
  await git(root, 'init', '--quiet', '--initial-branch=main');
  await git(root, 'config', 'user.name', 'Staff');
  await git(root, 'config', 'user.email', 'staff@example.org');
  await git(root, 'add', '--all');
  await git(root, 'commit', '--quiet', '--message', 'As published');
  await git(root, 'tag', 'first');
}

interface Start {
  root: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Where the command runs; this project if absent. */
  cwd?: string;
}

/**
 * Runs `npm run studio` on a copy of the content, hands its origin to `use`, and ends every process
 * of it.
 */
export async function whileStudioRuns(
  { root, args, env = {}, cwd = '.' }: Start,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const port = String(await freePort());
  const script = resolve(cwd, 'scripts/studio.ts');
  const studio = spawn(process.execPath, [script, '--root', root, '--no-open', ...args], {
    cwd,
    // A process group of its own, so that the site beside the studio ends with it.
    detached: true,
    env: { ...process.env, ...env, STUDIO_PORT: port, FORCE_COLOR: undefined, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(studio, 'close');
  let printed = '';
  try {
    await new Promise<void>((found, failed) => {
      for (const stream of [studio.stdout, studio.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          printed += text;
          if (printed.includes(`The studio is at http://localhost:${port}`)) found();
        });
      studio.on('close', () => failed(new Error(`The studio does not start:\n${printed}`)));
    });
    await use(`http://localhost:${port}`);
  } finally {
    if (studio.pid && studio.exitCode === null) process.kill(-studio.pid, 'SIGKILL');
    await closed;
  }
}

/** Runs git in a folder and returns what it prints. */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trimEnd();
}

/** Every file that differs from what is published: `M content/…`, `?? content/…`. */
export async function changedFiles(root: string): Promise<string[]> {
  const status = await git(root, 'status', '--porcelain', '--untracked-files=all');
  return status === '' ? [] : status.split('\n').map((line) => line.trim());
}

/** Lines added and removed in each file: `1 1 content/…`. */
export async function changedLines(root: string): Promise<string[]> {
  const numbers = await git(root, 'diff', '--numstat');
  return numbers.split('\n').map((line) => line.replaceAll('\t', ' '));
}

/** Changes a file from outside, as an editor of text would. Throws where nothing changes. */
export function editFile(root: string, path: string, change: (text: string) => string): void {
  const file = join(root, 'content', path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  writeFileSync(file, after);
}

/**
 * Publishes an event anew that is still to come whenever the story runs: next year on May 6, 10 to
 * 12 o'clock, at a revision. Returns its path in the content.
 */
export async function publishEventToCome(root: string, revision = 0): Promise<string> {
  const day = `${new Date().getFullYear() + 1}-05-06`;
  const path = 'events/upcoming1.md';
  const event = { start: `${day}T10:00`, end: `${day}T12:00`, updated: '2026-11-01', revision };
  editFile(root, path, (text) =>
    text
      .replace(/^start: .*$/m, `start: "${event.start}"`)
      .replace(/^end: .*$/m, `end: "${event.end}"`)
      .replace(/^updated: .*$/m, `updated: "${event.updated}"\nrevision: ${revision}`),
  );
  editFile(root, 'published.lock/events/upcoming1.json', (text) => {
    const published = Object.assign(JSON.parse(text), event);
    return `${JSON.stringify(published, null, 2)}\n`;
  });
  await git(root, 'commit', '--quiet', '--all', '--message', 'An event to come');
  return path;
}

/** The parts of an entry's form, found as staff would name them. */
export interface Desk {
  field: (name: string | RegExp, within?: Locator) => Locator;
  /** A group or list of fields. */
  group: (name: string | RegExp) => Locator;
  save: () => Promise<void>;
  /** The status beside the button. */
  saved: Locator;
  toFix: Locator;
  /** The sentences that the page has announced so far, each once. */
  said: () => Promise<string[]>;
}

export async function openEntry(page: Page, kind: string, id: string): Promise<Desk> {
  await page.goto(`/entry/${kind}/${id}`);
  // By its text: to find a button by its name among thousands takes the browser seconds.
  await expect(page.locator('button', { hasText: /^Save$/ })).toBeVisible();
  await listenToPage(page);
  return deskOf(page);
}

/** Controls with a label, with the mark of a field that may be left out or without it. */
function labelled(within: Locator, name: string | RegExp): Locator {
  if (typeof name !== 'string') return within.getByLabel(name);
  const marked = within.getByLabel(`${name} (optional)`, { exact: true });
  return within.getByLabel(name, { exact: true }).or(marked);
}

export function deskOf(page: Page): Desk {
  const field: Desk['field'] = (name, within = page.getByRole('main')) =>
    labelled(within, name).and(page.locator('input, select, textarea'));
  const saved = page.getByRole('main').getByText(/^Saved at \d/);
  return {
    field,
    saved,
    group: (name) => page.getByRole('group', { name }),
    async save() {
      const answered = page.waitForResponse('**/api/save');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await answered;
      await expect(saved).toBeVisible();
    },
    toFix: page.getByRole('region', { name: /to fix/ }),
    said: () => page.evaluate(() => [...((window as unknown as { said?: string[] }).said ?? [])]),
  };
}

/** Notes each sentence that the page says to screen readers. */
async function listenToPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll('[data-announcer]'))
      new MutationObserver(() => {
        const sentence = region.textContent ?? '';
        if (sentence !== '') said.push(sentence);
      }).observe(region, { childList: true, subtree: true, characterData: true });
  });
}

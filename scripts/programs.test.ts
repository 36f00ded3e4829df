import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findProgram, isProgram } from './programs.ts';

test('the program is found in the folders of the path, or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'path-'));
  const isInside = (file: string) => file.startsWith(folder) && isProgram(file);
  const find = (PATH: string) => findProgram('khal', { env: { PATH }, isProgram: isInside });
  try {
    const path = ['/no/such/folder', folder].join(delimiter);
    expect(find(path)).toBeUndefined();
    await writeFile(join(folder, 'khal'), '', { mode: 0o755 });
    expect(find(path)).toBe(join(folder, 'khal'));
    expect(find('')).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});

const findBrowser = (env: Record<string, string>, ...installed: string[]) =>
  findProgram('browser', { env, isProgram: (file) => installed.includes(file) });

test('the browser named by the visitor goes first', () => {
  const env = { CHROME_PATH: '/opt/mine', PATH: '/usr/bin' };
  expect(findBrowser(env, '/opt/mine', '/usr/bin/chromium')).toBe('/opt/mine');
});

test('an installed browser is found on the path, whatever its name', () => {
  const env = { PATH: '/bin:/usr/bin' };
  expect(findBrowser(env, '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
});

test('a browser without windows of its own is preferred', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findBrowser({ PATH: '/usr/bin' }, ...both)).toBe(both[1]);
});

test('a Mac keeps it among the applications', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser({}, chrome)).toBe(chrome);
});

test("Playwright's own browser is the last choice", () => {
  const own = chromium.executablePath();
  expect(findBrowser({}, own)).toBe(own);
  expect(findBrowser({ PATH: '/usr/bin' }, own, '/usr/bin/chromium')).toBe('/usr/bin/chromium');
});

test('a machine without one has none', () => {
  expect(findBrowser({ PATH: '/usr/bin' })).toBeUndefined();
});

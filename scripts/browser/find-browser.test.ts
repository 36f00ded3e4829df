import { expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

const machine = (env: Record<string, string>, ...installed: string[]) => ({
  env,
  own: '/home/me/playwright/chrome',
  runs: (file: string) => installed.includes(file),
});

test('the browser named by the visitor goes first', () => {
  const env = { CHROME_PATH: '/opt/mine', PATH: '/usr/bin' };
  expect(findBrowser(machine(env, '/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine');
});

test('an installed browser is found on the path, whatever its name', () => {
  const env = { PATH: '/bin:/usr/bin' };
  expect(findBrowser(machine(env, '/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test('a browser without windows of its own is preferred', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findBrowser(machine({ PATH: '/usr/bin' }, ...both))).toBe(both[1]);
});

test('a Mac keeps it among the applications', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(machine({}, chrome))).toBe(chrome);
});

test("Playwright's own browser is the last choice", () => {
  expect(findBrowser(machine({}, '/home/me/playwright/chrome'))).toBe('/home/me/playwright/chrome');
});

test('a machine without one has none', () => {
  expect(findBrowser(machine({ PATH: '/usr/bin' }))).toBeUndefined();
});

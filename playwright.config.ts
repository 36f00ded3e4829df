import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/programs.ts';
import { reports } from './scripts/steps/reports.ts';
import { firefoxProjects } from './tests/firefox/projects.ts';
import { releaseOnly } from './tests/release-only.ts';
import type { Engine } from './tests/webkit/engines.ts';
import { webkitProjects } from './tests/webkit/projects.ts';

// Tests name people of the example alone.
process.env['CHV_CONTENT'] ??= 'example';

const port = process.env['CHV_TEST_PORT'] ?? '4399';
const executablePath = process.env['CHV_BROWSER'] ?? findProgram('browser');

/**
 * The part of the tests to run: `release`, what `npm test` leaves out; `all` for a story by hand;
 * else the rest.
 */
const wanted = process.env['CHV_TESTS'] ?? 'usual';
const titles = releaseOnly.map(({ title }) => title);
const part = { usual: { grepInvert: titles }, release: { grep: titles }, all: {} }[wanted] ?? {};

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  outputDir: '.build/test-results',
  fullyParallel: true,
  // A story waits about as long as it works, so three keep two cores busy. Those of a release wait
  // longer.
  workers: wanted === 'release' ? 4 : 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: reports.playwright }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // The stories of the worker let it in; no other test shall meet a kept page.
    serviceWorkers: 'block',
    // Nor a page that the browser made ready by itself: who saves data is sent no rules for that.
    extraHTTPHeaders: { 'Save-Data': 'on' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses to run as root inside its sandbox; nobody else gives it up.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // Begun first: its stories run one after the other, beside all the rest.
    {
      name: 'studio',
      ...part,
      // Each worker starts a studio of its own, which takes as long as a story.
      workers: 1,
      testMatch: 'studio/*.spec.ts',
      // A save waits for the check of all content, which takes long where the machine is busy.
      expect: { timeout: 20_000 },
      use: { reducedMotion: 'reduce' },
    },
    { name: 'files', ...part, testMatch: 'files/*.spec.ts' },
    { name: 'sweep', ...part, testMatch: 'sweep/*.spec.ts', use: { reducedMotion: 'reduce' } },
    { name: 'stories', ...part, testMatch: 'stories/*.spec.ts' },
    ...firefoxProjects(process.env['CHV_FIREFOX'], process.env['CHV_FIREFOX_STORIES']),
    ...(wanted === 'usual' ? [] : webkitProjects()),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: port },
    url: `http://localhost:${port}/privacy`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

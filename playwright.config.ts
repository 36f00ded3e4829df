import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/programs.ts';
import { reports } from './scripts/steps/reports.ts';
import { firefoxProjects } from './tests/firefox/projects.ts';

const port = process.env['CHV_TEST_PORT'] ?? '4399';
const executablePath = process.env['CHV_BROWSER'] ?? findProgram('browser');

/** `npm run test:release` sets this: it runs what `npm test` leaves out, which is tagged or in the folder `release`. */
const isRelease = process.env['CHV_RELEASE'] !== undefined;
const part = isRelease ? { grep: /@release/ } : { grepInvert: /@release/ };

export default defineConfig({
  testDir: 'tests',
  outputDir: '.build/test-results',
  fullyParallel: true,
  // A story waits about as long as it works, so three keep two cores busy.
  workers: 3,
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
    { name: 'files', ...part, testMatch: 'files/*.spec.ts' },
    { name: 'sweep', ...part, testMatch: 'sweep/*.spec.ts', use: { reducedMotion: 'reduce' } },
    { name: 'stories', ...part, testMatch: 'stories/*.spec.ts' },
    {
      name: 'studio',
      ...part,
      testMatch: 'studio/*.spec.ts',
      // A save waits for the check of all content, which takes long where the machine is busy.
      expect: { timeout: 20_000 },
      use: { reducedMotion: 'reduce' },
    },
    ...(isRelease ? [{ name: 'release', testMatch: 'release/*.spec.ts' }] : []),
    ...firefoxProjects(process.env['CHV_FIREFOX'], process.env['CHV_FIREFOX_STORIES']),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: port },
    url: `http://localhost:${port}/privacy`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

import { defineConfig } from '@playwright/test';
import { findProgram } from './scripts/programs.ts';
import { reports } from './scripts/steps/reports.ts';
import { firefoxProjects } from './tests/firefox/projects.ts';
import { studioProject } from './tests/support/studio-project.ts';
import { carrying } from './tests/support/tags.ts';
import type { Engine } from './tests/webkit/engines.ts';
import { webkitProjects } from './tests/webkit/projects.ts';

// Tests name people of the example alone.
process.env['CHV_CONTENT'] ??= 'example';

const port = process.env['CHV_TEST_PORT'] ?? '4399';
const executablePath = process.env['CHV_BROWSER'] ?? findProgram('browser');

/**
 * The part of the tests to run: `usual` for `npm test`, `ci` for the tests of every change that it
 * leaves out because they carry `@long`, `release` for those that carry `@release`, `all` for a
 * story that is run by hand.
 */
const part = process.env['CHV_TESTS'] ?? 'usual';
const partFilters: Readonly<Record<string, { grep?: RegExp; grepInvert?: RegExp[] }>> = {
  usual: { grepInvert: [carrying('@release'), carrying('@long')] },
  ci: { grep: carrying('@long'), grepInvert: [carrying('@release')] },
  release: { grep: carrying('@release') },
  all: {},
};
const partFilter = partFilters[part] ?? {};

export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests',
  outputDir: '.build/test-results',
  fullyParallel: true,
  // A story waits about half of its time, so three stories keep two cores busy. The stories of a
  // release wait longer.
  workers: part === 'release' ? 4 : 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: reports.playwright }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Only the stories about the service worker allow it; no other test may get a kept page.
    serviceWorkers: 'block',
    // No test may get a prerendered page either: with this header the site sends no rules for that.
    extraHTTPHeaders: { 'Save-Data': 'on' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root, Chromium starts only without its sandbox; for everybody else it is on.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Draws without WebGL's emulation of a graphics card, which costs a tenth of the time.
        '--disable-gpu',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // First, because its stories run one after the other, beside all the others.
    {
      name: 'studio',
      ...partFilter,
      ...studioProject,
      use: { reducedMotion: 'reduce' },
    },
    { name: 'files', ...partFilter, testMatch: 'files/*.spec.ts' },
    {
      name: 'sweep',
      ...partFilter,
      testMatch: 'sweep/*.spec.ts',
      use: { reducedMotion: 'reduce' },
    },
    { name: 'stories', ...partFilter, testMatch: 'stories/*.spec.ts' },
    ...firefoxProjects(process.env['CHV_FIREFOX'], process.env['CHV_FIREFOX_STORIES']),
    ...(part === 'usual' ? [] : webkitProjects()),
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts`,
    env: { PORT: port },
    url: `http://localhost:${port}/privacy`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});

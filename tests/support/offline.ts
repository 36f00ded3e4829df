import { cpSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OwnSite } from './own-site.ts';
import { smallRelease } from './small-release.ts';
import { test as base, expect } from './test.ts';

export { expect };

const folder = `.build/offline-stories/${process.pid}`;
/**
 * Folders of releases: two of them, the first with the worker of the second, as in the middle of a
 * deployment, and the first with the kill switch.
 */
export const releases = {
  one: `${folder}/one`,
  two: `${folder}/two`,
  half: `${folder}/half`,
  off: `${folder}/off`,
} as const;

const allowed = [
  // An outage is what these stories are about, and a deployment in the middle of an answer.
  /ERR(OR)?_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_FAILED|503|integrity|status 404: .*SiteShell/,
  // Firefox's messages about pictures that are not kept, and about the icon that it wants for a
  // page of words alone.
  /NS_ERROR_INTERCEPTION_FAILED|A ServiceWorker passed an Error|favicon\.ico because it violates/,
];

interface OfflineFixtures {
  site: OwnSite;
}

/** Stories with a worker: each has the first release on a server of its own. */
export const test = base.extend<OfflineFixtures, { builtReleases: undefined }>({
  builtReleases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      await smallRelease(releases.one, 'one');
      await smallRelease(releases.two, 'two');
      for (const [copy, worker] of [
        [releases.half, `${releases.two}/sw.js`],
        [releases.off, `${releases.one}/sw-off.js`],
      ] as const) {
        cpSync(releases.one, copy, { recursive: true });
        cpSync(worker, `${copy}/sw.js`);
      }
      await use(undefined);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ builtReleases: _ }, use, { workerIndex, testId }) => {
    const site = new OwnSite(`${folder}/site-${workerIndex}-${testId.slice(-6)}`);
    await site.deploy(releases.one);
    await site.start();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  allowedMessages: [allowed, { scope: 'test' }],
});

/** Opens a page and waits until the worker has taken over and kept what it keeps. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerIsThere(page);
}

/** Waits until a worker answers for the page. */
export async function workerIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The names and addresses of all that is kept. Runs inside the page. */
export async function everythingKept(): Promise<{ name: string; url: string; status: number }[]> {
  const entries = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const status = (await cache.match(url, { ignoreVary: true }))?.status ?? 0;
      entries.push({ name, url: new URL(url).pathname, status });
    }
  }
  return entries;
}

/** The bar on a kept page. */
export function keptNote(page: Page) {
  return page.getByRole('complementary', { name: 'Kept copy' });
}

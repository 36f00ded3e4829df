import type { Page } from '@playwright/test';
import {
  everythingKept,
  expect,
  keptNote,
  releases,
  test,
  visit,
  workerIsThere,
} from '../support/offline.ts';

const guide = '/resources/rapid-response';

async function expectRelease(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guide, ${name}`);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', name);
}

/** The kept release of the worker that answers now. */
async function keptReleases(page: Page): Promise<string[]> {
  const entries = await page.evaluate(everythingKept);
  return [...new Set(entries.map(({ name }) => name.split('-')[2] ?? ''))];
}

/** Updates the worker and returns the state of the new one. Rejects where none can be fetched. */
async function newestWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    const isSettled = () => worker?.state === 'activated' || worker?.state === 'redundant';
    await new Promise<void>((settled) => {
      if (isSettled()) settled();
      worker?.addEventListener('statechange', () => isSettled() && settled());
    });
    return worker?.state;
  });
}

// It serves two releases one after the other.
test('a new release is there at the next visit, and no page ever has the script of another', {
  tag: '@release',
}, async ({ page, context, site }) => {
  await visit(page, guide);
  await expectRelease(page, 'one');
  await expect.poll(() => keptReleases(page)).toHaveLength(1);
  const [first = ''] = await keptReleases(page);
  const old = await page.locator('script[src*="SiteShell"]').getAttribute('src');

  await test.step('half of a deployment is not kept', async () => {
    await site.deploy(releases.half);
    await page.reload();
    await expectRelease(page, 'one');
    await newestWorker(page).catch(() => {});
    await expect.poll(() => keptReleases(page)).toEqual([first]);
  });
  await test.step('the whole release is', async () => {
    const open = await context.newPage();
    await open.goto(guide);
    await site.deploy(releases.two);
    await page.reload();
    await expectRelease(page, 'two');
    await expect.poll(() => newestWorker(page)).toBe('activated');
    await workerIsThere(page);
    expect(await keptReleases(page)).toHaveLength(2);
    // An open page of the last release still finds its files, though the server has them no
    // more.
    expect(await open.evaluate(async (src) => (await fetch(src)).status, old ?? '')).toBe(200);
  });
  await test.step('an outage shows it whole', async () => {
    await site.stop();
    await page.goto(guide);
    await expect(keptNote(page)).toBeVisible();
    await expectRelease(page, 'two');
  });
});

test('the kill switch leaves no worker and nothing kept, and spares what is not ours', {
  tag: '@release',
}, async ({ page, site }) => {
  await visit(page, guide);
  await page.evaluate(() => caches.open('someone-else'));
  await site.deploy(releases.off);
  await page.goto('/privacy');
  const remainingReleases = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(remainingReleases).toEqual({ caches: ['someone-else'], workers: 0 });
  await page.goto(guide);
  await expectRelease(page, 'one');
});

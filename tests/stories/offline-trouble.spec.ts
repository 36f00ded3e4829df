import { expect, keptNote, test, visit } from '../support/offline.ts';

const guide = '/resources/rapid-response';
const refused =
  "const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));";

test('where storage is refused the site is as it was, and the press says so', async ({
  page,
  site,
}) => {
  site.beforeWorker = `${refused} caches.open = refuse; caches.keys = refuse; caches.match = refuse;\n`;
  await page.goto(guide);
  const press = page.getByRole('button', { name: 'Keep the guides offline' });
  await press.scrollIntoViewIfNeeded();
  await press.click();
  await expect(page.getByText('The guides could not be kept.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide, one');
});

test('a device that is full keeps nothing and shows everything', async ({ page, site }) => {
  const full =
    "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };";
  site.beforeWorker = `addEventListener('activate', () => { ${full} });\n`;
  await visit(page, guide);
  await page.goto('/about/vision');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'one');
});

test('a broken worker and a broken store end in the page, or in words', async ({ page, site }) => {
  site.beforeWorker = `${refused}
    addEventListener('message', ({ data }) => {
      if (data !== 'break') return;
      caches.keys = caches.open = caches.match = () => { throw new Error('broken'); };
    });\n`;
  await visit(page, guide);

  await test.step('every call to the store throws', async () => {
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('break'));
    await page.goto('/about/vision');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'one');
    await expect(keptNote(page)).toHaveCount(0);
  });
  await test.step('and there is an outage as well', async () => {
    await site.stop();
    await page.goto(guide);
    await expect(page.getByText('You are offline, or the site cannot be reached.')).toBeVisible();
  });
});

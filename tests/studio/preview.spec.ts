import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/steps/step.ts';
import { copyProject } from '../support/dev-site.ts';
import { test as base, deskOf, expect, publishedAsIs, whileStudioRuns } from '../support/studio.ts';

/** The studio with the site beside it, in a copy of the whole project. */
const test = base.extend<{ origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
    async ({}, use) => {
      const root = await realpath(await mkdtemp(join(tmpdir(), 'studio-site-')));
      try {
        await copyProject(root);
        await publishedAsIs(root);
        const env = { PORT: String(await freePort()) };
        await whileStudioRuns({ root, args: [], env }, use);
      } finally {
        await rm(root, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { timeout: 100_000 },
  ],
  // The site has a port of its own; Vite says when it connects.
  allowedMessages: [
    [/^another server: http:\/\/localhost:/, /^console debug: \[vite\]/, /React DevTools/],
    { scope: 'test' },
  ],
});

// It starts the development server.
test('Beside the form stands the real page as I saved it, and it says where it is not', {
  tag: '@release',
}, async ({ page, origin }) => {
  await page.goto(`${origin}/entry/visionPage/vision`);
  const { field, save } = deskOf(page);
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Our Purpose', { timeout: 60_000 });

  await field('Title', page.getByRole('region', { name: 'Main' })).fill('Our New Purpose');
  await expect(heading).toHaveText('Our Purpose');
  await save();
  await expect(heading).toHaveText('Our New Purpose', { timeout: 30_000 });

  const width = () => shown.locator('html').evaluate(() => innerWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(width).toBe(1280);
  await page.getByRole('button', { name: 'Hide preview' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  await test.step('a save that the site refuses leaves the page before, and says so', async () => {
    await page.getByRole('button', { name: 'Show preview' }).click();
    const title = field('Title', page.getByRole('region', { name: 'Main' }));
    await title.fill('');
    await save();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('This is the page before your last save');
    await expect(heading).toHaveText('Our New Purpose');
    await title.fill('Our Purpose Again');
    await save();
    await expect(preview).toContainText('As last saved.', { timeout: 30_000 });
    await expect(heading).toHaveText('Our Purpose Again', { timeout: 30_000 });
  });
  await test.step('an entry without a page says why', async () => {
    const preview = page.getByRole('region', { name: 'Preview' });
    await page.goto(`${origin}/entry/speakers/ana-reyes`);
    await expect(preview).toContainText('it comes once you have saved');
    await save();
    await expect(preview).toContainText('There is no page yet: it is not finished.');
  });
});

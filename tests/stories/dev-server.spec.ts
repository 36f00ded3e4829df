import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type Page } from '@playwright/test';
import { everyRule } from '../support/axe.ts';
import { expect, test } from '../support/dev-site.ts';

/** Counts loads of the page until there is none for 10 seconds, or `most` of them. */
async function loadsUntilRest(page: Page, most: number): Promise<number> {
  for (let loads = 0; loads < most; loads++) {
    try {
      await page.waitForEvent('domcontentloaded', { timeout: 10_000 });
    } catch (error) {
      if (error instanceof errors.TimeoutError) return loads;
      throw error;
    }
  }
  return most;
}

test('while I write, the page rests until I save a file, and then shows what I wrote', {
  tag: ['@release', '@not-firefox'],
}, async ({ page, devSite }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about/vision');

  await test.step('it rests, once the new server has made its first page ready', async () => {
    expect(await loadsUntilRest(page, 4), 'loads without a change').toBeLessThan(4);
    await expect(heading).toHaveText('Our Purpose');
  });
  await test.step('it shows what I saved, and rests again', async () => {
    const file = join(devSite.folder, 'example/pages/vision.yaml');
    const reload = page.waitForEvent('domcontentloaded', { timeout: 60_000 });
    writeFileSync(file, readFileSync(file, 'utf8').replace('Our Purpose', 'Our New Purpose'));
    await reload;
    await expect(heading).toHaveText('Our New Purpose');
    // On a slow machine the server may send one change to the page twice.
    expect(await loadsUntilRest(page, 2), 'more loads for one change').toBeLessThan(2);
  });
  expect(devSite.printed()).not.toContain('MaxListenersExceededWarning');
});

test('a problem in the content is shown in our own words, in browser and terminal, until I fix it', {
  tag: ['@release', '@not-firefox'],
}, async ({ page, devSite }) => {
  const file = join(devSite.folder, 'example/events/upcoming1.md');
  const sound = readFileSync(file, 'utf8');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/about/vision');
  await expect(heading).toHaveText('Our Purpose');

  await test.step('the open page becomes the report: place, problem and what to write', async () => {
    writeFileSync(file, sound.replace(/^region: .*$/m, 'region: Mid-west'));
    await expect(heading).toHaveText('1 problem in the content', { timeout: 60_000 });
    const report = page.getByRole('main');
    await expect(report).toContainText(/content\/events\/upcoming1\.md:\d+:9/);
    await expect(report).toContainText('Did you mean "Midwest"? Write one of: Northeast');
    expect(await everyRule(page), 'accessibility problems').toEqual([]);
    await expect.poll(() => devSite.printed()).toContain('fix      Did you mean "Midwest"?');
    expect(devSite.printed()).not.toContain('does not match collection schema');
  });
  await test.step('so is every other page, but not one in a frame, where the studio previews', async () => {
    await page.goto('/resources/events-calendar/upcoming1');
    await expect(heading).toHaveText('1 problem in the content');
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/about/vision' });
      document.body.append(frame);
    });
    const framed = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await expect(framed).toHaveText('Our Purpose');
  });
  await test.step('it is back once the file is fixed', async () => {
    writeFileSync(file, sound);
    const title = /^title: "?(.*?)"?$/m.exec(sound)?.[1] ?? '';
    await expect(heading).toHaveText(title, { timeout: 60_000 });
    await expect.poll(() => devSite.printed()).toContain('The content is sound again.');
  });
});

import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outDir } from '#hosting/out-dir.ts';
import { allOf } from '../support/all-of.ts';
import { everyRule } from '../support/axe.ts';
import { desk, narrow } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

// The file is opened from a folder, as from a USB stick.
test.use({ allowedMessages: [/^another server: file:/] });

const paper = { light: 'rgb(246, 248, 246)', dark: 'rgb(14, 22, 29)' } as const;

// It looks at one file in light, dark and on paper.
test('from the guide I take all kits in one file, and open it from a stick', {
  tag: ['@not-firefox', '@long'],
}, async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/resources/rapid-response');
  const link = page.getByRole('link', { name: /^Download all four kits \(HTML, .*B\)$/ });
  await expect(page.getByText(/As of \w+ \d+, \d{4}$/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('climate-health-voices-hazard-kits.html');
  const file = join(mkdtempSync(join(tmpdir(), 'stick-')), 'kits.html');
  copyFileSync(join(outDir, 'resources/rapid-response/kits.html'), file);

  // Ends the requests of the guide, so that those that follow are the file's.
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = pathToFileURL(file).href;
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`in ${colorScheme} colors`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(page.locator('body')).toHaveCSS('background-color', paper[colorScheme]);
      expect(await everyRule(page)).toEqual([]);
    });
  }
  await test.step('each hazard is one press away, with its sources written out', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Wildfires' }).click();
    const wildfires = page.getByRole('region', { name: 'Wildfires' });
    await expect(wildfires.getByRole('heading', { level: 2 })).toBeInViewport();
    const sources = wildfires.getByRole('list').last().getByRole('link');
    expect(await sources.count()).toBeGreaterThan(3);
    for (const source of await allOf(sources)) {
      expect(await source.textContent()).toBe(await source.getAttribute('href'));
    }
  });
  await test.step('on a narrow screen nothing is cut', async () => {
    await page.setViewportSize(narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  });
  await test.step('on paper each hazard begins a sheet', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: /Flooding$/ })).toHaveCSS('break-before', 'page');
    await expect(page.getByRole('navigation')).toBeHidden();
  });
  expect(requests.filter((url) => url.split('#')[0] !== address)).toEqual([]);
});

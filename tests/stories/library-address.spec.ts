import { holdScripts } from '../support/hold-scripts.ts';
import { hydrated } from '../support/hydration.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { libraryOf, openLibrary } from '../support/library.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test('“Resources on Storytelling” leads to the library, filtered', async ({ page }) => {
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Resources on Storytelling' }).click();
  await hydrated(page);
  const library = libraryOf(page);
  await expect(page).toHaveURL('/resources/library?topic=communication');
  await expect(library.topic('Communication')).toHaveAttribute('aria-pressed', 'true');
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
  await page.goBack();
  await expect(page).toHaveURL('/stories');
  await page.goForward();
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
});

test('before the script is here, the tabs are links to what they show', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/resources/library', { waitUntil: 'commit' });
  const links = page.getByRole('tablist', { name: 'Type' }).getByRole('tab');
  await expect(links).toHaveText(['All Types', 'Reports', 'Guides', 'Research', 'Toolkits']);
  await links.filter({ hasText: 'Guides' }).click();
  await expect(page).toHaveURL('/resources/library?type=guide');
  letGo();
  const library = libraryOf(page);
  await expect(library.tab('Guides')).toHaveAttribute('aria-selected', 'true');
  await expect(library.count).toHaveText('Showing 3 of 12 resources');
});

for (const size of [desk, phone]) {
  // The sweep of `npm test` looks at the page as it opens.
  test(`nothing jumps while the library opens, ${size.width} px wide`, { tag: '@release' }, async ({
    context,
  }) => {
    for (const query of ['', '?topic=policy&topic=youth', '?type=guide&sort=title', '?q=zzzz']) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await openLibrary(page, query);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift), query).toBe(0);
      await page.close();
    }
  });
}

import { holdScripts } from '../support/hold-scripts.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { desk, phone } from '../support/sizes.ts';
import { openStories, storiesOf } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';

test('an anchor opens the tab that it names, and moves into the query', async ({ page }) => {
  const stories = await openStories(page, '?tag=Heat#video');
  await expect(stories.tab('Video')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/stories?tag=Heat&tab=video');
  await page.evaluate(() => {
    location.hash = '#audio';
  });
  await expect(stories.tab('Audio')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/stories?tag=Heat&tab=audio');
  await page.goBack();
  await expect(stories.tab('Video')).toHaveAttribute('aria-selected', 'true');
});

test('before the script is here, the tabs are links that work', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/stories', { waitUntil: 'commit' });
  const row = page.getByRole('tablist', { name: 'Story format' });
  const section = (name: string) => page.getByRole('tabpanel', { name });
  await expect(section('Audio Stories (7)')).toBeVisible();
  await expect(section('Video Stories (4)')).toBeHidden();
  await row.getByRole('tab', { name: 'Video Stories' }).click();
  await expect(section('Video Stories (4)')).toBeVisible();
  await expect(section('Audio Stories (7)')).toBeHidden();
  letGo();
  const stories = storiesOf(page);
  await expect(stories.tab('Video')).toHaveAttribute('aria-selected', 'true');
  await expect(stories.cards).toHaveCount(4);
});

for (const size of [desk, phone]) {
  // The sweep of `npm test` looks at the page as it opens.
  test(`nothing jumps while the stories open, ${size.width} px wide`, { tag: '@release' }, async ({
    context,
  }) => {
    for (const query of ['', '?tab=video', '?tag=Heat&tag=Youth', '?type=video', '?q=zzzz']) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await openStories(page, query);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift), query).toBe(0);
      await page.close();
    }
  });
}

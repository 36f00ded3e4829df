import { live } from '../support/directory.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { desk, phone } from '../support/sizes.ts';
import { chooseTags, openStories, storiesOf } from '../support/stories.ts';
import { expect, test } from '../support/test.ts';

test('everything asked stands in the address, and reload and a shared link bring it back', async ({
  page,
  browser,
}) => {
  const stories = await openStories(page);
  await stories.tab('Video').click();
  await stories.search.fill('the');
  await stories.type.selectOption('Video Stories');
  await chooseTags(page, 'Heat', 'Youth');
  await stories.match('All of these').check();
  const address = '/stories?q=the&type=video&tag=Heat&tag=Youth&match=all&tab=video';
  await expect(page).toHaveURL(address);
  const quotes = await stories.quotes.allTextContents();

  await page.reload();
  await live(page);
  await expect(stories.quotes).toHaveText(quotes);

  const other = await browser.newPage();
  await other.goto(page.url());
  await live(other);
  const shared = storiesOf(other);
  await expect(shared.quotes).toHaveText(quotes);
  await expect(shared.search).toHaveValue('the');
  await expect(shared.type).toHaveValue('video');
  await expect(shared.match('All of these')).toBeChecked();
  await expect(shared.tab('Video')).toHaveAttribute('aria-selected', 'true');
  await expect(shared.active.getByRole('listitem')).toHaveText(['Heat', 'Youth']);
  await other.close();
});

test('Back and Forward go through the steps, tabs among them', async ({ page }) => {
  const stories = await openStories(page);
  const look = async () => ({ url: page.url(), tabs: await stories.tabs.allTextContents() });
  const steps = [await look()];
  const presses = [
    () => chooseTags(page, 'Heat'),
    () => stories.tab('Video').click(),
    () => stories.type.selectOption('Video Stories'),
    () => stories.tab('Audio').click(),
    () => stories.match('All of these').check(),
    () => stories.remove('Heat').click(),
  ];
  for (const press of presses) {
    const before = page.url();
    await press();
    await expect(page).not.toHaveURL(before);
    steps.push(await look());
  }
  for (const { url, tabs } of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(stories.tabs).toHaveText(tabs);
  }
  for (const { url, tabs } of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect(stories.tabs).toHaveText(tabs);
  }
});

test('what is typed is one step for Back', async ({ page }) => {
  const stories = await openStories(page);
  await stories.search.pressSequentially('fan');
  await expect(page).toHaveURL(/q=fan$/);
  await stories.search.pressSequentially('s and');
  await expect(page).toHaveURL(/q=fans\+and$/);
  await page.goBack();
  await expect(page).toHaveURL('/stories');
  await expect(stories.search).toHaveValue('');
  await expect(stories.cards).toHaveCount(7);
});

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
  const row = page.getByRole('navigation', { name: 'Story format' });
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Audio Stories (7)')).toBeVisible();
  await expect(section('Video Stories (4)')).toBeHidden();
  await row.getByRole('link', { name: 'Video Stories' }).click();
  await expect(section('Video Stories (4)')).toBeVisible();
  await expect(section('Audio Stories (7)')).toBeHidden();
  letGo();
  const stories = storiesOf(page);
  await expect(stories.tab('Video')).toHaveAttribute('aria-selected', 'true');
  await expect(stories.cards).toHaveCount(4);
});

for (const size of [desk, phone]) {
  for (const query of ['', '?tab=video', '?tag=Heat&tag=Youth', '?type=video', '?q=zzzz']) {
    test(`nothing jumps while ${query || 'the whole list'} opens, ${size.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openStories(page, query);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift)).toBe(0);
    });
  }
}

/** Addresses as the world makes them: mistyped, cut off, tampered with, enormous. */
const badAddresses: readonly string[] = [
  '?tag=<script>alert(1)</script>',
  '?tag=%3Cscript%3Ealert(1)%3C/script%3E',
  '?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?q="><svg/onload=alert(1)>',
  '?q=javascript:alert(1)',
  '?q=%00',
  '?q=%E0%A4%A',
  '?q=%',
  '?q=%ED%A0%80',
  '?q=%F0%9F%94%A5',
  '?q=%E2%80%AE%E2%80%8B',
  '?q=.*(a+)+$',
  '?q=\\',
  '?q=+++',
  '?q=__proto__',
  '?type=constructor&tab=__proto__&tag=toString',
  '?__proto__[x]=1&constructor=2',
  '?type=VIDEO&tab=Video',
  '?type=all&match=any&tab=audio',
  '?type=video&type=audio',
  '?type=audio&tab=video',
  '?tab=radio',
  '?tag=Heat&tag=Heat&tag=Heat',
  '?tag=heat',
  '?tag=Heat%20',
  '?tag=',
  '?tag',
  '?match=some',
  '??q=heat',
  '?&&&=&=',
  '?q=heat#%',
  '#nowhere',
  '#%E0%A4%A',
  '?tab=audio#video',
  '?page=-1&limit=1e9',
  `?q=${'heat+'.repeat(20_000)}`,
  `?${'tag=Heat&'.repeat(5_000)}`,
  `?tag=${'x'.repeat(100_000)}`,
];

test('an address that makes no sense still gives the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  for (const query of badAddresses) {
    await test.step(query.slice(0, 60), async () => {
      const stories = await openStories(page, query);
      await expect(stories.panel).toBeVisible();
      await expect(page.locator('main :is(img[src="x"], svg[onload])')).toHaveCount(0);
      await stories.search.fill('');
      if (await stories.clear.isVisible()) await stories.clear.click();
      await expect(stories.tabs).toHaveText(['Audio Stories (7)', 'Video Stories (4)']);
    });
  }
  expect(asked, 'no script of the address ran').toEqual([]);
});

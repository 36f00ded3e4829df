import { live, openDirectory } from '../support/directory.ts';
import { expect, test } from '../support/test.ts';

test('every choice stands in the address, and a shared link brings it back', async ({
  page,
  browser,
}) => {
  const directory = await openDirectory(page);
  await directory.tag('Extreme heat').click();
  await directory.match('All of these').check();
  await directory.menu('Language').click();
  await directory.option('Spanish').check();
  await page.keyboard.press('Escape');
  await directory.chip('Free for non-profits').click();
  await directory.search.fill('heat');
  await directory.sort.selectOption('Name');
  await expect(page).toHaveURL(
    '/speakers/directory?q=heat&tag=Extreme+heat&lang=Spanish&free=yes&match=all&sort=name',
  );
  const names = await directory.names.allTextContents();

  const other = await browser.newPage();
  await other.goto(page.url());
  await live(other);
  const shared = await openDirectory(page, new URL(page.url()).search);
  await expect(shared.names).toHaveText(names);
  await expect(shared.search).toHaveValue('heat');
  await expect(shared.match('All of these')).toBeChecked();
  await other.close();
});

test('Back and Forward go through twenty steps, and the list follows the address', async ({
  page,
}) => {
  const directory = await openDirectory(page);
  const tags = ['Asthma', 'Extreme heat', 'Flooding', 'Workers', 'Youth'];
  const steps: { url: string; count: string }[] = [];
  const look = async () => ({
    url: page.url(),
    count: (await directory.count.textContent()) ?? '',
  });
  steps.push(await look());
  for (let step = 0; step < 20; step++) {
    const before = page.url();
    await directory.tag(tags[step % tags.length] ?? '').click();
    await expect(page).not.toHaveURL(before);
    steps.push(await look());
  }
  for (const { url, count } of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(directory.count).toHaveText(count);
  }
  for (const { url, count } of steps.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect(directory.count).toHaveText(count);
  }
});

test('typing three hundred letters writes the address at most ten times', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { writes: number };
    counted.writes = 0;
    for (const how of ['pushState', 'replaceState'] as const) {
      const write = history[how].bind(history);
      history[how] = (...args) => {
        counted.writes += 1;
        write(...args);
      };
    }
  });
  const directory = await openDirectory(page);
  for (let word = 0; word < 5; word++) {
    await directory.search.pressSequentially(
      'heat wave in the city and what to do about it old '.slice(0, 60),
    );
    await directory.search.fill('');
  }
  await directory.search.pressSequentially('smoke');
  await expect(page).toHaveURL(/q=smoke/);
  expect(
    await page.evaluate(() => (window as unknown as { writes: number }).writes),
  ).toBeLessThanOrEqual(10);
});

test('what is typed is one step for Back', async ({ page }) => {
  const directory = await openDirectory(page);
  await directory.search.pressSequentially('mid');
  await expect(page).toHaveURL(/q=mid$/);
  await directory.search.pressSequentially('wife');
  await expect(page).toHaveURL(/q=midwife$/);
  await page.goBack();
  await expect(directory.search).toHaveValue('');
  await expect(page).toHaveURL('/speakers/directory');
  await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
});

test('the way back from a profile brings the list as it was', async ({ page }) => {
  const directory = await openDirectory(page);
  await directory.tag('Flooding').click();
  const count = (await directory.count.textContent()) ?? '';
  await directory.cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/speakers\/profile\//);
  await page.goBack();
  await expect(directory.tag('Flooding')).toHaveAttribute('aria-pressed', 'true');
  await expect(directory.count).toHaveText(count);
});

/** Addresses as the world makes them: mistyped, cut off, tampered with, enormous. */
const badAddresses: readonly string[] = [
  '?tag=<script>alert(1)</script>',
  '?tag=%3Cscript%3Ealert(1)%3C/script%3E',
  '?q=<script>alert(1)</script>',
  '?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?q="><svg/onload=alert(1)>',
  "?q=';alert(1)//",
  '?q=javascript:alert(1)',
  '?q={{7*7}}',
  '?q=$%7B7*7%7D',
  '?q=%00',
  '?q=%E0%A4%A',
  '?q=%',
  '?q=%ED%A0%80',
  '?q=%F0%9F%94%A5',
  '?q=%E2%80%AE%E2%80%8B',
  '?q=.*(a+)+$',
  '?q=\\',
  '?q=*',
  '?q=+++',
  '?q=a',
  '?q=s',
  '?q=the+of+and',
  '?q=-heat',
  '?q=__proto__',
  '?q=constructor',
  '?tag=__proto__&lang=constructor&region=toString',
  '?__proto__[x]=1&constructor=2',
  '?tag=Asthma&tag=Asthma&tag=Asthma',
  '?tag=asthma',
  '?tag=Asthma%20',
  '?tag=',
  '?tag',
  '?lang=Klingon&region=Mars&format=smoke-signal',
  '?match=some&sort=random',
  '?sort=best',
  '?sort=daily&sort=name',
  '?free=no&notice=1',
  '?free=yes&free=yes',
  '??q=heat',
  '?&&&=&=',
  '?q=heat#%',
  '#nowhere',
  '?q=%u0041',
  '?page=-1&limit=1e9',
  `?q=${'heat+'.repeat(20_000)}`,
  `?${'tag=Asthma&'.repeat(5_000)}`,
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
      const directory = await openDirectory(page, query);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speakers Bureau');
      await expect(directory.count).toBeVisible();
      await expect(page.locator('main :is(img[src="x"], svg[onload])')).toHaveCount(0);
      await directory.search.fill('');
      if (await directory.clear.isVisible()) await directory.clear.click();
      await expect(directory.count).toHaveText('Showing 26 of 26 speakers');
    });
  }
  expect(asked, 'no script of the address ran').toEqual([]);
});
